// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"
#include "model/scenario/values.h"

namespace planner {

/// What the engine makes of a scenario: every figure, and every input as it took effect.
struct Plan {
    ParameterValues inputs{}; ///< as in the scenario, linked ones with the value that they follow
    std::array<double, figure_count> figures{};
    bool has_traffic = true;  ///< false where the traffic by hour is a column that nobody has given
    bool is_published = true; ///< whether measured figures are of this very plan

    double operator[](Figure figure) const { return figures[index_of(figure)]; }
    double operator[](Parameter parameter) const { return inputs[index_of(parameter)]; }
};

/// Whether the figure rests on measurements, so that it is of the published plan once the plan is edited.
bool is_of_published(Figure figure);

/// The word of a figure or parameter whose value is one of its choices; empty where it is missing.
std::string_view word_of(const Plan& plan, Figure figure);

} // namespace planner
