// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace planner::desktop {

/// What `moe-planner extract` was asked for.
struct ExtractRequest {
    std::string picture; ///< PNG, SVG, PDF or HTML
    std::string output;  ///< scenario file, or "-" for standard output
};

/// Writes the scenario that a picture or report carries. Answers the exit code.
int extractScenario(const ExtractRequest& request);

} // namespace planner::desktop
