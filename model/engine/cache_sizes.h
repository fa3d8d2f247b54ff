// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/layer_kinds.h"

/// What the layers keep of a token or of a request, and the work that reading it back takes.
namespace planner::detail {

/// The latent vector in the layout of the sparse kernels' FP8 cache: FP8 values with one scale per 128, and
/// the rotary part in BF16 (FlashMLA, docs of the FP8 sparse decoding kernel).
template <class N> N sparse_fp8_latent(const Calculation<N>& c, const N& kv_value) {
    const auto& latent = c["model.kv_lora_rank"_in];
    const auto block = c.constant(128, Unit::count, PLANNER_TEXT("model", "values per scale"), "FlashMLA");
    const auto scale = c.constant(4, Unit::bytes, PLANNER_TEXT("model", "bytes per scale"), "FlashMLA");
    return latent * kv_value + latent / block * scale + c["model.qk_rope_head_dim"_in] * bf16_bytes(c);
}

/// KV of one token in one layer of full attention.
template <class N> N main_kv_bytes(const Calculation<N>& c) {
    const auto kv_value = bytes_per_value(c, "precision.kv"_in);
    if (keeps_latent(c)) {
        const bool fp8 = c.plain("precision.kv"_in) == 1;
        if (fp8 && plain_layers(c, LayerKind::sparse) > 0)
            return sparse_fp8_latent(c, kv_value);
        return (c["model.kv_lora_rank"_in] + c["model.qk_rope_head_dim"_in]) * kv_value;
    }
    const auto shape = main_heads(c);
    return shape.kv_heads * (shape.key + shape.value) * kv_value;
}

/// Cache per token of each kind of layer and of all together, and what it would be in other forms.
template <class N> void token_caches(Calculation<N>& c) {
    const auto kv_value = bytes_per_value(c, "precision.kv"_in);
    const auto none = c.constant(0, Unit::bytes, PLANNER_TEXT("model", "no such layer"),
                                 PLANNER_TEXT("model", "definition"));
    const auto& main_layers = c["model.main_attention_layers"_fig];
    const auto shape = main_heads(c);
    const auto window = window_heads(c);
    c.set("model.kv_bytes_per_token_layer"_fig, main_kv_bytes(c));
    c.set("model.window_kv_bytes_per_token_layer"_fig,
          plain_layers(c, LayerKind::window) > 0 ? window.kv_heads * (window.key + window.value) * kv_value
                                                 : none);
    c.set("model.kv_bytes_per_token_growing"_fig, main_layers * c["model.kv_bytes_per_token_layer"_fig]);
    c.set("model.kv_bytes_per_token"_fig,
          plain_layers(c, LayerKind::window) > 0
              ? c["model.kv_bytes_per_token_growing"_fig] +
                    c["model.window_layers"_in] * c["model.window_kv_bytes_per_token_layer"_fig]
              : c["model.kv_bytes_per_token_growing"_fig]);
    c.set("model.kv_bytes_per_token_expanded"_fig,
          c.plain("model.attention_kind"_in) == 0
              ? main_layers * shape.heads * (shape.key + shape.value) * kv_value
              : c.missing(PLANNER_TEXT("model", "only MLA can be expanded")));
    auto plain = main_layers * shape.heads * 2.0 * shape.value;
    if (plain_layers(c, LayerKind::window) > 0)
        plain = plain + c["model.window_layers"_in] * window.heads * 2.0 * window.value;
    c.set("model.kv_bytes_per_token_plain_heads"_fig, plain * kv_value);
}

/// Key of the index, with one scale per token unless it is kept in BF16.
template <class N> void index_cache(Calculation<N>& c) {
    if (plain_layers(c, LayerKind::sparse) <= 0) {
        const auto none = c.constant(0, Unit::bytes, PLANNER_TEXT("model", "no index"),
                                     PLANNER_TEXT("model", "definition"));
        c.set("model.index_bytes_per_token_layer"_fig, none);
        c.set("model.index_bytes_per_token"_fig, none);
        c.set("model.index_flop_per_pair"_fig, c.constant(0, Unit::flop, PLANNER_TEXT("model", "no index"),
                                                          PLANNER_TEXT("model", "definition")));
        return;
    }
    auto key = c["model.index_head_dim"_in] * bytes_per_value(c, "precision.index_cache"_in);
    if (c.plain("precision.index_cache"_in) != 0)
        key = key + c.constant(4, Unit::bytes, PLANNER_TEXT("model", "bytes of the key's scale"),
                               "DeepSeek-V3.2-Exp inference code");
    c.set("model.index_bytes_per_token_layer"_fig, key);
    c.set("model.index_bytes_per_token"_fig,
          c["model.index_layers"_in] * c["model.index_bytes_per_token_layer"_fig]);
    c.set("model.index_flop_per_pair"_fig,
          c["model.index_heads"_in] * c["model.index_head_dim"_in] * flop_per_multiply_add(c));
}

/// What a request keeps whatever its length: full windows and the states of linear attention.
template <class N> void fixed_caches(Calculation<N>& c) {
    const auto none = c.constant(0, Unit::bytes, PLANNER_TEXT("model", "no such layer"),
                                 PLANNER_TEXT("model", "definition"));
    c.set("model.window_bytes_per_request"_fig,
          plain_layers(c, LayerKind::window) > 0 ? c["model.window_layers"_in] * c["model.window_tokens"_in] *
                                                       c["model.window_kv_bytes_per_token_layer"_fig]
                                                 : none);
    auto state = none;
    if (plain_layers(c, LayerKind::linear) > 0) {
        const auto values = c["model.linear_value_heads"_in] * c["model.linear_value_dim"_in];
        state = values * c["model.linear_key_dim"_in] * c["model.linear_state_value"_in];
        if (c.plain("model.linear_conv_width"_in) > 1)
            state =
                state + (c["model.linear_conv_width"_in] - 1.0) *
                            (2.0 * c["model.linear_key_heads"_in] * c["model.linear_key_dim"_in] + values) *
                            bf16_bytes(c);
    }
    c.set("model.linear_state_bytes_per_layer"_fig, state);
    c.set("model.linear_state_bytes_per_request"_fig,
          c["model.linear_layers"_in] * c["model.linear_state_bytes_per_layer"_fig]);
    c.set("model.fixed_bytes_per_request"_fig,
          c["model.window_bytes_per_request"_fig] + c["model.linear_state_bytes_per_request"_fig]);
}

/// Work of one query token against one cached token of one layer, or against the state.
template <class N> void attention_work(Calculation<N>& c) {
    const auto multiply_add = flop_per_multiply_add(c);
    const auto shape = main_heads(c);
    const auto expanded = shape.heads * (shape.key + shape.value) * multiply_add;
    if (keeps_latent(c)) {
        const auto& latent = c["model.kv_lora_rank"_in];
        const auto& rope = c["model.qk_rope_head_dim"_in];
        c.set("model.attention_flop_per_pair"_fig, shape.heads * ((latent + rope) + latent) * multiply_add);
    } else {
        c.set("model.attention_flop_per_pair"_fig, expanded);
    }
    c.set("model.prefill_attention_flop_per_pair"_fig, expanded);
    const auto none = c.constant(0, Unit::flop, PLANNER_TEXT("model", "no such layer"),
                                 PLANNER_TEXT("model", "definition"));
    const auto window = window_heads(c);
    c.set("model.window_flop_per_pair"_fig, plain_layers(c, LayerKind::window) > 0
                                                ? window.heads * (window.key + window.value) * multiply_add
                                                : none);
    // The state is updated and read: one multiply-add per value each.
    c.set("model.linear_flop_per_token"_fig, plain_layers(c, LayerKind::linear) > 0
                                                 ? c["model.linear_value_heads"_in] *
                                                       c["model.linear_value_dim"_in] *
                                                       c["model.linear_key_dim"_in] * 2.0 * multiply_add
                                                 : none);
}

} // namespace planner::detail
