// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"

#include <vector>

namespace planner {

/// One step from the headline revenue down to what is earned. The first has no change; each change joins the
/// amount before to the amount after, exactly.
struct RevenueStep {
    enum class Kind : std::uint8_t {
        headline,      ///< every token at the list price of the dearer model
        cheaper_model, ///< tokens that another model serves
        off_peak,      ///< off-peak discount
        unpaid,        ///< free traffic
        nodes,         ///< cost of the nodes
        other_cost,    ///< what GPU hours leave out
    };
    Kind kind;
    double change_usd = 0;
    double after_usd = 0;
    double markup = 0; ///< were this the last step: (revenue - cost) over cost of the nodes and other cost
    double gross_margin = 0; ///< the same profit over the revenue at this step
    Parameter editable{};    ///< the input that this step rests on most
};

/// From the headline ("545 %") downwards: revenue steps first, then cost. Steps whose figures are missing are
/// missing numbers, never zero.
std::vector<RevenueStep> revenue_waterfall(const Plan& plan);

} // namespace planner
