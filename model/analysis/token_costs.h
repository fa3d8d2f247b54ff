// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"

namespace planner {

/// What a million tokens cost, by part; the parts of one row add up to the all-in cost.
struct TokenCosts {
    struct Row {
        double prefill_usd = 0;
        double decode_usd = 0;
        double idle_usd =
            0; ///< rounding, headroom, nights; below zero where fewer nodes are paid than needed
        double total() const { return prefill_usd + decode_usd + idle_usd; }
    };
    Row per_million_output;
    Row per_million_input;
    Row per_million_any;
};

/// The day's cost of a plan over its output, its input, and all of its tokens.
TokenCosts token_costs(const Plan& plan);

} // namespace planner
