// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"
#include "model/scenario/scenario.h"

#include <vector>

namespace planner {

/// What became of one end of the range in which an input is varied.
enum class EndState : std::uint8_t {
    evaluated,
    illegal, ///< the input cannot have this value
    none,    ///< there is nothing to step to: the last word of a list, a missing value, a fifth of zero
};

/// One end: the value tried, and the figures there.
struct SensitivityEnd {
    EndState state = EndState::none;
    double value = not_given;
    std::vector<double> figures; ///< in the order asked for; missing unless evaluated
    bool breaks = false;         ///< whether more rules are broken than before
};

/// What one input does to the figures.
struct InputEffect {
    Parameter parameter{};
    double present = not_given;
    SensitivityEnd low, high;
};

/// Figures against every input, each moved on its own.
struct Sensitivity {
    std::vector<Figure> figures;
    std::vector<double> present; ///< the figures with nothing moved
    std::vector<InputEffect> effects;

    /// How far the figure moves, over its present value: the larger of the two ends, signed; 0 if it stays.
    double swing(const InputEffect& effect, std::size_t figure) const;

    /// The change of the figure at one end, over its present value; missing where the end was not evaluated.
    double change(const SensitivityEnd& end, std::size_t figure) const;

    /// Numbers of the effects that move the figure, the strongest first.
    std::vector<std::size_t> ranked(std::size_t figure) const;
};

/// How far an input is moved to either side, as a share of its value.
inline constexpr double usual_span = 0.2;

/// Moves every input to either side. Whole numbers go to the nearest whole number at least one away, those
/// that place experts to the nearest even placement; words to their neighbours in the list. Where service
/// figures are asked for, nodes are sized from the demand, so that inputs move them; `present` is then of
/// that plan.
Sensitivity sensitivity(const Scenario& scenario, std::vector<Figure> figures, double span = usual_span);

} // namespace planner
