// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"

#include <vector>

namespace planner {

/// What a decode step is spent on.
enum class StepPart : std::uint8_t {
    attention,
    shared,
    experts,
    dispatch,
    combine,
    dense_layers,
    mtp,
    head,
    prefill,
    fixed
};

/// A part of the step that somebody waits for. What hides behind something longer takes no part.
struct StepShare {
    StepPart part;
    double seconds = 0;
    Figure figure{}; ///< what explains it
};

/// The estimate's or limit's decode step by what it is spent on: in each slot of the schedule the longer lane
/// counts. The shares sum to the step. Empty where the step is missing.
std::vector<StepShare> step_breakdown(const Plan& plan, Lens lens);

} // namespace planner
