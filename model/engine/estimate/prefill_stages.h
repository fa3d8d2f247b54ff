// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/decode_step.h"

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

namespace detail {

/// New and cached tokens of a prompt, on average.
template <class N> N fresh_tokens(const Calculation<N>& c) {
    return part(PLANNER_TEXT("model", "New tokens of a prompt"), Unit::tokens,
                c["prefill.prompt_tokens"_in] * (1.0 - c["prefill.cache_hit_rate"_in]));
}
template <class N> N prefix_tokens(const Calculation<N>& c) {
    return part(PLANNER_TEXT("model", "Cached tokens of a prompt"), Unit::tokens,
                c["prefill.prompt_tokens"_in] * c["prefill.cache_hit_rate"_in]);
}

/// Projections, expansion of the latent, attention core and output projection; sets the core apart.
template <class N> N prefill_attention(PrefillStages<N>& out, const KernelCosts<N>& k, const N& tokens) {
    const auto& c = k.calculation();
    const auto& hidden = c["model.hidden_size"_in];
    const auto& tp = c["prefill.attention_tp"_in];
    const N heads =
        part(PLANNER_TEXT("model", "Heads per GPU"), Unit::count, c["model.attention_heads"_in] / tp);
    const N rank_tokens = part(PLANNER_TEXT("model", "Tokens"), Unit::tokens, tokens * tp);
    const N prompts = part(PLANNER_TEXT("model", "Prompts"), Unit::count, rank_tokens / fresh_tokens(c));
    const N cached = part(PLANNER_TEXT("model", "Tokens attended to"), Unit::tokens,
                          prompts * c["prefill.prompt_tokens"_in]);
    const auto& imbalance = k.efficiency().prefill.attention;
    N time =
        part(PLANNER_TEXT("model", "Norm before attention"), Unit::seconds, k.pass(rank_tokens * hidden, 8)) +
        part(PLANNER_TEXT("model", "Quantise"), Unit::seconds, k.pass(rank_tokens * hidden, 3));
    N width = heads;
    if (c.plain("model.attention_kind"_in) == 0) {
        const auto& rank = c["model.q_lora_rank"_in];
        const auto& latent = c["model.kv_lora_rank"_in];
        const auto& rope = c["model.qk_rope_head_dim"_in];
        const auto& nope = c["model.qk_nope_head_dim"_in];
        const auto& value = c["model.v_head_dim"_in];
        const bool compressed = value_of(rank) > 0;
        time = time +
               part(PLANNER_TEXT("model", "Down projections"), Unit::seconds,
                    k.gemm(rank_tokens, (compressed ? rank : heads * (nope + rope)) + latent + rope, hidden));
        const N latents_norm = part(PLANNER_TEXT("model", "Norm of the latents"), Unit::seconds,
                                    k.pass(rank_tokens * (compressed ? rank + latent : latent), 4));
        time = time + (compressed ? latents_norm +
                                        part(PLANNER_TEXT("model", "Quantise"), Unit::seconds,
                                             k.pass(rank_tokens * rank, 3)) +
                                        part(PLANNER_TEXT("model", "Query up projection"), Unit::seconds,
                                             k.gemm(rank_tokens, heads * (nope + rope), rank))
                                  : latents_norm);
        time = time + part(PLANNER_TEXT("model", "Rotary position and cache write"), Unit::seconds,
                           k.pass(rank_tokens * (heads * rope + latent + rope), 4, 2));
        time = time +
               part(PLANNER_TEXT("model", "Read the latents"), Unit::seconds, k.pass(cached * latent, 3)) +
               part(PLANNER_TEXT("model", "Expand the latents"), Unit::seconds,
                    k.gemm(cached, heads * (nope + value), latent)) +
               part(PLANNER_TEXT("model", "Gather keys"), Unit::seconds,
                    k.pass(cached * heads * (2.0 * nope + rope), 2));
        out.core_attention = imbalance * prefill_core(k, prompts, fresh_tokens(c), prefix_tokens(c), heads,
                                                      heads, nope + rope + value);
        width = heads * value;
    } else {
        const auto& head = c["model.head_dim"_in];
        const N kv_heads = larger(c["model.kv_heads"_in] / tp, N(1.0));
        time = time +
               part(PLANNER_TEXT("model", "Query, key and value projections"), Unit::seconds,
                    k.gemm(rank_tokens, (heads + 2.0 * kv_heads) * head, hidden)) +
               part(PLANNER_TEXT("model", "Rotary position and cache write"), Unit::seconds,
                    k.pass(rank_tokens * (heads + kv_heads) * head, 4));
        out.core_attention = imbalance * prefill_core(k, prompts, fresh_tokens(c), prefix_tokens(c), heads,
                                                      kv_heads, 2.0 * head);
        width = heads * head;
    }
    out.core_attention = part(PLANNER_TEXT("model", "Core attention"), Unit::seconds, out.core_attention);
    return time + out.core_attention +
           part(PLANNER_TEXT("model", "Quantise"), Unit::seconds, k.pass(rank_tokens * width, 3)) +
           part(PLANNER_TEXT("model", "Output projection"), Unit::seconds,
                k.gemm(rank_tokens, hidden, width)) +
           tp_reduce(k, rank_tokens, tp);
}

/// Routed experts of the hottest GPU and the passes that sort tokens in and add results up.
template <ServingUnit unit, class N>
void prefill_experts(PrefillStages<N>& out, const KernelCosts<N>& k, const N& tokens) {
    const auto& c = k.calculation();
    const auto& hidden = c["model.hidden_size"_in];
    const auto& width = c["model.expert_intermediate_size"_in];
    const auto& imbalance = k.efficiency().prefill.experts;
    const N rows = part(PLANNER_TEXT("model", "Rows"), Unit::count,
                        tokens * c["model.experts_per_token"_in] * imbalance);
    const N arrived = part(PLANNER_TEXT("model", "Tokens that arrive"), Unit::tokens,
                           tokens * distinct_ranks(c, c[input_of(unit, "ep")]) * imbalance);
    const N touched = touched_experts<unit>(c, tokens);
    out.expert_gemm =
        part(PLANNER_TEXT("model", "Routed experts, multiplications"), Unit::seconds,
             part(PLANNER_TEXT("model", "Up and gate"), Unit::seconds,
                  k.grouped(rows, touched, 2.0 * width, hidden)) +
                 part(PLANNER_TEXT("model", "Down"), Unit::seconds, k.grouped(rows, touched, hidden, width)));
    out.mlp = part(PLANNER_TEXT("model", "MLP"), Unit::seconds,
                   out.expert_gemm +
                       part(PLANNER_TEXT("model", "Activation"), Unit::seconds, k.pass(rows * width, 5)) +
                       part(PLANNER_TEXT("model", "Sort tokens to experts"), Unit::seconds,
                            k.pass((arrived + rows) * hidden, 1)) +
                       part(PLANNER_TEXT("model", "Quantise"), Unit::seconds, k.pass(rows * width, 5)) +
                       part(PLANNER_TEXT("model", "Add up the results"), Unit::seconds,
                            k.pass((rows + arrived) * hidden, 2)));
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
    const N attention =
        part(PLANNER_TEXT("model", "Attention"), Unit::seconds, detail::prefill_attention(out, k, tokens));
    out.attention = attention + norm;
    out.dense_layer = attention + norm +
                      part(PLANNER_TEXT("model", "Dense FFN"), Unit::seconds,
                           feed_forward(k, tokens * tp, c["model.dense_intermediate_size"_in] / tp) +
                               tp_reduce(k, tokens * tp, tp));
    if (c.plain("model.routed_experts"_in) <= 0) {
        const N none = c.constant(0, Unit::seconds, PLANNER_TEXT("model", "no experts"), "definition");
        out.shared = out.expert_gemm = out.mlp = out.dispatch = out.combine = none;
        out.attention = part(PLANNER_TEXT("model", "ATTN"), Unit::seconds, out.attention);
        return out;
    }
    const N router = part(PLANNER_TEXT("model", "Router"), Unit::seconds,
                          k.gemm_bf16(tokens, c["model.routed_experts"_in], hidden) +
                              k.pass(tokens * c["model.routed_experts"_in], 8, 3));
    out.attention =
        part(PLANNER_TEXT("model", "ATTN"), Unit::seconds,
             attention + norm + router +
                 part(PLANNER_TEXT("model", "Quantise"), Unit::seconds, k.pass(tokens * hidden, 3)));
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
