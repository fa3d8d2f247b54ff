// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/decode_step.h"
#include "model/engine/estimate/prefill_costs.h"

namespace planner::detail {

/// New and cached tokens of a prompt, on average.
template <class N> N fresh_tokens(const Calculation<N>& c) {
    return c["prefill.prompt_tokens"_in] * (1.0 - c["prefill.cache_hit_rate"_in]);
}
template <class N> N prefix_tokens(const Calculation<N>& c) {
    return c["prefill.prompt_tokens"_in] * c["prefill.cache_hit_rate"_in];
}

/// Attention of one prefill layer, and what of it is the core: queries against keys.
template <class N> struct PrefillAttention { N core, whole; };

/// The prompts of the rank that have `tokens` new tokens in all.
template <class N> Prompts<N> prompts_of(const Calculation<N>& c, const N& tokens) {
    return {tokens / fresh_tokens(c), fresh_tokens(c), prefix_tokens(c)};
}

/// Queries, keys and values of MLA: down and up projections and, unless they stay absorbed, the expansion of
/// the latents, those of the cached prefix too.
template <class N>
N mla_prefill_projections(const KernelCosts<N>& k, const N& tokens, const N& cached, const N& heads,
                          bool absorbed) {
    const auto& c = k.calculation();
    const auto& hidden = c["model.hidden_size"_in];
    const auto& rank = c["model.q_lora_rank"_in];
    const auto& latent = c["model.kv_lora_rank"_in];
    const auto& rope = c["model.qk_rope_head_dim"_in];
    const auto& nope = c["model.qk_nope_head_dim"_in];
    const auto& value = c["model.v_head_dim"_in];
    const bool compressed = value_of(rank) > 0;
    const N down = (compressed ? rank : heads * (nope + rope)) + latent + rope;
    N time = k.gemm(tokens, with_gate<N>(c, down, heads * value), hidden);
    time = time + (compressed ? k.pass(tokens * (rank + latent), 4) + k.pass(tokens * rank, 3) +
                                    k.gemm(tokens, heads * (nope + rope), rank)
                              : k.pass(tokens * latent, 4));
    time = time + k.pass(tokens * (heads * rope + latent + rope), 4, 2);
    if (absorbed)
        return time + k.batched_bf16(tokens, latent, nope, heads) +
               k.batched_bf16(tokens, value, latent, heads);
    return time + k.pass(cached * latent, 3) + k.gemm(cached, heads * (nope + value), latent) +
           k.pass(cached * heads * (2.0 * nope + rope), 2);
}

/// Queries, keys and values of ordinary heads.
template <class N>
N gqa_prefill_projections(const KernelCosts<N>& k, const N& tokens, const HeadShape<N>& shape) {
    const auto& c = k.calculation();
    const N width = shape.heads * shape.key + shape.kv_heads * (shape.key + shape.value);
    return k.gemm(tokens, with_gate<N>(c, width, shape.heads * shape.value), c["model.hidden_size"_in]) +
           k.pass(tokens * (shape.heads + shape.kv_heads) * shape.key, 4);
}

/// What follows the core: quantise, output projection and the sum over the rank.
template <class N> N prefill_output(const KernelCosts<N>& k, const N& tokens, const N& width, const N& tp) {
    return k.pass(tokens * width, 3) + k.gemm(tokens, k.calculation()["model.hidden_size"_in], width) +
           tp_reduce(k, tokens, tp);
}

template <class N> PrefillAttention<N> linear_prefill(const KernelCosts<N>& k, const N& tokens) {
    const auto& c = k.calculation();
    const auto& tp = c["prefill.attention_tp"_in];
    const N split = state_split(c, "prefill.attention_tp"_in);
    const N values = c["model.linear_value_heads"_in] * c["model.linear_value_dim"_in];
    const N channels = 2.0 * c["model.linear_key_heads"_in] * c["model.linear_key_dim"_in] + values;
    const N before = k.gemm(tokens, (channels + values) / split, c["model.hidden_size"_in]) +
                     k.pass(tokens * channels / split, 4, 2);
    const N core = linear_prefill_core<N>(k, tokens, split);
    return {core, before + core + prefill_output<N>(k, tokens, values / split, tp)};
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
    const N before =
        form.mla ? mla_prefill_projections<N>(k, tokens, prompts.count * c["prefill.prompt_tokens"_in],
                                              shape.heads, form.absorbed)
                 : gqa_prefill_projections<N>(k, tokens, shape);
    const N core = k.efficiency().prefill.attention *
                   (form.absorbed ? sparse_prefill_core<N>(k, prompts, shape.heads)
                                  : prefill_core<N>(k, prompts, form.pairs, form.seen, shape, form.rows));
    return {core, before + core +
                      prefill_output<N>(k, tokens, shape.heads * shape.value, c["prefill.attention_tp"_in])};
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
    const auto& faster = value_of(masked.whole) < value_of(chosen.whole) ? masked : chosen;
    const N cached = prompts.count * (prompts.fresh + prompts.prefix);
    const N index =
        k.efficiency().prefill.attention * index_cost<N>(k, tokens, prompts.pairs(), cached, prompts.fresh);
    return {faster.core + index, faster.whole + index};
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
    const N rank_tokens = tokens * c["prefill.attention_tp"_in];
    const auto& hidden = c["model.hidden_size"_in];
    const N norm = k.pass(rank_tokens * hidden, 8) + k.pass(rank_tokens * hidden, 3);
    if (is_uniform(c)) {
        const auto full = prefill_attention_of<N>(k, LayerKind::full, rank_tokens);
        return {full.core, norm + full.whole};
    }
    std::array<PrefillAttention<N>, layer_kinds.size()> kinds{};
    for (const auto kind : layer_kinds)
        if (plain_layers(c, kind) > 0)
            kinds[static_cast<std::size_t>(kind)] = prefill_attention_of<N>(k, kind, rank_tokens);
    const auto mean = [&](N PrefillAttention<N>::*part) -> N {
        return mean_layer(c,
                          [&](LayerKind kind) -> N { return kinds[static_cast<std::size_t>(kind)].*part; });
    };
    return {mean(&PrefillAttention<N>::core), norm + mean(&PrefillAttention<N>::whole)};
}

} // namespace planner::detail
