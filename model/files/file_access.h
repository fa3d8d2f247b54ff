// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/problem.h"

#include <cstdint>
#include <filesystem>

namespace planner {

/// Largest file that any reader of ours accepts; a scenario takes a few kilobytes.
inline constexpr std::uintmax_t largest_file_bytes = 16U << 20U;

/// The whole file as text; refuses folders, files that cannot be read and files beyond `largest_file_bytes`.
Result<std::string> read_file(const std::filesystem::path& path);

/// Writes a file so that at any moment either the old or the new content stands there, whole.
Result<void> write_file_atomically(const std::filesystem::path& path, std::string_view content);

} // namespace planner
