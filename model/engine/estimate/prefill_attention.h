// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/decode_step.h"
#include "model/engine/estimate/prefill_costs.h"

namespace planner::detail {

/// New and cached tokens of a prompt, on average.
template <class N> N fresh_tokens(const Calculation<N>& c) {
    return part(PLANNER_TEXT("model", "New tokens of a prompt"), Unit::tokens,
                c["prefill.prompt_tokens"_in] * (1.0 - c["prefill.cache_hit_rate"_in]));
}
template <class N> N prefix_tokens(const Calculation<N>& c) {
    return part(PLANNER_TEXT("model", "Cached tokens of a prompt"), Unit::tokens,
                c["prefill.prompt_tokens"_in] * c["prefill.cache_hit_rate"_in]);
}

/// Attention of one prefill layer, and what of it is the core: queries against keys.
template <class N> struct PrefillAttention {
    N core, whole;
    N qkv_a{}, q_b{}, kv_b{}, o_proj{}; ///< its other multiplications
};

/// The prompts of the rank that have `tokens` new tokens in all.
template <class N> Prompts<N> prompts_of(const Calculation<N>& c, const N& tokens) {
    const N fresh = fresh_tokens(c);
    return {part(PLANNER_TEXT("model", "Prompts"), Unit::count, tokens / fresh), fresh, prefix_tokens(c)};
}

/// Queries, keys and values of MLA: down and up projections and, unless they stay absorbed, the expansion of
/// the latents, those of the cached prefix too.
template <class N>
N mla_prefill_projections(PrefillAttention<N>& out, const KernelCosts<N>& k, const N& tokens, const N& cached,
                          const N& heads, bool absorbed) {
    const auto& c = k.calculation();
    const auto& hidden = c["model.hidden_size"_in];
    const auto& rank = c["model.q_lora_rank"_in];
    const auto& latent = c["model.kv_lora_rank"_in];
    const auto& rope = c["model.qk_rope_head_dim"_in];
    const auto& nope = c["model.qk_nope_head_dim"_in];
    const auto& value = c["model.v_head_dim"_in];
    const bool compressed = value_of(rank) > 0;
    const N down = (compressed ? rank : heads * (nope + rope)) + latent + rope;
    out.qkv_a = k.gemm(tokens, with_gate<N>(c, down, heads * value), hidden);
    N time = part(PLANNER_TEXT("model", "Down projections"), Unit::seconds, out.qkv_a);
    const N norm = part(PLANNER_TEXT("model", "Norm of the latents"), Unit::seconds,
                        k.pass(tokens * (compressed ? rank + latent : latent), 4));
    time = time + norm;
    if (compressed) {
        out.q_b = k.gemm(tokens, heads * (nope + rope), rank);
        time = time + part(PLANNER_TEXT("model", "Quantise"), Unit::seconds, k.pass(tokens * rank, 3)) +
               part(PLANNER_TEXT("model", "Query up projection"), Unit::seconds, out.q_b);
    }
    time = time + part(PLANNER_TEXT("model", "Rotary position and cache write"), Unit::seconds,
                       k.pass(tokens * (heads * rope + latent + rope), 4, 2));
    if (absorbed)
        return time +
               part(PLANNER_TEXT("model", "Absorb K"), Unit::seconds,
                    k.batched_bf16(tokens, latent, nope, heads)) +
               part(PLANNER_TEXT("model", "Absorb V"), Unit::seconds,
                    k.batched_bf16(tokens, value, latent, heads));
    out.kv_b = k.gemm(cached, heads * (nope + value), latent);
    return time + part(PLANNER_TEXT("model", "Read the latents"), Unit::seconds, k.pass(cached * latent, 3)) +
           part(PLANNER_TEXT("model", "Expand the latents"), Unit::seconds, out.kv_b) +
           part(PLANNER_TEXT("model", "Gather keys"), Unit::seconds,
                k.pass(cached * heads * (2.0 * nope + rope), 2));
}

/// Queries, keys and values of ordinary heads.
template <class N>
N gqa_prefill_projections(PrefillAttention<N>& out, const KernelCosts<N>& k, const N& tokens,
                          const HeadShape<N>& shape) {
    const auto& c = k.calculation();
    const N width = shape.heads * shape.key + shape.kv_heads * (shape.key + shape.value);
    out.qkv_a = k.gemm(tokens, with_gate<N>(c, width, shape.heads * shape.value), c["model.hidden_size"_in]);
    return part(PLANNER_TEXT("model", "Query, key and value projections"), Unit::seconds, out.qkv_a) +
           part(PLANNER_TEXT("model", "Rotary position and cache write"), Unit::seconds,
                k.pass(tokens * (shape.heads + shape.kv_heads) * shape.key, 4));
}

/// What follows the core: quantise, output projection and the sum over the rank.
template <class N>
N prefill_output(PrefillAttention<N>& out, const KernelCosts<N>& k, const N& tokens, const N& width,
                 const N& tp) {
    out.o_proj = k.gemm(tokens, k.calculation()["model.hidden_size"_in], width);
    return part(PLANNER_TEXT("model", "Quantise"), Unit::seconds, k.pass(tokens * width, 3)) +
           part(PLANNER_TEXT("model", "Output projection"), Unit::seconds, out.o_proj) +
           tp_reduce(k, tokens, tp);
}

template <class N> PrefillAttention<N> linear_prefill(const KernelCosts<N>& k, const N& tokens) {
    const auto& c = k.calculation();
    const auto& tp = c["prefill.attention_tp"_in];
    const N split = state_split(c, "prefill.attention_tp"_in);
    const N values = c["model.linear_value_heads"_in] * c["model.linear_value_dim"_in];
    const N channels = 2.0 * c["model.linear_key_heads"_in] * c["model.linear_key_dim"_in] + values;
    PrefillAttention<N> out;
    out.qkv_a = k.gemm(tokens, (channels + values) / split, c["model.hidden_size"_in]);
    const N before =
        part(PLANNER_TEXT("model", "Query, key and value projections"), Unit::seconds, out.qkv_a) +
        part(PLANNER_TEXT("model", "Convolution"), Unit::seconds, k.pass(tokens * channels / split, 4, 2));
    out.core = part(PLANNER_TEXT("model", "Core attention"), Unit::seconds,
                    linear_prefill_core<N>(k, tokens, split));
    out.whole = before + out.core + prefill_output<N>(out, k, tokens, values / split, tp);
    return out;
}

/// How one kind of layer of ordinary attention or of MLA runs in prefill.
template <class N> struct PrefillForm {
    HeadShape<N> shape; ///< of one GPU
    bool mla, absorbed;
    N pairs, seen, rows; ///< pairs of queries and tokens, tokens seen per prompt, rows of a block
};

template <class N>
PrefillAttention<N> softmax_prefill(const KernelCosts<N>& k, const Prompts<N>& prompts,
                                    const PrefillForm<N>& form, const N& tokens) {
    const auto& c = k.calculation();
    const auto& shape = form.shape;
    PrefillAttention<N> out;
    const N attended = part(PLANNER_TEXT("model", "Tokens attended to"), Unit::tokens,
                            prompts.count * c["prefill.prompt_tokens"_in]);
    const N before = form.mla
                         ? mla_prefill_projections<N>(out, k, tokens, attended, shape.heads, form.absorbed)
                         : gqa_prefill_projections<N>(out, k, tokens, shape);
    out.core =
        part(PLANNER_TEXT("model", "Core attention"), Unit::seconds,
             k.efficiency().prefill.attention *
                 (form.absorbed ? sparse_prefill_core<N>(k, prompts, shape.heads)
                                : prefill_core<N>(k, prompts, form.pairs, form.seen, shape, form.rows)));
    out.whole = before + out.core +
                prefill_output<N>(out, k, tokens, shape.heads * shape.value, c["prefill.attention_tp"_in]);
    return out;
}

/// Attention to all tokens of the prompt.
template <class N>
PrefillAttention<N> full_prefill(const KernelCosts<N>& k, const Prompts<N>& prompts, const N& tokens) {
    const auto& c = k.calculation();
    const auto shape = split_heads<N>(main_heads(c), c["prefill.attention_tp"_in]);
    return softmax_prefill<N>(k, prompts,
                              {shape, c.plain("model.attention_kind"_in) == 0, false, prompts.pairs(),
                               prompts.fresh + prompts.prefix, prompts.fresh + 2.0 * prompts.prefix},
                              tokens);
}

template <class N>
PrefillAttention<N> window_prefill(const KernelCosts<N>& k, const Prompts<N>& prompts, const N& tokens) {
    const auto& c = k.calculation();
    const auto& window = c["model.window_tokens"_in];
    const auto shape = split_heads<N>(window_heads(c), c["prefill.attention_tp"_in]);
    const bool chunked = c.plain("model.window_kind"_in) == 1;
    const N pairs = chunked ? chunked_pairs<N>(prompts, window) : limited_pairs<N>(prompts, window);
    return softmax_prefill<N>(k, prompts,
                              {shape, false, false, pairs, prompts.fresh + smaller(prompts.prefix, window),
                               smaller(prompts.fresh + 2.0 * prompts.prefix, window)},
                              tokens);
}

/// Sparse attention with its index: absorbed, each query against its own choice, or, where that is faster, as
/// full attention under a mask, which DeepSeek-V3.2 does for short prompts.
template <class N>
PrefillAttention<N> sparse_prefill(const KernelCosts<N>& k, const Prompts<N>& prompts, const N& tokens) {
    const auto& c = k.calculation();
    const auto shape = split_heads<N>(main_heads(c), c["prefill.attention_tp"_in]);
    const auto masked = full_prefill<N>(k, prompts, tokens);
    const bool mla = keeps_latent(c);
    const auto& picked = c["model.index_top_k"_in];
    const auto chosen = softmax_prefill<N>(k, prompts,
                                           {shape, c.plain("model.attention_kind"_in) == 0, mla,
                                            limited_pairs<N>(prompts, picked), prompts.fresh + prompts.prefix,
                                            smaller(prompts.fresh + 2.0 * prompts.prefix, picked)},
                                           tokens);
    auto faster = value_of(masked.whole) < value_of(chosen.whole) ? masked : chosen;
    const N cached = prompts.count * (prompts.fresh + prompts.prefix);
    const N index = part(PLANNER_TEXT("model", "Index of sparse attention"), Unit::seconds,
                         k.efficiency().prefill.attention *
                             index_cost<N>(k, tokens, prompts.pairs(), cached, prompts.fresh));
    faster.core = faster.core + index;
    faster.whole = faster.whole + index;
    return faster;
}

template <class N>
PrefillAttention<N> prefill_attention_of(const KernelCosts<N>& k, LayerKind kind, const N& tokens) {
    const auto prompts = prompts_of<N>(k.calculation(), tokens);
    switch (kind) {
    case LayerKind::sparse:
        return sparse_prefill<N>(k, prompts, tokens);
    case LayerKind::window:
        return window_prefill<N>(k, prompts, tokens);
    case LayerKind::linear:
        return linear_prefill<N>(k, tokens);
    default:
        return full_prefill<N>(k, prompts, tokens);
    }
}

/// Attention of the mean layer for `tokens` per GPU.
template <class N> PrefillAttention<N> prefill_attention(const KernelCosts<N>& k, const N& tokens) {
    const auto& c = k.calculation();
    const N rank_tokens =
        part(PLANNER_TEXT("model", "Tokens"), Unit::tokens, tokens * c["prefill.attention_tp"_in]);
    const auto& hidden = c["model.hidden_size"_in];
    const N norm =
        part(PLANNER_TEXT("model", "Norm before attention"), Unit::seconds, k.pass(rank_tokens * hidden, 8)) +
        part(PLANNER_TEXT("model", "Quantise"), Unit::seconds, k.pass(rank_tokens * hidden, 3));
    if (is_uniform(c)) {
        auto full = prefill_attention_of<N>(k, LayerKind::full, rank_tokens);
        full.whole = norm + full.whole;
        return full;
    }
    std::array<PrefillAttention<N>, layer_kinds.size()> kinds{};
    for (const auto kind : layer_kinds)
        if (plain_layers(c, kind) > 0)
            kinds[static_cast<std::size_t>(kind)] = prefill_attention_of<N>(k, kind, rank_tokens);
    const auto mean = [&](N PrefillAttention<N>::*member) -> N {
        return mean_layer(c,
                          [&](LayerKind kind) -> N { return kinds[static_cast<std::size_t>(kind)].*member; });
    };
    PrefillAttention<N> out;
    out.core = mean(&PrefillAttention<N>::core);
    out.whole = norm + mean(&PrefillAttention<N>::whole);
    // Only a roofline asks for these.
    if constexpr (requires(N number) { number.flop; })
        for (const auto member : {&PrefillAttention<N>::qkv_a, &PrefillAttention<N>::q_b,
                                  &PrefillAttention<N>::kv_b, &PrefillAttention<N>::o_proj})
            out.*member = mean(member);
    return out;
}

} // namespace planner::detail
