// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace planner::cli {

/// `day SCENARIO [--traffic FILE] [--set ID=VALUE]... [--json | --csv]`
struct DayOptions {
    std::string scenario;
    std::string traffic; ///< file with a column of 24 hours; empty for the scenario's own
    std::vector<std::string> assignments;
    bool as_json = false;
    bool as_csv = false;
};

int print_day(const DayOptions& options);

} // namespace planner::cli
