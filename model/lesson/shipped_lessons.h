// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/lesson.h"

namespace planner {

/// The lessons that come with the program, the chapter's first.
const std::vector<Lesson>& shipped_lessons();

} // namespace planner
