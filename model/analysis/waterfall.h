// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

#include <vector>

namespace planner {

/// Why a decode step takes longer than the chapter's bound; the order in which the causes are switched on.
enum class Cause : std::uint8_t {
    chapter,     ///< where it begins
    whole_model, ///< every layer and kernel as it is, still perfectly overlapped
    schedule,    ///< stages that cannot hide each other: now the limit
    network,     ///< latency and rate of the network
    kernels,     ///< kernels and clocks below the nameplate
    imbalance,   ///< the hottest GPU rules
    fixed,       ///< gaps and time per pass: now the estimate
    unexplained, ///< what the measurement has beyond the estimate
};

/// One cause and the step time after it was switched on.
struct WaterfallStep {
    Cause cause;
    double before_s = 0;
    double after_s = 0;
};

/// From the chapter's bound to the estimate, one cause at a time in the order above, and on to the measured
/// step where it is of this plan. The steps join exactly. Empty where the estimate is missing.
std::vector<WaterfallStep> waterfall(const Scenario& scenario);

} // namespace planner
