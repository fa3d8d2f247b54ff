// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace planner::cli {

/// Reads one scenario per line and writes one plan per line in the same order, holding one at a time. A line
/// that cannot be evaluated gives `{"error": ..}` in its place and makes the exit code `bad_input`. Keys of a
/// line that are not known are told on standard error, with the number of the line.
int evaluate_stream(std::istream& input, std::ostream& output, const std::vector<std::string>& assignments);

} // namespace planner::cli
