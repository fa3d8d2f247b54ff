// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/attention_costs.h"
#include "model/engine/request_cache.h"

#include <type_traits>

namespace planner {

/// The kernels of one decode layer, for one micro-batch on one GPU.
template <class N> struct DecodeKernels {
    N norm_in, qkv_a, q_norm, q_b, absorb_k, rope, index, core_attention, absorb_v, o_quant, o_proj;
    N norm_post, gate;
    N shared_experts, expert_up, expert_down, dispatch, combine;
    N dense_ffn; ///< of a layer without experts

    N attention0() const {
        return part(PLANNER_TEXT("model", "ATTN-0"), Unit::seconds,
                    norm_in + qkv_a + q_norm + q_b + absorb_k + rope);
    }
    N attention1() const {
        return part(PLANNER_TEXT("model", "ATTN-1"), Unit::seconds,
                    core() + absorb_v + o_quant + o_proj + norm_post + gate);
    }
    N mlp() const { return part(PLANNER_TEXT("model", "MLP"), Unit::seconds, expert_up + expert_down); }
    N dense_layer() const {
        return attention0() + core() + absorb_v + o_quant + o_proj + norm_post + dense_ffn;
    }
    /// What grows with the context; there is an index only where attention is sparse.
    N core() const { return value_of(index) == 0 ? core_attention : index + core_attention; }

    /// Gives the kernels the labels of their figures, so that what is built on them can be read.
    void label() {
        if constexpr (!std::is_same_v<N, double>) {
            std::size_t at = 0;
            for (N* kernel :
                 {&norm_in, &qkv_a, &q_norm, &q_b, &absorb_k, &rope, &index, &core_attention, &absorb_v,
                  &o_quant, &o_proj, &norm_post, &gate, &shared_experts, &expert_up, &expert_down})
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

/// The columns of a projection, with those of an output gate where the model has one.
template <class N> N with_gate(const Calculation<N>& c, const N& columns, const N& gate) {
    return c.plain("model.output_gate"_in) == 1 ? columns + gate : columns;
}

/// Projections around absorbed MLA. `tokens` are those of the attention rank, `heads` those of one of its
/// GPUs.
template <class N>
void mla_projections(DecodeKernels<N>& out, const KernelCosts<N>& k, const N& tokens, const N& heads) {
    const auto& c = k.calculation();
    const auto& hidden = c["model.hidden_size"_in];
    const auto& rank = c["model.q_lora_rank"_in];
    const auto& latent = c["model.kv_lora_rank"_in];
    const auto& rope = c["model.qk_rope_head_dim"_in];
    const auto& value = c["model.v_head_dim"_in];
    const N query_head = c["model.qk_nope_head_dim"_in] + rope;
    const bool compressed = value_of(rank) > 0;
    const N down = (compressed ? rank : heads * query_head) + latent + rope;
    out.qkv_a = k.gemm(tokens, with_gate(c, down, heads * value), hidden);
    out.q_norm = compressed ? k.pass(tokens * (rank + latent), 4) + k.pass(tokens * rank, 3)
                            : k.pass(tokens * latent, 4);
    out.q_b = compressed ? k.gemm(tokens, heads * query_head, rank)
                         : c.constant(0, Unit::seconds, PLANNER_TEXT("model", "queries are not compressed"),
                                      "definition");
    out.rope = k.pass(tokens * (heads * rope + latent + rope), 4, 2);
    if (keeps_latent(c)) {
        out.absorb_k = k.batched_bf16(tokens, latent, c["model.qk_nope_head_dim"_in], heads);
        out.absorb_v = k.batched_bf16(tokens, value, latent, heads);
        return;
    }
    // Keys and values of the new tokens are expanded once, before they are kept.
    out.absorb_k = k.gemm(tokens, heads * (c["model.qk_nope_head_dim"_in] + value), latent);
    out.absorb_v = c.constant(0, Unit::seconds, PLANNER_TEXT("model", "the cache is expanded"), "definition");
}

template <class N>
void gqa_projections(DecodeKernels<N>& out, const KernelCosts<N>& k, const N& tokens,
                     const HeadShape<N>& shape) {
    const auto& c = k.calculation();
    const N none = c.constant(0, Unit::seconds, PLANNER_TEXT("model", "MLA only"), "definition");
    const N width = shape.heads * shape.key + shape.kv_heads * (shape.key + shape.value);
    out.qkv_a = k.gemm(tokens, with_gate(c, width, shape.heads * shape.value), c["model.hidden_size"_in]);
    out.q_norm = none;
    out.q_b = none;
    out.absorb_k = none;
    out.rope = k.pass(tokens * (shape.heads + shape.kv_heads) * shape.key, 4, 2);
    out.absorb_v = none;
}

/// Projections, convolution and state of linear attention; the share of one GPU of the rank.
template <class N>
void linear_kernels(DecodeKernels<N>& out, const KernelCosts<N>& k, const N& requests, const N& queries) {
    const auto& c = k.calculation();
    constexpr auto tp = "decode.attention_tp"_in;
    const N tokens = part(PLANNER_TEXT("model", "Tokens"), Unit::tokens, requests * queries);
    const N split = state_split(c, tp);
    const N values = c["model.linear_value_heads"_in] * c["model.linear_value_dim"_in];
    const N channels = 2.0 * c["model.linear_key_heads"_in] * c["model.linear_key_dim"_in] + values;
    const N none = c.constant(0, Unit::seconds, PLANNER_TEXT("model", "MLA only"), "definition");
    out.qkv_a = k.gemm(tokens, (channels + values) / split, c["model.hidden_size"_in]);
    out.q_norm = none;
    out.q_b = none;
    out.absorb_k = none;
    out.rope = k.pass(tokens * channels / split, 4, 2);
    out.absorb_v = none;
    out.core_attention = linear_decode_core<N>(k, requests, queries, split);
    out.o_quant = k.pass(tokens * values / split, 3);
    out.o_proj = k.gemm(tokens, c["model.hidden_size"_in], values / split) + tp_reduce(k, tokens, c[tp]);
}

/// Attention kernels of a layer of one kind.
template <class N>
DecodeKernels<N> attention_of(const KernelCosts<N>& k, LayerKind kind, const N& requests, const N& queries) {
    const auto& c = k.calculation();
    const auto& tp = c["decode.attention_tp"_in];
    const N tokens = part(PLANNER_TEXT("model", "Tokens"), Unit::tokens, requests * queries);
    const N context = c["decode.context_tokens"_in] * k.efficiency().decode.attention;
    DecodeKernels<N> out;
    out.index = c.constant(0, Unit::seconds, PLANNER_TEXT("model", "no index"), "definition");
    if (kind == LayerKind::linear) {
        linear_kernels<N>(out, k, requests, queries);
        return out;
    }
    const bool in_window = kind == LayerKind::window;
    const auto shape = split_heads<N>(in_window ? window_heads(c) : main_heads(c), tp);
    const N seen = in_window ? smaller(context, c["model.window_tokens"_in]) : context;
    const bool absorbed = !in_window && keeps_latent(c);
    if (!in_window && c.plain("model.attention_kind"_in) == 0)
        mla_projections<N>(out, k, tokens, shape.heads);
    else
        gqa_projections<N>(out, k, tokens, shape);
    if (kind == LayerKind::sparse) {
        const N pairs = tokens * context;
        out.index = index_cost<N>(k, tokens, pairs, requests * context, queries);
        out.core_attention = absorbed
                                 ? sparse_decode_core<N>(k, requests, queries, context, shape.heads)
                                 : gqa_decode_core<N>(k, requests, queries,
                                                      smaller(context, c["model.index_top_k"_in]), shape);
    } else {
        out.core_attention = absorbed ? mla_decode_core<N>(k, requests, queries, seen, shape.heads)
                                      : gqa_decode_core<N>(k, requests, queries, seen, shape);
    }
    const N width = shape.heads * shape.value;
    out.o_quant = k.pass(tokens * width, 3);
    out.o_proj = k.gemm(tokens, c["model.hidden_size"_in], width) + tp_reduce(k, tokens, tp);
    return out;
}

/// Attention kernels of the mean layer.
template <class N>
void decode_attention(DecodeKernels<N>& out, const KernelCosts<N>& k, const N& requests, const N& queries) {
    const auto& c = k.calculation();
    // Every GPU of an attention rank works on all its requests with its own share of the heads.
    const N rank_requests = requests * c["decode.attention_tp"_in];
    const N norm_in = k.pass(rank_requests * queries * c["model.hidden_size"_in], 9);
    if (is_uniform(c)) {
        out = attention_of<N>(k, LayerKind::full, rank_requests, queries);
    } else {
        std::array<DecodeKernels<N>, layer_kinds.size()> kinds{};
        for (const auto kind : layer_kinds)
            if (plain_layers(c, kind) > 0)
                kinds[static_cast<std::size_t>(kind)] = attention_of<N>(k, kind, rank_requests, queries);
        using Kernels = DecodeKernels<N>;
        for (const auto kernel : {&Kernels::qkv_a, &Kernels::q_norm, &Kernels::q_b, &Kernels::absorb_k,
                                  &Kernels::rope, &Kernels::index, &Kernels::core_attention,
                                  &Kernels::absorb_v, &Kernels::o_quant, &Kernels::o_proj})
            out.*kernel = mean_layer(
                c, [&](LayerKind kind) -> N { return kinds[static_cast<std::size_t>(kind)].*kernel; });
    }
    out.norm_in = norm_in;
}

} // namespace detail

} // namespace planner
