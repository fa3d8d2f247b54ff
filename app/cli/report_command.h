// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace planner::cli {

/// What follows `report` on the command line.
struct ReportOptions {
    std::string scenario;
    std::string baseline; ///< empty for a report of one plan
    std::vector<std::string> assignments;
    std::string output = "-"; ///< file, or "-" for standard output
    std::string prepared_by;
};

/// `report SCENARIO [--baseline SCENARIO] [--set ID=VALUE]... -o FILE.md`
int write_report(const ReportOptions& options);

} // namespace planner::cli
