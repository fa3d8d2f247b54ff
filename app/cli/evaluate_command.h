// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace planner::cli {

/// `evaluate SCENARIO [--set ID=VALUE]... [--json]`; SCENARIO "-" reads scenarios from standard input.
int evaluate_scenario(const std::string& scenario, const std::vector<std::string>& assignments, bool as_json);

/// `explain SCENARIO FIGURE [--set ID=VALUE]... [--json]`
int explain_figure(const std::string& scenario, const std::string& figure_id,
                   const std::vector<std::string>& assignments, bool as_json);

} // namespace planner::cli
