// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/json_text.h"

namespace planner {

/// The line, from 1, on which the value at `place` begins in the JSON text (its key, where it has one). The
/// text must be valid; a place that it does not have gives the line of the nearest level above.
std::size_t line_of(std::string_view text, const Json::json_pointer& place);

} // namespace planner
