// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"

#include <array>
#include <bitset>

namespace planner {

/// One value for each parameter, in table order, SI base units; NaN where an optional one is not given.
using ParameterValues = std::array<double, parameter_count>;

/// One mark for each parameter.
using ParameterFlags = std::bitset<parameter_count>;

/// Equal, where a missing value equals a missing value.
bool same_value(double a, double b);

} // namespace planner
