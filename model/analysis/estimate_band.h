// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"
#include "model/scenario/scenario.h"

namespace planner {

/// Between which values an estimate lies, given what is not known well.
struct EstimateBand {
    double best = 0;  ///< in balance, the network a tenth better, no fixed time
    double worst = 0; ///< imbalance 1.5, the network a tenth worse, 6 ms fixed time per pass
};

/// The band of a figure of the estimate, from the declared ranges of its uncertain inputs. An input that was
/// set to a value outside its range keeps it. Missing where the estimate is.
EstimateBand estimate_band(const Scenario& scenario, Figure figure);

} // namespace planner
