// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/attention_params.h"
#include "model/engine/cache_sizes.h"

/// What follows from the architecture alone: parameters, KV per token, work per pair of tokens, messages.
namespace planner {

namespace detail {

/// One routed expert, and the way from the hidden size to the experts' own width and back.
template <class N> void count_expert(Calculation<N>& c) {
    const double matrices = c.plain("model.expert_gate"_in) == 1 ? 3 : 2;
    const auto& width = c["model.expert_intermediate_size"_in];
    auto params = matrices * expert_hidden(c) * width;
    if (c.plain("model.expert_bias"_in) == 1)
        params = params + (matrices - 1) * width + expert_hidden(c);
    c.set("model.expert_params"_fig, params);
    c.set("model.expert_projection_params"_fig,
          2.0 * c["model.hidden_size"_in] * c["model.expert_hidden_size"_in]);
}

template <class N> void count_params(Calculation<N>& c) {
    const auto& hidden = c["model.hidden_size"_in];
    const bool tied = c.plain("model.tied_embeddings"_in) == 1;
    c.set("model.moe_layers"_fig, c["model.layers"_in] - c["model.dense_layers"_in]);
    count_attention(c);
    count_expert(c);
    c.set("model.shared_expert_params"_fig, c.plain("model.shared_experts"_in) > 0
                                                ? 3.0 * hidden * c["model.shared_intermediate_size"_in]
                                                : 0.0 * c["model.shared_experts"_in]);
    c.set("model.dense_ffn_params"_fig, 3.0 * hidden * c["model.dense_intermediate_size"_in]);
    auto router = c["model.routed_experts"_in] * hidden;
    if (c.plain("model.router_bias"_in) == 1)
        router = router + c["model.routed_experts"_in];
    c.set("model.router_params"_fig, router);
    c.set("model.norm_params_per_layer"_fig, 2.0 * hidden);
    c.set("model.vocabulary_table_params"_fig, c["model.vocabulary"_in] * hidden);
    c.set("model.vocabulary_tables"_fig, c.decided_by("model.tied_embeddings"_in, tied ? 1 : 2, Unit::count,
                                                      PLANNER_TEXT("model", "embedding and head")));
}

/// The feed-forward part of a MoE layer, of which `experts` routed experts are counted.
template <class N> N moe_feed_forward(const Calculation<N>& c, const N& experts) {
    const auto params = experts * c["model.expert_params"_fig] + c["model.shared_expert_params"_fig] +
                        c["model.router_params"_fig];
    return c.plain("model.expert_hidden_size"_in) > 0 ? params + c["model.expert_projection_params"_fig]
                                                      : params;
}

/// An MTP layer is one more layer with its norms, behind norms of both inputs and a projection of two hidden
/// states onto one (DeepSeek-V3 report, 2.2).
template <class N> void count_mtp(Calculation<N>& c) {
    const auto& hidden = c["model.hidden_size"_in];
    auto layer = c["model.attention_params_per_layer"_fig] + c["model.norm_params_per_layer"_fig] +
                 2.0 * hidden * hidden + 3.0 * hidden;
    layer =
        layer + (c.plain("model.routed_experts"_in) > 0 ? moe_feed_forward<N>(c, c["model.routed_experts"_in])
                                                        : c["model.dense_ffn_params"_fig]);
    if (plain_layers(c, LayerKind::sparse) > 0)
        layer = layer + c["model.index_params_per_layer"_fig];
    c.set("model.mtp_layer_params"_fig, layer);
    c.set("model.params_with_mtp"_fig,
          c["model.total_params"_fig] +
              c["model.mtp_layers"_in] *
                  (c["model.mtp_layer_params"_fig] +
                   c["model.vocabulary_tables"_fig] * c["model.vocabulary_table_params"_fig]));
}

/// Sums over the layers; `experts` is how many routed experts of each MoE layer are counted.
template <class N> N params_with(const Calculation<N>& c, const N& experts) {
    const auto every_layer =
        c["model.attention_params"_fig] + c["model.layers"_in] * c["model.norm_params_per_layer"_fig];
    const auto dense = c["model.dense_layers"_in] * c["model.dense_ffn_params"_fig];
    const auto moe = c["model.moe_layers"_fig] * moe_feed_forward(c, experts);
    return every_layer + dense + moe +
           c["model.vocabulary_tables"_fig] * c["model.vocabulary_table_params"_fig] +
           c["model.hidden_size"_in];
}

/// Bytes of one hidden state on the wire; FP8 carries one 4-byte scale per 128 values (DeepEP).
template <class N> N message_bytes(const Calculation<N>& c, Parameter format) {
    const auto& hidden = expert_hidden(c);
    const auto payload = hidden * bytes_per_value(c, format);
    if (c.plain(format) == 0)
        return payload;
    const auto scale = c["precision.scale_bytes"_in];
    const auto block =
        c.constant(128, Unit::count, PLANNER_TEXT("model", "values per scale"), parameters::deepep);
    return payload + hidden / block * scale;
}

} // namespace detail

/// All `model.*` figures.
template <class N> void architecture(Calculation<N>& c) {
    detail::count_params(c);
    c.set("model.total_params"_fig, detail::params_with(c, c["model.routed_experts"_in]));
    c.set("model.activated_params"_fig, detail::params_with(c, c["model.experts_per_token"_in]));
    c.set("model.activated_params_without_input_table"_fig,
          c["model.activated_params"_fig] -
              (c["model.vocabulary_tables"_fig] - 1.0) * c["model.vocabulary_table_params"_fig]);
    detail::count_mtp(c);
    c.set("model.flop_per_token"_fig,
          c["model.activated_params_without_input_table"_fig] * flop_per_multiply_add(c));
    detail::token_caches(c);
    detail::index_cache(c);
    detail::fixed_caches(c);
    detail::attention_work(c);
    c.set("model.dispatch_bytes"_fig, detail::message_bytes(c, "precision.dispatch"_in));
    c.set("model.combine_bytes"_fig, detail::message_bytes(c, "precision.combine"_in));
}

} // namespace planner
