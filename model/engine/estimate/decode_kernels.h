// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/all_to_all.h"
#include "model/engine/estimate/attention_costs.h"
#include "model/engine/placement.h"

#include <type_traits>

namespace planner {

/// The kernels of one decode layer, for one micro-batch on one GPU.
template <class N> struct DecodeKernels {
    N norm_in, qkv_a, q_norm, q_b, absorb_k, rope, core_attention, absorb_v, o_quant, o_proj, norm_post, gate;
    N shared_experts, expert_up, expert_down, dispatch, combine;
    N dense_ffn; ///< of a layer without experts

    N attention0() const {
        return part(PLANNER_TEXT("model", "ATTN-0"), Unit::seconds,
                    norm_in + qkv_a + q_norm + q_b + absorb_k + rope);
    }
    N attention1() const {
        return part(PLANNER_TEXT("model", "ATTN-1"), Unit::seconds,
                    core_attention + absorb_v + o_quant + o_proj + norm_post + gate);
    }
    N mlp() const { return part(PLANNER_TEXT("model", "MLP"), Unit::seconds, expert_up + expert_down); }
    N dense_layer() const {
        return attention0() + core_attention + absorb_v + o_quant + o_proj + norm_post + dense_ffn;
    }

    /// Gives the kernels the labels of their figures, so that what is built on them can be read.
    void label() {
        if constexpr (!std::is_same_v<N, double>) {
            std::size_t at = 0;
            for (N* kernel :
                 {&norm_in, &qkv_a, &q_norm, &q_b, &absorb_k, &rope, &core_attention, &absorb_v, &o_quant,
                  &o_proj, &norm_post, &gate, &shared_experts, &expert_up, &expert_down})
                *kernel = part(figures::decode_kernels.at(at++).label, Unit::seconds, *kernel);
            dispatch = part(PLANNER_TEXT("model", "DISPATCH"), Unit::seconds, dispatch);
            combine = part(PLANNER_TEXT("model", "COMBINE"), Unit::seconds, combine);
            dense_ffn = part(PLANNER_TEXT("model", "Dense FFN"), Unit::seconds, dense_ffn);
        }
    }
};

/// Sums a BF16 result over the GPUs of an attention rank, inside the NVLink domain.
template <class N> N tp_reduce(const KernelCosts<N>& k, const N& tokens, const N& tp) {
    const auto& c = k.calculation();
    if (value_of(tp) <= 1)
        return c.constant(0, Unit::seconds, PLANNER_TEXT("model", "no tensor parallelism"), "definition");
    const N bytes = tokens * c["model.hidden_size"_in] * k.bf16() * 2.0 * ((tp - 1.0) / tp);
    const auto& network = k.efficiency().network;
    return part(PLANNER_TEXT("model", "Sum over the attention rank"), Unit::seconds,
                network.scaleup_latency + part(PLANNER_TEXT("model", "Bytes sent"), Unit::bytes, bytes) /
                                              (c["gpu.scaleup_bandwidth"_in] * network.scaleup));
}

/// A dense or shared feed-forward part: quantise, up and gate, activation, down.
template <class N> N feed_forward(const KernelCosts<N>& k, const N& rows, const N& columns) {
    const auto& hidden = k.calculation()["model.hidden_size"_in];
    if (value_of(columns) <= 0)
        return k.calculation().constant(0, Unit::seconds, PLANNER_TEXT("model", "no such layer"),
                                        "definition");
    const N tokens = part(PLANNER_TEXT("model", "Tokens"), Unit::tokens, rows);
    const N width = part(PLANNER_TEXT("model", "Width"), Unit::count, columns);
    return part(PLANNER_TEXT("model", "Quantise"), Unit::seconds, k.pass(tokens * hidden, 3)) +
           part(PLANNER_TEXT("model", "Up and gate"), Unit::seconds, k.gemm(tokens, 2.0 * width, hidden)) +
           part(PLANNER_TEXT("model", "Activation"), Unit::seconds, k.pass(tokens * width, 5)) +
           part(PLANNER_TEXT("model", "Down"), Unit::seconds, k.gemm(tokens, hidden, width));
}

namespace detail {

/// Projections around attention. `tokens` are those of the attention rank, `heads` those of one of its GPUs.
template <class N>
void mla_projections(DecodeKernels<N>& out, const KernelCosts<N>& k, const N& tokens, const N& heads) {
    const auto& c = k.calculation();
    const auto& hidden = c["model.hidden_size"_in];
    const auto& rank = c["model.q_lora_rank"_in];
    const auto& latent = c["model.kv_lora_rank"_in];
    const auto& rope = c["model.qk_rope_head_dim"_in];
    const N query_head = c["model.qk_nope_head_dim"_in] + rope;
    const bool compressed = value_of(rank) > 0;
    out.qkv_a = k.gemm(tokens, (compressed ? rank : heads * query_head) + latent + rope, hidden);
    out.q_norm = compressed ? k.pass(tokens * (rank + latent), 4) + k.pass(tokens * rank, 3)
                            : k.pass(tokens * latent, 4);
    out.q_b = compressed ? k.gemm(tokens, heads * query_head, rank)
                         : c.constant(0, Unit::seconds, PLANNER_TEXT("model", "queries are not compressed"),
                                      "definition");
    out.absorb_k = k.batched_bf16(tokens, latent, c["model.qk_nope_head_dim"_in], heads);
    out.rope = k.pass(tokens * (heads * rope + latent + rope), 4, 2);
    out.absorb_v = k.batched_bf16(tokens, c["model.v_head_dim"_in], latent, heads);
}

template <class N>
void gqa_projections(DecodeKernels<N>& out, const KernelCosts<N>& k, const N& tokens, const N& heads,
                     const N& kv_heads) {
    const auto& c = k.calculation();
    const auto& head = c["model.head_dim"_in];
    const N none = c.constant(0, Unit::seconds, PLANNER_TEXT("model", "MLA only"), "definition");
    out.qkv_a = k.gemm(tokens, (heads + 2.0 * kv_heads) * head, c["model.hidden_size"_in]);
    out.q_norm = none;
    out.q_b = none;
    out.absorb_k = none;
    out.rope = k.pass(tokens * (heads + kv_heads) * head, 4, 2);
    out.absorb_v = none;
}

template <class N>
void decode_attention(DecodeKernels<N>& out, const KernelCosts<N>& k, const N& requests, const N& queries) {
    const auto& c = k.calculation();
    const auto& tp = c["decode.attention_tp"_in];
    const auto& hidden = c["model.hidden_size"_in];
    // Every GPU of an attention rank works on all its requests with its own share of the heads.
    const N rank_requests = requests * tp;
    const N tokens = part(PLANNER_TEXT("model", "Tokens"), Unit::tokens, rank_requests * queries);
    const N heads =
        part(PLANNER_TEXT("model", "Heads per GPU"), Unit::count, c["model.attention_heads"_in] / tp);
    const N context = c["decode.context_tokens"_in] * k.efficiency().decode.attention;
    N width = heads;
    out.norm_in = k.pass(tokens * hidden, 9);
    if (c.plain("model.attention_kind"_in) == 0) {
        mla_projections(out, k, tokens, heads);
        out.core_attention = mla_decode_core(k, rank_requests, queries, context, heads);
        width = heads * c["model.v_head_dim"_in];
    } else {
        const N kv_heads = larger(c["model.kv_heads"_in] / tp, N(1.0));
        gqa_projections(out, k, tokens, heads, kv_heads);
        out.core_attention = gqa_decode_core(k, rank_requests, queries, context, heads, kv_heads);
        width = heads * c["model.head_dim"_in];
    }
    out.o_quant = k.pass(tokens * width, 3);
    out.o_proj = k.gemm(tokens, hidden, width) + tp_reduce(k, tokens, tp);
}

} // namespace detail

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
    out.shared_experts =
        feed_forward(k, tokens,
                     c.plain("model.shared_experts"_in) > 0 ? c["model.shared_intermediate_size"_in]
                                                            : c["model.shared_experts"_in]);
    const N rows = part(PLANNER_TEXT("model", "Rows"), Unit::count,
                        tokens * c["model.experts_per_token"_in] * e.decode.experts);
    const N touched = touched_experts<ServingUnit::decode>(c, tokens);
    out.expert_up = k.grouped(rows, touched, 2.0 * width, hidden) + k.pass(rows * width, 5);
    out.expert_down = k.grouped(rows, touched, hidden, width);
    const auto group = expert_group<ServingUnit::decode>(c);
    out.dispatch = low_latency(c, e, group, tokens, true);
    out.combine = low_latency(c, e, group, tokens, false);
    out.label();
    return out;
}

} // namespace planner
