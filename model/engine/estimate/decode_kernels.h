// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/all_to_all.h"
#include "model/engine/estimate/decode_attention.h"

namespace planner {

/// Distinct experts of one GPU that at least one of the unit's tokens chooses: `slots (1 - (1 -
/// k/E)^tokens)`, the tokens shared among the copies of an expert.
template <ServingUnit unit, class N> N touched_experts(const Calculation<N>& c, const N& tokens_per_gpu) {
    const auto& slots = c[figure_of(unit, "routed_experts_per_gpu")];
    const auto& ep = c[input_of(unit, "ep")];
    const auto& experts = c["model.routed_experts"_in];
    const N per_copy = part(PLANNER_TEXT("model", "Tokens per copy of an expert"), Unit::tokens,
                            tokens_per_gpu * ep * experts / (slots * ep));
    return part(PLANNER_TEXT("model", "Experts touched"), Unit::count,
                slots * (1.0 - power(1.0 - c["model.experts_per_token"_in] / experts, per_copy)));
}

/// Matrices that read what comes into a routed expert: up, and gate where it has one.
template <class N> double matrices_in(const Calculation<N>& c) {
    return c.plain("model.expert_gate"_in) == 1 ? 2 : 1;
}

/// The kernels for `requests` per GPU with `queries` tokens each.
template <class N>
DecodeKernels<N> decode_kernels(const KernelCosts<N>& k, const N& requests, const N& queries) {
    const auto& c = k.calculation();
    const auto& e = k.efficiency();
    const auto& hidden = c["model.hidden_size"_in];
    const auto& tp = c["decode.attention_tp"_in];
    const auto& width = c["model.expert_intermediate_size"_in];
    const N tokens = part(PLANNER_TEXT("model", "Tokens"), Unit::tokens, requests * queries);
    DecodeKernels<N> out;
    detail::decode_attention(out, k, requests, queries);
    out.norm_post = k.pass(tokens * hidden, 9);
    out.dense_ffn = feed_forward(k, tokens * tp, c["model.dense_intermediate_size"_in] / tp) +
                    tp_reduce(k, tokens * tp, tp);
    if (c.plain("model.routed_experts"_in) <= 0) {
        const N none = c.constant(0, Unit::seconds, PLANNER_TEXT("model", "no experts"), "definition");
        out.gate = out.shared_experts = out.expert_up = out.expert_down = out.dispatch = out.combine = none;
        out.label();
        return out;
    }
    out.gate = k.gemm_bf16(tokens, c["model.routed_experts"_in], hidden) +
               k.pass(tokens * c["model.routed_experts"_in], 8, 3);
    const auto& expert_width = expert_hidden(c);
    if (c.plain("model.expert_hidden_size"_in) > 0) // to the experts' own width and back
        out.gate =
            out.gate + k.gemm_bf16(tokens, expert_width, hidden) + k.gemm_bf16(tokens, hidden, expert_width);
    out.shared_experts =
        feed_forward(k, tokens,
                     c.plain("model.shared_experts"_in) > 0 ? c["model.shared_intermediate_size"_in]
                                                            : c["model.shared_experts"_in]);
    const N rows = part(PLANNER_TEXT("model", "Rows"), Unit::count,
                        tokens * c["model.experts_per_token"_in] * e.decode.experts);
    const N touched = touched_experts<ServingUnit::decode>(c, tokens);
    out.expert_up = k.grouped(rows, touched, matrices_in(c) * width, expert_width) + k.pass(rows * width, 5);
    out.expert_down = k.grouped(rows, touched, expert_width, width);
    const auto group = expert_group<ServingUnit::decode>(c);
    out.dispatch = low_latency(c, e, group, tokens, true);
    out.combine = low_latency(c, e, group, tokens, false);
    out.label();
    return out;
}

} // namespace planner
