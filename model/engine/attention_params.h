// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/layer_kinds.h"

/// Parameters of each kind of attention layer. Dimensions and their meaning: DeepSeek-V3 report (arXiv
/// 2412.19437, section 2.1), DeepSeek-V3.2-Exp inference code, Qwen3-Next, Kimi-Linear and MiniMax-M1 model
/// code, and each model's config.json.
namespace planner::detail {

/// Gate, bias and sinks that any kind of softmax attention may have.
template <class N> N with_details(const Calculation<N>& c, N params, const N& heads, const N& value) {
    const auto& hidden = c["model.hidden_size"_in];
    if (c.plain("model.output_gate"_in) == 1)
        params = params + hidden * heads * value;
    if (c.plain("model.output_bias"_in) == 1)
        params = params + hidden;
    if (c.plain("model.attention_sinks"_in) == 1)
        params = params + heads;
    return params;
}

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
    const auto params = query + key_value + heads * c["model.v_head_dim"_in] * hidden;
    return with_details<N>(c, params, heads, c["model.v_head_dim"_in]);
}

/// GQA and MHA: query, key, value and output projections, with norms and biases where the model has them.
template <class N> N gqa_params(const Calculation<N>& c, const HeadShape<N>& shape) {
    const auto& hidden = c["model.hidden_size"_in];
    auto params = hidden * shape.heads * (shape.key + shape.value) +
                  hidden * shape.kv_heads * (shape.key + shape.value);
    if (c.plain("model.qk_norm"_in) == 1)
        params = params + 2.0 * shape.key;
    if (c.plain("model.qk_norm"_in) == 2)
        params = params + (shape.heads + shape.kv_heads) * shape.key;
    if (c.plain("model.qkv_bias"_in) == 1)
        params = params + shape.heads * shape.key + shape.kv_heads * (shape.key + shape.value);
    return with_details<N>(c, params, shape.heads, shape.value);
}

/// Linear attention. Lightning: queries, keys, values, an output gate and a norm over all heads. Gated delta:
/// with a convolution, a decay and a step size per head. Kimi delta: the decay per channel, and both gates
/// through a narrow waist.
template <class N> N linear_params(const Calculation<N>& c) {
    const auto& hidden = c["model.hidden_size"_in];
    const auto& value_heads = c["model.linear_value_heads"_in];
    const auto& value_dim = c["model.linear_value_dim"_in];
    const auto keys = c["model.linear_key_heads"_in] * c["model.linear_key_dim"_in];
    const auto values = value_heads * value_dim;
    const auto channels = 2.0 * keys + values;
    const auto projections = hidden * channels + values * hidden;
    const auto convolution = channels * c["model.linear_conv_width"_in];
    const double kind = c.plain("model.linear_kind"_in);
    if (kind == 0)
        return projections + hidden * values + values;
    if (kind == 1)
        return projections + convolution + hidden * values + 2.0 * hidden * value_heads + 2.0 * value_heads +
               value_dim;
    const auto& waist = value_dim;
    const auto decay = hidden * waist + waist * keys + keys + value_heads;
    const auto gate = hidden * waist + waist * values;
    return projections + convolution + decay + gate + hidden * value_heads + value_dim;
}

/// The index of sparse attention: queries from the query latent, one key with its norm, one weight per head.
template <class N> N index_params(const Calculation<N>& c) {
    const auto& hidden = c["model.hidden_size"_in];
    const auto& heads = c["model.index_heads"_in];
    const auto& dim = c["model.index_head_dim"_in];
    const auto& from = c.plain("model.q_lora_rank"_in) > 0 ? c["model.q_lora_rank"_in] : hidden;
    return from * heads * dim + hidden * dim + 2.0 * dim + hidden * heads;
}

/// What each kind of layer has, and the sum over all layers.
template <class N> void count_attention(Calculation<N>& c) {
    const auto none = c.constant(0, Unit::parameters, PLANNER_TEXT("model", "no such layer"),
                                 PLANNER_TEXT("model", "definition"));
    c.set("model.main_attention_layers"_fig,
          c["model.layers"_in] - c["model.window_layers"_in] - c["model.linear_layers"_in]);
    c.set("model.attention_params_per_layer"_fig,
          c.plain("model.attention_kind"_in) == 0 ? mla_params(c) : gqa_params(c, main_heads(c)));
    c.set("model.window_attention_params_per_layer"_fig,
          plain_layers(c, LayerKind::window) > 0 ? gqa_params(c, window_heads(c)) : none);
    c.set("model.linear_attention_params_per_layer"_fig,
          plain_layers(c, LayerKind::linear) > 0 ? linear_params(c) : none);
    c.set("model.index_params_per_layer"_fig,
          plain_layers(c, LayerKind::sparse) > 0 ? index_params(c) : none);
    auto sum = c["model.main_attention_layers"_fig] * c["model.attention_params_per_layer"_fig];
    if (plain_layers(c, LayerKind::window) > 0)
        sum = sum + c["model.window_layers"_in] * c["model.window_attention_params_per_layer"_fig];
    if (plain_layers(c, LayerKind::linear) > 0)
        sum = sum + c["model.linear_layers"_in] * c["model.linear_attention_params_per_layer"_fig];
    if (plain_layers(c, LayerKind::sparse) > 0)
        sum = sum + c["model.index_layers"_in] * c["model.index_params_per_layer"_fig];
    c.set("model.attention_params"_fig, sum);
}

} // namespace planner::detail
