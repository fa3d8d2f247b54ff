// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/dimension.h"

#include <fmt/format.h>

namespace planner {

std::string to_string(Dimension dimension) {
    std::string result;
    const auto append = [&result](const char* symbol, int exponent) {
        if (exponent == 0)
            return;
        if (!result.empty())
            result += ' ';
        result += exponent == 1 ? symbol : fmt::format("{}^{}", symbol, exponent);
    };
    append("B", dimension.byte);
    append("FLOP", dimension.flop);
    append("s", dimension.second);
    append("USD", dimension.usd);
    append("CNY", dimension.cny);
    return result.empty() ? "1" : result;
}

} // namespace planner
