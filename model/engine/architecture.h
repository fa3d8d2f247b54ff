// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/formats.h"

/// What follows from the architecture alone: parameters, KV per token, work per pair of tokens, messages.
/// Dimensions and their meaning: DeepSeek-V3 report (arXiv 2412.19437, section 2.1) and each model's
/// config.json.
namespace planner {

namespace detail {

/// MLA: compressed query and key-value projections with their inner norms, and the output projection.
template <class N> N mla_params(const Calculation<N>& c) {
    const auto& hidden = c["model.hidden_size"_in];
    const auto& heads = c["model.attention_heads"_in];
    const auto& rank = c["model.q_lora_rank"_in];
    const auto& latent = c["model.kv_lora_rank"_in];
    const auto query_head = c["model.qk_nope_head_dim"_in] + c["model.qk_rope_head_dim"_in];
    const auto query =
        value_of(rank) > 0 ? hidden * rank + rank * heads * query_head + rank : hidden * heads * query_head;
    const auto key_value = hidden * (latent + c["model.qk_rope_head_dim"_in]) + latent +
                           latent * heads * (c["model.qk_nope_head_dim"_in] + c["model.v_head_dim"_in]);
    return query + key_value + heads * c["model.v_head_dim"_in] * hidden;
}

/// GQA and MHA: query, key, value and output projections, with norms and biases where the model has them.
template <class N> N gqa_params(const Calculation<N>& c) {
    const auto& hidden = c["model.hidden_size"_in];
    const auto& head = c["model.head_dim"_in];
    const auto& heads = c["model.attention_heads"_in];
    const auto& kv_heads = c["model.kv_heads"_in];
    auto params = 2.0 * hidden * heads * head + 2.0 * hidden * kv_heads * head;
    if (c.plain("model.qk_norm"_in) == 1)
        params = params + 2.0 * head;
    if (c.plain("model.qk_norm"_in) == 2)
        params = params + (heads + kv_heads) * head;
    if (c.plain("model.qkv_bias"_in) == 1)
        params = params + (heads + 2.0 * kv_heads) * head;
    return params;
}

template <class N> void count_params(Calculation<N>& c) {
    const auto& hidden = c["model.hidden_size"_in];
    const bool mla = c.plain("model.attention_kind"_in) == 0;
    const bool tied = c.plain("model.tied_embeddings"_in) == 1;
    c.set("model.moe_layers"_fig, c["model.layers"_in] - c["model.dense_layers"_in]);
    c.set("model.attention_params_per_layer"_fig, mla ? mla_params(c) : gqa_params(c));
    c.set("model.expert_params"_fig, 3.0 * hidden * c["model.expert_intermediate_size"_in]);
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

/// Sums over the layers; `experts` is how many routed experts of each MoE layer are counted.
template <class N> N params_with(const Calculation<N>& c, const N& experts) {
    const auto every_layer = c["model.layers"_in] * (c["model.attention_params_per_layer"_fig] +
                                                     c["model.norm_params_per_layer"_fig]);
    const auto dense = c["model.dense_layers"_in] * c["model.dense_ffn_params"_fig];
    const auto moe =
        c["model.moe_layers"_fig] * (experts * c["model.expert_params"_fig] +
                                     c["model.shared_expert_params"_fig] + c["model.router_params"_fig]);
    return every_layer + dense + moe +
           c["model.vocabulary_tables"_fig] * c["model.vocabulary_table_params"_fig] +
           c["model.hidden_size"_in];
}

/// Cache of one token, and the work of one query token against one cached token, in one layer.
template <class N> void attention_costs(Calculation<N>& c) {
    const auto& heads = c["model.attention_heads"_in];
    const auto multiply_add = flop_per_multiply_add(c);
    const auto kv_value = bytes_per_value(c, "precision.kv"_in);
    if (c.plain("model.attention_kind"_in) == 0) {
        const auto& latent = c["model.kv_lora_rank"_in];
        const auto& rope = c["model.qk_rope_head_dim"_in];
        c.set("model.kv_bytes_per_token_layer"_fig, (latent + rope) * kv_value);
        c.set("model.attention_flop_per_pair"_fig, heads * ((latent + rope) + latent) * multiply_add);
        c.set("model.prefill_attention_flop_per_pair"_fig,
              heads * (c["model.qk_nope_head_dim"_in] + rope + c["model.v_head_dim"_in]) * multiply_add);
    } else {
        const auto& head = c["model.head_dim"_in];
        c.set("model.kv_bytes_per_token_layer"_fig, 2.0 * c["model.kv_heads"_in] * head * kv_value);
        c.set("model.attention_flop_per_pair"_fig, heads * (2.0 * head) * multiply_add);
        c.set("model.prefill_attention_flop_per_pair"_fig, heads * (2.0 * head) * multiply_add);
    }
    c.set("model.kv_bytes_per_token"_fig, c["model.layers"_in] * c["model.kv_bytes_per_token_layer"_fig]);
}

/// Bytes of one hidden state on the wire; FP8 carries one 4-byte scale per 128 values (DeepEP).
template <class N> N message_bytes(const Calculation<N>& c, Parameter format) {
    const auto& hidden = c["model.hidden_size"_in];
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
    detail::attention_costs(c);
    c.set("model.dispatch_bytes"_fig, detail::message_bytes(c, "precision.dispatch"_in));
    c.set("model.combine_bytes"_fig, detail::message_bytes(c, "precision.combine"_in));
}

} // namespace planner
