// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/lesson.h"
#include "model/text/problem.h"

#include <filesystem>

namespace planner {

/// The format version that this program reads.
inline constexpr int lesson_version = 1;

/// Reads a lesson from JSON text. Whatever the program could not play is refused with line and key: unknown
/// keys, figures, inputs and presets, assignments that fail, tables with uneven rows, a text in one language
/// only.
Result<Lesson> read_lesson(std::string_view text, const std::string& file);

/// Reads a lesson file.
Result<Lesson> load_lesson(const std::filesystem::path& path);

} // namespace planner
