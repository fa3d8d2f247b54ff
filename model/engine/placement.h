// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/layer_kinds.h"

namespace planner {

/// Expert slots of one GPU and layer, and how many slots stay empty where the experts do not divide evenly.
template <ServingUnit unit, class N> void expert_placement(Calculation<N>& c) {
    const auto& ep = c[input_of(unit, "ep")];
    const auto placed = c["model.routed_experts"_in] + c[input_of(unit, "redundant_experts")];
    if (c.plain("model.routed_experts"_in) > 0)
        c.set(figure_of(unit, "routed_experts_per_gpu"), rounded_up(placed / ep));
    else
        c.set(figure_of(unit, "routed_experts_per_gpu"), c["model.routed_experts"_in] / ep);
    if (c.plain("model.routed_experts"_in) > 0)
        c.set(figure_of(unit, "empty_slots"), c[figure_of(unit, "routed_experts_per_gpu")] * ep - placed);
    else
        c.set(figure_of(unit, "empty_slots"), c["model.routed_experts"_in] * ep);
}

/// Over how many GPUs of an attention rank the KV cache is split: ordinary heads are split, MLA's latent
/// vector is copied.
template <class N> N kv_split(const Calculation<N>& c, Parameter attention_tp) {
    if (keeps_latent(c))
        return c.decided_by("model.attention_kind"_in, 1, Unit::count,
                            PLANNER_TEXT("model", "GPUs that share the KV cache"));
    return smaller(c[attention_tp], main_heads(c).kv_heads);
}

/// The same for window layers and for the states of linear attention.
template <class N> N window_split(const Calculation<N>& c, Parameter attention_tp) {
    return smaller(c[attention_tp], window_heads(c).kv_heads);
}
template <class N> N state_split(const Calculation<N>& c, Parameter attention_tp) {
    return smaller(c[attention_tp], c["model.linear_value_heads"_in]);
}

/// MTP layers that a step passes: one for each drafted token, as far as the model has them.
template <class N> N mtp_layers_used(const Calculation<N>& c) {
    return smaller(c["decode.draft_tokens"_in], c["model.mtp_layers"_in]);
}

} // namespace planner
