// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"

namespace planner {

/// What the shipped ideal profile says of an efficiency parameter.
double ideal_value(Parameter parameter);

} // namespace planner
