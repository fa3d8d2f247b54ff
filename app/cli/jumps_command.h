// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace planner::cli {

/// What `jumps` was asked.
struct JumpsOptions {
    std::string scenario;
    std::string unit = "decode"; ///< or "prefill"
    int from = 1;
    int to = 320;
    std::vector<std::string> assignments;
    bool as_json = false;
};

/// Lists where the unit's time jumps along EP, and why. Answers the exit code.
int list_jumps(const JumpsOptions& options);

} // namespace planner::cli
