// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace planner::desktop {

/// What `moe-planner report` was asked for.
struct ReportRequest {
    std::string scenario; ///< preset id, file, or a picture that carries one
    std::string baseline; ///< likewise; empty for a report of one plan
    std::string output;   ///< file; .pdf or .html
    std::string language = "en";
    std::string preparedBy;
};

/// Writes the report of a plan. Answers the exit code; needs a QApplication.
int writeReport(const ReportRequest& request);

} // namespace planner::desktop
