// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"

#include <string_view>

namespace planner {

/// The title of a group of parameters, marked for translation; null for another word.
const char* group_title(std::string_view group);

/// Whether another parameter has the same label, so that its group has to tell them apart.
bool label_is_shared(Parameter parameter);

} // namespace planner
