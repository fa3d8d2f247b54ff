// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/problem.h"

namespace planner {

tl::unexpected<Problem> failure(Text what, std::string key, std::string file) {
    return tl::make_unexpected(Problem{std::move(what), std::move(file), std::move(key)});
}

std::string english(const Problem& problem) {
    std::string result;
    for (const auto& part : {problem.file, problem.key})
        if (!part.empty())
            result += part + ": ";
    return result + english(problem.what);
}

} // namespace planner
