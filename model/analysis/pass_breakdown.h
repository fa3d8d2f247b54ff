// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"

#include <vector>

namespace planner {

/// What a prefill pass is spent on.
enum class PassPart : std::uint8_t {
    attention,
    shared,
    experts,
    dispatch,
    combine,
    dense_layers,
    rest,       ///< output head, fixed time and gaps between stages
    unexplained ///< what the factor of that name adds
};

/// A part of the pass that somebody waits for. What hides behind something longer takes no part.
struct PassShare {
    PassPart part;
    double seconds = 0;
    Figure figure{}; ///< what explains it
};

/// The limit's or estimate's prefill pass by what it is spent on: in each slot of the schedule the longer
/// lane counts. The shares sum to the pass. Empty where the pass is missing.
std::vector<PassShare> pass_breakdown(const Plan& plan, Lens lens);

/// How long a GPU at the measured rate takes for the tokens of a pass; missing unless the measurement is of
/// this plan.
double measured_pass_s(const Plan& plan);

} // namespace planner
