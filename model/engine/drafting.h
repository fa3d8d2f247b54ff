// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/calculation.h"

namespace planner {

/// The further fixed time per layer above which drafting pays: then both ways produce the same tokens per
/// second. `passed` are the layers that a step with drafts passes, those of the drafts included. 0 where
/// drafting pays anyway.
template <class N>
N drafting_break_even(const Calculation<N>& c, const N& step, const N& step_without, const N& passed,
                      const N& advance) {
    if (c.plain("decode.draft_tokens"_in) < 1)
        return c.missing(PLANNER_TEXT("model", "nothing is drafted"));
    const N saved = c["model.layers"_in] - passed / advance; // layers per token that drafting saves
    if (value_of(saved) <= 0)
        return c.missing(PLANNER_TEXT("model", "too few drafts are accepted to pay at any fixed time"));
    return larger((step / advance - step_without) / saved, N(0.0));
}

} // namespace planner
