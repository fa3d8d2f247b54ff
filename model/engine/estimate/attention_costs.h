// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/kernel_costs.h"
#include "model/engine/layer_kinds.h"

namespace planner {

/// MLA in decode, absorbed: each head meets the latent itself. `requests` of `queries` tokens against
/// `context`. As work it reports the traffic of the cache alone, as its intensity is commonly given
/// (241.8 FLOP/B per query token): that does not depend on the context.
template <class N>
N mla_decode_core(const KernelCosts<N>& k, const N& requests, const N& queries, const N& context,
                  const N& heads) {
    const auto& c = k.calculation();
    const auto& latent = c["model.kv_lora_rank"_in];
    const N key = latent + c["model.qk_rope_head_dim"_in];
    const N flop = requests * queries * context * heads * k.multiply_add() * (key + latent);
    const N cache = context * key * bytes_per_value(c, "precision.kv"_in);
    const N bytes = requests * (cache + queries * heads * (key + latent) * k.bf16());
    const auto& peak = peak_flop_per_s(c, "precision.attention"_in);
    const N time = k.kernel(k.efficiency().mla, peak, flop, bytes, queries * heads, N(0.0));
    return with_work(time, flop, requests * cache, peak);
}

/// The same where an index picks the tokens. Each query has a choice of its own, so queries do not share what
/// they read.
template <class N>
N sparse_decode_core(const KernelCosts<N>& k, const N& requests, const N& queries, const N& context,
                     const N& heads) {
    const auto& c = k.calculation();
    const auto& latent = c["model.kv_lora_rank"_in];
    const N key = latent + c["model.qk_rope_head_dim"_in];
    const N picked = smaller(context, c["model.index_top_k"_in]);
    const N flop = requests * queries * picked * heads * k.multiply_add() * (key + latent);
    const N bytes = requests * queries *
                    (picked * c["model.kv_bytes_per_token_layer"_fig] + heads * (key + latent) * k.bf16());
    return k.kernel(k.efficiency().mla, peak_flop_per_s(c, "precision.attention"_in), flop, bytes, heads,
                    N(0.0));
}

/// GQA in decode: the query heads of one KV head share its cache.
template <class N>
N gqa_decode_core(const KernelCosts<N>& k, const N& requests, const N& queries, const N& context,
                  const HeadShape<N>& shape) {
    const auto& c = k.calculation();
    const N widths = shape.key + shape.value;
    const N flop = requests * queries * context * shape.heads * k.multiply_add() * widths;
    const N cache = context * shape.kv_heads * widths * bytes_per_value(c, "precision.kv"_in);
    const N bytes = requests * (cache + queries * shape.heads * widths * k.bf16());
    const auto& peak = peak_flop_per_s(c, "precision.attention"_in);
    const N time =
        k.kernel(k.efficiency().gqa, peak, flop, bytes, queries * shape.heads / shape.kv_heads, N(0.0));
    return with_work(time, flop, requests * cache, peak);
}

/// Linear attention in decode: the states of the rank's GPU are read, updated and written back.
template <class N>
N linear_decode_core(const KernelCosts<N>& k, const N& requests, const N& queries, const N& split) {
    const auto& c = k.calculation();
    const N flop = requests * queries * c["model.linear_flop_per_token"_fig] / split;
    const N bytes = requests * 2.0 * c["model.linear_state_bytes_per_layer"_fig] / split;
    return k.kernel(k.efficiency().gqa, c["gpu.bf16_flop_per_s"_in], flop, bytes, queries, N(0.0));
}

/// Heads of one GPU of an attention rank; a KV head that is left alone stands on several.
template <class N> HeadShape<N> split_heads(const HeadShape<N>& whole, const N& tp) {
    return {whole.heads / tp, larger(whole.kv_heads / tp, N(1.0)), whole.key, whole.value};
}

/// The index of sparse attention for `tokens` new tokens: its projections, the scores of `pairs` of a query
/// and a cached token, reading `cached` index keys, and the choice of the best. Each GPU of an attention rank
/// does all of it.
template <class N>
N index_cost(const KernelCosts<N>& k, const N& tokens, const N& pairs, const N& cached, const N& rows) {
    const auto& c = k.calculation();
    const auto& hidden = c["model.hidden_size"_in];
    const auto& heads = c["model.index_heads"_in];
    const auto& dim = c["model.index_head_dim"_in];
    const auto& from = c.plain("model.q_lora_rank"_in) > 0 ? c["model.q_lora_rank"_in] : hidden;
    const N queries = k.gemm(tokens, heads * dim, from) + k.pass(tokens * heads * dim, 3);
    const N keys = k.gemm_bf16(tokens, dim + heads, hidden) + k.pass(tokens * dim, 3);
    const N scores = k.kernel(k.efficiency().dense, peak_flop_per_s(c, "precision.index_cache"_in),
                              pairs * c["model.index_flop_per_pair"_fig],
                              cached * c["model.index_bytes_per_token_layer"_fig], rows * heads, N(0.0));
    // Scores are written and read once as FP32 by the choice of the best.
    return queries + keys + scores + k.pass(pairs, 8);
}

} // namespace planner
