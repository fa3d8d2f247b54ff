// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/decode_step.h"

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

/// New and cached tokens of a prompt, on average.
template <class N> N fresh_tokens(const Calculation<N>& c) {
    return c["prefill.prompt_tokens"_in] * (1.0 - c["prefill.cache_hit_rate"_in]);
}
template <class N> N prefix_tokens(const Calculation<N>& c) {
    return c["prefill.prompt_tokens"_in] * c["prefill.cache_hit_rate"_in];
}

/// Projections, expansion of the latent, attention core and output projection; sets the core apart.
template <class N> N prefill_attention(PrefillStages<N>& out, const KernelCosts<N>& k, const N& tokens) {
    const auto& c = k.calculation();
    const auto& hidden = c["model.hidden_size"_in];
    const auto& tp = c["prefill.attention_tp"_in];
    const N heads = c["model.attention_heads"_in] / tp;
    const N rank_tokens = tokens * tp;
    const N prompts = rank_tokens / fresh_tokens(c);
    const N cached = prompts * c["prefill.prompt_tokens"_in];
    const auto& imbalance = k.efficiency().prefill.attention;
    N time = k.pass(rank_tokens * hidden, 8) + k.pass(rank_tokens * hidden, 3);
    N width = heads;
    if (c.plain("model.attention_kind"_in) == 0) {
        const auto& rank = c["model.q_lora_rank"_in];
        const auto& latent = c["model.kv_lora_rank"_in];
        const auto& rope = c["model.qk_rope_head_dim"_in];
        const auto& nope = c["model.qk_nope_head_dim"_in];
        const auto& value = c["model.v_head_dim"_in];
        const bool compressed = value_of(rank) > 0;
        out.qkv_a = k.gemm(rank_tokens, (compressed ? rank : heads * (nope + rope)) + latent + rope, hidden);
        time = time + out.qkv_a;
        if (compressed)
            out.q_b = k.gemm(rank_tokens, heads * (nope + rope), rank);
        time = time + (compressed ? k.pass(rank_tokens * (rank + latent), 4) + k.pass(rank_tokens * rank, 3) +
                                        out.q_b
                                  : k.pass(rank_tokens * latent, 4));
        time = time + k.pass(rank_tokens * (heads * rope + latent + rope), 4, 2);
        out.kv_b = k.gemm(cached, heads * (nope + value), latent);
        time = time + k.pass(cached * latent, 3) + out.kv_b + k.pass(cached * heads * (2.0 * nope + rope), 2);
        out.core_attention = imbalance * prefill_core(k, prompts, fresh_tokens(c), prefix_tokens(c), heads,
                                                      heads, nope + rope + value);
        width = heads * value;
    } else {
        const auto& head = c["model.head_dim"_in];
        const N kv_heads = larger(c["model.kv_heads"_in] / tp, N(1.0));
        out.qkv_a = k.gemm(rank_tokens, (heads + 2.0 * kv_heads) * head, hidden);
        time = time + out.qkv_a + k.pass(rank_tokens * (heads + kv_heads) * head, 4);
        out.core_attention = imbalance * prefill_core(k, prompts, fresh_tokens(c), prefix_tokens(c), heads,
                                                      kv_heads, 2.0 * head);
        width = heads * head;
    }
    out.o_proj = k.gemm(rank_tokens, hidden, width);
    return time + out.core_attention + k.pass(rank_tokens * width, 3) + out.o_proj +
           tp_reduce(k, rank_tokens, tp);
}

/// Routed experts of the hottest GPU and the passes that sort tokens in and add results up.
template <ServingUnit unit, class N>
void prefill_experts(PrefillStages<N>& out, const KernelCosts<N>& k, const N& tokens) {
    const auto& c = k.calculation();
    const auto& hidden = c["model.hidden_size"_in];
    const auto& width = c["model.expert_intermediate_size"_in];
    const auto& imbalance = k.efficiency().prefill.experts;
    const N rows = tokens * c["model.experts_per_token"_in] * imbalance;
    const N arrived = tokens * distinct_ranks(c, c[input_of(unit, "ep")]) * imbalance;
    const N touched = touched_experts<unit>(c, tokens);
    out.expert_up = k.grouped(rows, touched, 2.0 * width, hidden);
    out.expert_down = k.grouped(rows, touched, hidden, width);
    out.expert_gemm = out.expert_up + out.expert_down;
    out.mlp = out.expert_gemm + k.pass(rows * width, 5) + k.pass((arrived + rows) * hidden, 1) +
              k.pass(rows * width, 5) + k.pass((rows + arrived) * hidden, 2);
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
    out.attention = detail::prefill_attention(out, k, tokens) + norm;
    out.dense_ffn = feed_forward(k, tokens * tp, c["model.dense_intermediate_size"_in] / tp);
    out.dense_layer = out.attention + out.dense_ffn + tp_reduce(k, tokens * tp, tp);
    if (c.plain("model.routed_experts"_in) <= 0) {
        const N none = c.constant(0, Unit::seconds, PLANNER_TEXT("model", "no experts"), "definition");
        out.shared = out.expert_gemm = out.mlp = out.dispatch = out.combine = none;
        return out;
    }
    out.gate = k.gemm_bf16(tokens, c["model.routed_experts"_in], hidden);
    out.attention = out.attention + out.gate + k.pass(tokens * c["model.routed_experts"_in], 8, 3) +
                    k.pass(tokens * hidden, 3);
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
