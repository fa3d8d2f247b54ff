// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/prefill_attention.h"

namespace planner {

/// The stages of one prefill layer, for one micro-batch on one GPU.
template <class N> struct PrefillStages {
    N core_attention, attention, shared, expert_gemm, mlp, dispatch, combine, dense_layer;
    N qkv_a, q_b, kv_b, o_proj, gate, expert_up, expert_down, dense_ffn; ///< multiplications in the stages
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

namespace detail {

/// Routed experts of the hottest GPU and the passes that sort tokens in and add results up.
template <ServingUnit unit, class N>
void prefill_experts(PrefillStages<N>& out, const KernelCosts<N>& k, const N& tokens) {
    const auto& c = k.calculation();
    const auto& width = c["model.expert_intermediate_size"_in];
    const auto& expert_width = expert_hidden(c);
    const auto& imbalance = k.efficiency().prefill.experts;
    const N rows = part(PLANNER_TEXT("model", "Rows"), Unit::count,
                        tokens * c["model.experts_per_token"_in] * imbalance);
    const N arrived = part(PLANNER_TEXT("model", "Tokens that arrive"), Unit::tokens,
                           tokens * distinct_ranks(c, c[input_of(unit, "ep")]) * imbalance);
    const N touched = touched_experts<unit>(c, tokens);
    out.expert_up = part(PLANNER_TEXT("model", "Up and gate"), Unit::seconds,
                         k.grouped(rows, touched, matrices_in(c) * width, expert_width));
    out.expert_down =
        part(PLANNER_TEXT("model", "Down"), Unit::seconds, k.grouped(rows, touched, expert_width, width));
    out.expert_gemm = part(PLANNER_TEXT("model", "Routed experts, multiplications"), Unit::seconds,
                           out.expert_up + out.expert_down);
    out.mlp = part(PLANNER_TEXT("model", "MLP"), Unit::seconds,
                   out.expert_gemm +
                       part(PLANNER_TEXT("model", "Activation"), Unit::seconds, k.pass(rows * width, 5)) +
                       part(PLANNER_TEXT("model", "Sort tokens to experts"), Unit::seconds,
                            k.pass((arrived + rows) * expert_width, 1)) +
                       part(PLANNER_TEXT("model", "Quantise"), Unit::seconds, k.pass(rows * width, 5)) +
                       part(PLANNER_TEXT("model", "Add up the results"), Unit::seconds,
                            k.pass((rows + arrived) * expert_width, 2)));
}

} // namespace detail

/// The stages for `tokens` computed tokens per GPU; experts of the given unit.
template <ServingUnit unit, class N>
PrefillStages<N> prefill_stages(const KernelCosts<N>& k, const N& tokens_per_gpu) {
    const auto& c = k.calculation();
    const N tokens = part(PLANNER_TEXT("model", "Tokens"), Unit::tokens, tokens_per_gpu);
    const auto& hidden = c["model.hidden_size"_in];
    const auto& tp = c["prefill.attention_tp"_in];
    PrefillStages<N> out;
    const N norm =
        part(PLANNER_TEXT("model", "Norm before the experts"), Unit::seconds, k.pass(tokens * hidden, 8));
    const auto whole = detail::prefill_attention<N>(k, tokens);
    out.core_attention = whole.core;
    out.qkv_a = whole.qkv_a;
    out.q_b = whole.q_b;
    out.kv_b = whole.kv_b;
    out.o_proj = whole.o_proj;
    const N attention = part(PLANNER_TEXT("model", "Attention"), Unit::seconds, whole.whole);
    out.attention = attention + norm;
    out.dense_ffn = feed_forward(k, tokens * tp, c["model.dense_intermediate_size"_in] / tp);
    out.dense_layer = attention + norm +
                      part(PLANNER_TEXT("model", "Dense FFN"), Unit::seconds,
                           out.dense_ffn + tp_reduce(k, tokens * tp, tp));
    if (c.plain("model.routed_experts"_in) <= 0) {
        const N none = c.constant(0, Unit::seconds, PLANNER_TEXT("model", "no experts"), "definition");
        out.shared = out.expert_gemm = out.mlp = out.dispatch = out.combine = none;
        out.attention = part(PLANNER_TEXT("model", "ATTN"), Unit::seconds, out.attention);
        return out;
    }
    out.gate = k.gemm_bf16(tokens, c["model.routed_experts"_in], hidden);
    const N router = part(PLANNER_TEXT("model", "Router"), Unit::seconds,
                          out.gate + k.pass(tokens * c["model.routed_experts"_in], 8, 3));
    out.attention = attention + norm + router +
                    part(PLANNER_TEXT("model", "Quantise"), Unit::seconds, k.pass(tokens * hidden, 3));
    if (c.plain("model.expert_hidden_size"_in) > 0)
        out.attention =
            out.attention + part(PLANNER_TEXT("model", "To the experts' width and back"), Unit::seconds,
                                 k.gemm_bf16(tokens, expert_hidden(c), hidden) +
                                     k.gemm_bf16(tokens, hidden, expert_hidden(c)));
    out.attention = part(PLANNER_TEXT("model", "ATTN"), Unit::seconds, out.attention);
    const auto& shared = c["model.shared_intermediate_size"_in];
    out.shared =
        part(PLANNER_TEXT("model", "Add to the routed experts"), Unit::seconds, k.pass(tokens * hidden, 6));
    if (c.plain("model.shared_experts"_in) > 0)
        out.shared = out.shared + feed_forward(k, tokens, shared) +
                     part(PLANNER_TEXT("model", "Quantise"), Unit::seconds, k.pass(tokens * shared, 5));
    out.shared = part(PLANNER_TEXT("model", "SHARED"), Unit::seconds, out.shared);
    detail::prefill_experts<unit>(out, k, tokens);
    const auto group = expert_group<unit>(c);
    out.dispatch = part(PLANNER_TEXT("model", "DISPATCH"), Unit::seconds,
                        high_throughput(c, k.efficiency(), group, tokens, true));
    out.combine = part(PLANNER_TEXT("model", "COMBINE"), Unit::seconds,
                       high_throughput(c, k.efficiency(), group, tokens, false));
    return out;
}

} // namespace planner
