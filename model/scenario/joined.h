// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace planner::detail {

/// Joins the groups of a table into one array at compile time.
template <class Entry, std::size_t... Sizes>
constexpr std::array<Entry, (Sizes + ...)> joined(const std::array<Entry, Sizes>&... parts) {
    std::array<Entry, (Sizes + ...)> result{};
    std::size_t at = 0;
    const auto append = [&](const auto& part) {
        for (const auto& entry : part)
            result[at++] = entry;
    };
    (append(parts), ...);
    return result;
}

} // namespace planner::detail
