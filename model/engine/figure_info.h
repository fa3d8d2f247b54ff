// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameter_info.h"

namespace planner {

/// The four words that never mix, and what belongs to none of them.
enum class Lens : std::uint8_t { chapter, limit, estimate, measured, exact };

/// Which way a change of a figure is good.
enum class Better : std::uint8_t { neither, lower, higher };

/// Everything that is known of one computed figure.
struct FigureInfo {
    std::string_view id; ///< dotted id, stable: scripts rely on it
    const char* label;   ///< short English name, marked with PLANNER_TEXT
    Unit unit = Unit::count;
    const char* help = ""; ///< one line: what it means and what its denominator is
    Better better = Better::neither;
    std::span<const Choice> choices{}; ///< words of a figure that is one; the value is the index

    constexpr Lens lens() const {
        if (id.starts_with("chapter."))
            return Lens::chapter;
        if (id.starts_with("limit."))
            return Lens::limit;
        if (id.starts_with("estimate."))
            return Lens::estimate;
        return id.starts_with("measured.") ? Lens::measured : Lens::exact;
    }
};

} // namespace planner
