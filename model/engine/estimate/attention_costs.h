// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/kernel_costs.h"

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

/// GQA in decode: the query heads of one KV head share its cache.
template <class N>
N gqa_decode_core(const KernelCosts<N>& k, const N& requests, const N& queries, const N& context,
                  const N& heads, const N& kv_heads) {
    const auto& c = k.calculation();
    const auto& head = c["model.head_dim"_in];
    const N flop = requests * queries * context * heads * k.multiply_add() * (2.0 * head);
    const N cache = context * kv_heads * (2.0 * head) * bytes_per_value(c, "precision.kv"_in);
    const N bytes = requests * (cache + queries * heads * (2.0 * head) * k.bf16());
    const auto& peak = peak_flop_per_s(c, "precision.attention"_in);
    const N time = k.kernel(k.efficiency().gqa, peak, flop, bytes, queries * heads / kv_heads, N(0.0));
    return with_work(time, flop, requests * cache, peak);
}

/// Attention in prefill, MLA expanded to ordinary heads: causal over the new tokens, full over the cached
/// prefix.
template <class N>
N prefill_core(const KernelCosts<N>& k, const N& prompts, const N& fresh, const N& prefix, const N& heads,
               const N& kv_heads, const N& head_dims) {
    const N pairs = prompts * fresh * (prefix + (fresh + 1.0) / 2.0);
    const N flop = pairs * heads * k.multiply_add() * head_dims;
    const N bytes = prompts * k.bf16() * (fresh * heads + (fresh + prefix) * kv_heads) * head_dims;
    return k.kernel(k.efficiency().prefill_attention,
                    peak_flop_per_s(k.calculation(), "precision.attention"_in), flop, bytes,
                    fresh + 2.0 * prefix, N(0.0));
}

} // namespace planner
