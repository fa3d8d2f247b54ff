// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/problem.h"

namespace planner::cli {

/// Exit codes of every command.
enum ExitCode : int { done = 0, bad_input = 1, wrong_usage = 2 };

/// Prints a problem on standard error and answers `bad_input`.
int report(const Problem& problem);

/// Prints notices on standard error.
void print_notices(const std::vector<Problem>& notices);

} // namespace planner::cli
