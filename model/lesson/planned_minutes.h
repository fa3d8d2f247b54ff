// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/lesson.h"

#include <optional>

namespace planner {

/// How many minutes of class are planned from the start of a lesson to the end of a step; nothing where one
/// of the steps does not say.
std::optional<double> planned_minutes(const Lesson& lesson, std::size_t step);

} // namespace planner
