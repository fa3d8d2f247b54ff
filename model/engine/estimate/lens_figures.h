// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"

namespace planner {

/// The figure of a lens, by the part of its id behind "limit." or "estimate."; a misspelt one does not
/// compile.
consteval Figure figure_of(Lens lens, std::string_view name) {
    const std::string_view before = lens == Lens::limit ? "limit." : "estimate.";
    for (std::size_t index = 0; index < figure_count; ++index) {
        const auto id = figure_table[index].id;
        if (id.starts_with(before) && id.substr(before.size()) == name)
            return static_cast<Figure>(index);
    }
    throw "no such figure";
}

} // namespace planner
