// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <fmt/format.h>

#include <cstdio>

namespace planner::cli {

int report(const Problem& problem) {
    fmt::print(stderr, "moe-planner-cli: {}\n", english(problem));
    return bad_input;
}

void print_notices(const std::vector<Problem>& notices) {
    for (const auto& notice : notices)
        fmt::print(stderr, "moe-planner-cli: note: {}\n", english(notice));
}

} // namespace planner::cli
