// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/architecture.h"
#include "model/engine/estimate/decode_step.h"
#include "model/engine/estimate/prefill_pass.h"
#include "model/engine/metered.h"
#include "model/engine/placement.h"
#include "model/engine/plan.h"

namespace planner {

/// A plan's inputs, read by the engine's kernel formulas with the work behind each time. Linked inputs
/// already have the value that they follow.
inline Calculation<Metered> metered(const Plan& plan) {
    Calculation<Metered> calculation(plan.inputs);
    architecture(calculation);
    expert_placement<ServingUnit::decode>(calculation);
    expert_placement<ServingUnit::prefill>(calculation);
    return calculation;
}

inline Efficiency<Metered> efficiency_of(const Calculation<Metered>& calculation, Lens lens) {
    return lens == Lens::limit ? ideal(calculation) : realistic(calculation);
}

/// Requests that one GPU decodes, and the tokens of each in a step.
inline Metered decode_requests(const Calculation<Metered>& c) {
    return c["decode.requests_per_rank"_in] / c["decode.attention_tp"_in];
}
inline Metered decode_queries(const Calculation<Metered>& c) { return 1.0 + c["decode.draft_tokens"_in]; }

} // namespace planner
