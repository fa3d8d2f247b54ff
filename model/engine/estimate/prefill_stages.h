// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/prefill_attention.h"

namespace planner {

/// The stages of one prefill layer, for one micro-batch on one GPU.
template <class N> struct PrefillStages {
    N core_attention, attention, shared, expert_gemm, mlp, dispatch, combine, dense_layer;
};

template <class N> N stage_time(const PrefillStages<N>& stages, Stage stage) {
    switch (stage) {
    case Stage::shared:
        return stages.shared;
    case Stage::dispatch:
        return stages.dispatch;
    case Stage::mlp:
        return stages.mlp;
    case Stage::combine:
        return stages.combine;
    default:
        return stages.attention;
    }
}

namespace schedules {

/// A whole prefill batch, nothing hidden.
inline constexpr std::array prefill_slots{compute({Stage::attention, 0}), compute({Stage::shared, 0}),
                                          network({Stage::dispatch, 0}), compute({Stage::mlp, 0}),
                                          network({Stage::combine, 0})};
/// The shared expert hides dispatch of the same batch.
inline constexpr std::array prefill_single_slots{compute({Stage::attention, 0}),
                                                 beside({Stage::shared, 0}, {Stage::dispatch, 0}),
                                                 compute({Stage::mlp, 0}), network({Stage::combine, 0})};
inline constexpr Schedule prefill_none{prefill_slots, 4, 1};
inline constexpr Schedule prefill_single{prefill_single_slots, 4, 1};

} // namespace schedules

namespace detail {

/// Routed experts of the hottest GPU and the passes that sort tokens in and add results up.
template <ServingUnit unit, class N>
void prefill_experts(PrefillStages<N>& out, const KernelCosts<N>& k, const N& tokens) {
    const auto& c = k.calculation();
    const auto& width = c["model.expert_intermediate_size"_in];
    const auto& expert_width = expert_hidden(c);
    const auto& imbalance = k.efficiency().prefill.experts;
    const N rows = tokens * c["model.experts_per_token"_in] * imbalance;
    const N arrived = tokens * distinct_ranks(c, c[input_of(unit, "ep")]) * imbalance;
    const N touched = touched_experts<unit>(c, tokens);
    out.expert_gemm = k.grouped(rows, touched, matrices_in(c) * width, expert_width) +
                      k.grouped(rows, touched, expert_width, width);
    out.mlp = out.expert_gemm + k.pass(rows * width, 5) + k.pass((arrived + rows) * expert_width, 1) +
              k.pass(rows * width, 5) + k.pass((rows + arrived) * expert_width, 2);
}

} // namespace detail

/// The stages for `tokens` computed tokens per GPU; experts of the given unit.
template <ServingUnit unit, class N>
PrefillStages<N> prefill_stages(const KernelCosts<N>& k, const N& tokens) {
    const auto& c = k.calculation();
    const auto& hidden = c["model.hidden_size"_in];
    const auto& tp = c["prefill.attention_tp"_in];
    PrefillStages<N> out;
    const N norm = k.pass(tokens * hidden, 8);
    const auto attention = detail::prefill_attention<N>(k, tokens);
    out.core_attention = attention.core;
    out.attention = attention.whole + norm;
    out.dense_layer = out.attention +
                      feed_forward(k, tokens * tp, c["model.dense_intermediate_size"_in] / tp) +
                      tp_reduce(k, tokens * tp, tp);
    if (c.plain("model.routed_experts"_in) <= 0) {
        const N none = c.constant(0, Unit::seconds, PLANNER_TEXT("model", "no experts"), "definition");
        out.shared = out.expert_gemm = out.mlp = out.dispatch = out.combine = none;
        return out;
    }
    out.attention = out.attention + k.gemm_bf16(tokens, c["model.routed_experts"_in], hidden) +
                    k.pass(tokens * c["model.routed_experts"_in], 8, 3) + k.pass(tokens * hidden, 3);
    if (c.plain("model.expert_hidden_size"_in) > 0)
        out.attention = out.attention + k.gemm_bf16(tokens, expert_hidden(c), hidden) +
                        k.gemm_bf16(tokens, hidden, expert_hidden(c));
    const auto& shared = c["model.shared_intermediate_size"_in];
    out.shared = k.pass(tokens * hidden, 6);
    if (c.plain("model.shared_experts"_in) > 0)
        out.shared = out.shared + feed_forward(k, tokens, shared) + k.pass(tokens * shared, 5);
    detail::prefill_experts<unit>(out, k, tokens);
    const auto group = expert_group<unit>(c);
    out.dispatch = high_throughput(c, k.efficiency(), group, tokens, true);
    out.combine = high_throughput(c, k.efficiency(), group, tokens, false);
    return out;
}

template <class N> N layer_time(const Schedule& schedule, const N& gap, const PrefillStages<N>& stages) {
    return layer_time(schedule, gap, [&](Stage stage) { return stage_time(stages, stage); });
}

} // namespace planner
