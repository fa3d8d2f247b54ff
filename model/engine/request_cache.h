// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/placement.h"

/// What requests of a given length keep on one GPU of their attention rank, and what a decode step reads of
/// it.
namespace planner {

/// Whether a request keeps more than a cache that grows with each token.
template <class N> bool has_fixed_cache(const Calculation<N>& c) {
    return plain_layers(c, LayerKind::window) > 0 || plain_layers(c, LayerKind::linear) > 0;
}

/// The part that stops growing: windows, filled as far as the request is long, and linear states.
template <class N> N fixed_cache(const Calculation<N>& c, const N& context, Parameter attention_tp) {
    const N windows = smaller(context, c["model.window_tokens"_in]) * c["model.window_layers"_in] *
                      c["model.window_kv_bytes_per_token_layer"_fig];
    const N states = c["model.linear_state_bytes_per_request"_fig];
    if (plain_layers(c, LayerKind::linear) <= 0)
        return windows / window_split(c, attention_tp);
    if (plain_layers(c, LayerKind::window) <= 0)
        return states / state_split(c, attention_tp);
    return windows / window_split(c, attention_tp) + states / state_split(c, attention_tp);
}

/// KV of `requests` of `context` tokens each on one GPU, without the index and the MTP layer.
template <class N>
N cache_bytes(const Calculation<N>& c, const N& requests, const N& context, Parameter attention_tp) {
    const N growing =
        requests * context / kv_split(c, attention_tp) * c["model.kv_bytes_per_token_growing"_fig];
    return has_fixed_cache(c) ? growing + requests * fixed_cache(c, context, attention_tp) : growing;
}

/// What the mean layer reads of the cache in a step: sparse attention its choice and the whole index, a
/// window what it holds, linear attention its state, which it writes as well.
template <class N> N cache_read_bytes(const Calculation<N>& c, const N& requests, const N& context) {
    constexpr auto tp = "decode.attention_tp"_in;
    return mean_layer(c, [&](LayerKind kind) -> N {
        switch (kind) {
        case LayerKind::sparse:
            return requests * smaller(context, c["model.index_top_k"_in]) *
                       c["model.kv_bytes_per_token_layer"_fig] / kv_split(c, tp) +
                   requests * context * c["model.index_bytes_per_token_layer"_fig];
        case LayerKind::window:
            return requests * smaller(context, c["model.window_tokens"_in]) *
                   c["model.window_kv_bytes_per_token_layer"_fig] / window_split(c, tp);
        case LayerKind::linear:
            return requests * 2.0 * c["model.linear_state_bytes_per_layer"_fig] / state_split(c, tp);
        default:
            return requests * context * c["model.kv_bytes_per_token_layer"_fig] / kv_split(c, tp);
        }
    });
}

/// Work of `tokens` query tokens that each may attend to `context` tokens, in the mean layer; `per_pair` is
/// that of full attention. Sparse attention works absorbed, as in decode, unless attending to everything with
/// ordinary heads is less work, as in short prompts.
template <class N>
N attention_flop(const Calculation<N>& c, const N& tokens, const N& context, const N& per_pair) {
    return mean_layer(c, [&](LayerKind kind) -> N {
        switch (kind) {
        case LayerKind::sparse:
            return smaller(tokens * context * per_pair, tokens * smaller(context, c["model.index_top_k"_in]) *
                                                            c["model.attention_flop_per_pair"_fig]) +
                   tokens * context * c["model.index_flop_per_pair"_fig];
        case LayerKind::window:
            return tokens * smaller(context, c["model.window_tokens"_in]) *
                   c["model.window_flop_per_pair"_fig];
        case LayerKind::linear:
            return tokens * c["model.linear_flop_per_token"_fig];
        default:
            return tokens * context * per_pair;
        }
    });
}

/// Work of one token of each phase over all layers, weights and attention.
template <class N> void token_work(Calculation<N>& c) {
    const N one =
        c.constant(1, Unit::tokens, PLANNER_TEXT("model", "one token"), PLANNER_TEXT("model", "definition"));
    c.set("decode.flop_per_token"_fig,
          c["model.flop_per_token"_fig] +
              c["model.layers"_in] * attention_flop<N>(c, one, c["decode.context_tokens"_in],
                                                       c["model.attention_flop_per_pair"_fig]));
    c.set("prefill.flop_per_token"_fig,
          c["model.flop_per_token"_fig] +
              c["model.layers"_in] * attention_flop<N>(c, one, c["prefill.attended_tokens"_in],
                                                       c["model.prefill_attention_flop_per_pair"_fig]));
}

} // namespace planner
