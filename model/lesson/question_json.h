// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/lesson_reader.h"

namespace planner {

/// Reads the question of a step.
Question read_question(const LessonReader& json);

} // namespace planner
