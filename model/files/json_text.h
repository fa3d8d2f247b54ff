// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/problem.h"

#include <nlohmann/json.hpp>

namespace planner {

/// JSON objects keep their keys in the order of the file, so that a saved file reads as it was written.
using Json = nlohmann::ordered_json;

/// Nesting beyond this is refused; our own formats need four levels.
inline constexpr int deepest_json = 64;

/// Parses UTF-8 JSON strictly: names line and column of a syntax error, refuses repeated keys, numbers beyond
/// double's range and nesting deeper than `deepest_json`. `file` is named in the problem.
Result<Json> parse_json(std::string_view text, const std::string& file);

} // namespace planner
