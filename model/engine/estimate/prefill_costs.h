// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/attention_costs.h"

/// Attention in prefill, by kind of layer.
namespace planner {

/// The prompts of one attention rank: how many, and the new and cached tokens of each.
template <class N> struct Prompts {
    N count, fresh, prefix;

    N pairs() const {
        return part(PLANNER_TEXT("model", "Pairs of a query and a key"), Unit::count,
                    count * fresh * (prefix + (fresh + 1.0) / 2.0));
    }
};

/// Pairs of a query and a token that it attends to where each query sees at most `most` tokens.
template <class N> N limited_pairs(const Prompts<N>& prompts, const N& most) {
    const N growing = larger(smaller(prompts.fresh, most - prompts.prefix), N(0.0)); // queries that see all
    return part(PLANNER_TEXT("model", "Pairs of a query and a key"), Unit::count,
                prompts.count *
                    (growing * (prompts.prefix + (growing + 1.0) / 2.0) + (prompts.fresh - growing) * most));
}

/// The same where tokens see the chunk that they stand in.
template <class N> N chunked_pairs(const Prompts<N>& prompts, const N& chunk) {
    const auto up_to = [&](const N& tokens) -> N {
        const N chunks = rounded_down(tokens / chunk);
        const N rest = tokens - chunks * chunk;
        return chunks * chunk * (chunk + 1.0) / 2.0 + rest * (rest + 1.0) / 2.0;
    };
    return part(PLANNER_TEXT("model", "Pairs of a query and a key"), Unit::count,
                prompts.count * (up_to(prompts.prefix + prompts.fresh) - up_to(prompts.prefix)));
}

/// Ordinary heads (MLA expanded): `pairs` of queries and tokens, keys and values of `seen` tokens per prompt.
template <class N>
N prefill_core(const KernelCosts<N>& k, const Prompts<N>& prompts, const N& pairs, const N& seen,
               const HeadShape<N>& shape, const N& rows) {
    const N widths = shape.key + shape.value;
    const N flop = pairs * shape.heads * k.multiply_add() * widths;
    const N bytes = prompts.count * k.bf16() * (prompts.fresh * shape.heads + seen * shape.kv_heads) * widths;
    return k.kernel(k.efficiency().prefill_attention,
                    peak_flop_per_s(k.calculation(), "precision.attention"_in), flop, bytes, rows, N(0.0));
}

/// Sparse attention: absorbed, each query against the tokens that the index picked for it.
template <class N> N sparse_prefill_core(const KernelCosts<N>& k, const Prompts<N>& prompts, const N& heads) {
    const auto& c = k.calculation();
    const auto& latent = c["model.kv_lora_rank"_in];
    const N key = latent + c["model.qk_rope_head_dim"_in];
    const N flop =
        limited_pairs<N>(prompts, c["model.index_top_k"_in]) * heads * k.multiply_add() * (key + latent);
    const N bytes = prompts.count * k.bf16() *
                    (prompts.fresh * heads * (key + latent) + (prompts.fresh + prompts.prefix) * key);
    return k.kernel(k.efficiency().mla, peak_flop_per_s(c, "precision.attention"_in), flop, bytes, heads,
                    N(0.0));
}

/// Linear attention in chunks: inside a chunk as ordinary attention, between chunks through the state.
template <class N> N linear_prefill_core(const KernelCosts<N>& k, const N& tokens, const N& tp) {
    const auto& c = k.calculation();
    const N chunk = c.constant(64, Unit::tokens, PLANNER_TEXT("model", "tokens of a chunk"),
                               "flash-linear-attention: chunks of 64");
    const N inside = c["model.linear_value_heads"_in] *
                     (c["model.linear_key_dim"_in] + c["model.linear_value_dim"_in]) * k.multiply_add() *
                     (chunk / 2.0);
    const N flop = tokens * (c["model.linear_flop_per_token"_fig] + inside) / tp;
    const N values = 2.0 * c["model.linear_key_heads"_in] * c["model.linear_key_dim"_in] +
                     2.0 * c["model.linear_value_heads"_in] * c["model.linear_value_dim"_in];
    return k.kernel(k.efficiency().prefill_attention, c["gpu.bf16_flop_per_s"_in], flop,
                    tokens * values * k.bf16() / tp, chunk, N(0.0));
}

} // namespace planner
