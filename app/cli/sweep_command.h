// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace planner::cli {

/// What follows `sweep` on the command line.
struct SweepOptions {
    std::vector<std::string> scenarios;   ///< at least one
    std::vector<std::string> assignments; ///< of `--set`
    std::vector<std::string> vary;
    std::vector<std::string> figures;
    std::string csv = "-"; ///< file, or "-" for standard output
    bool as_json = false;  ///< JSON on standard output instead
};

/// `sweep SCENARIO... --vary ID=FROM:TO:COUNT... --figure ID... [--set ID=VALUE]... [--csv FILE] [--json]`
int sweep(const SweepOptions& options);

} // namespace planner::cli
