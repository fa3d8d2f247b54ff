// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/formats.h"

#include <optional>

/// The kinds of attention that the layers of one model may have, and how sums over layers are made of them.
namespace planner {

/// How a layer attends: to all cached tokens, to those that an index picks, to a window, or through a state
/// of fixed size.
enum class LayerKind : std::uint8_t { full, sparse, window, linear };
inline constexpr std::array layer_kinds{LayerKind::full, LayerKind::sparse, LayerKind::window,
                                        LayerKind::linear};

/// How many layers are of this kind, for deciding which formulas apply.
template <class N> double plain_layers(const Calculation<N>& c, LayerKind kind) {
    const double window = c.plain("model.window_layers"_in);
    const double linear = c.plain("model.linear_layers"_in);
    const double sparse = c.plain("model.index_layers"_in);
    switch (kind) {
    case LayerKind::sparse:
        return sparse;
    case LayerKind::window:
        return window;
    case LayerKind::linear:
        return linear;
    default:
        return c.plain("model.layers"_in) - window - linear - sparse;
    }
}

/// How many layers are of this kind.
template <class N> N layers_of(const Calculation<N>& c, LayerKind kind) {
    switch (kind) {
    case LayerKind::sparse:
        return c["model.index_layers"_in];
    case LayerKind::window:
        return c["model.window_layers"_in];
    case LayerKind::linear:
        return c["model.linear_layers"_in];
    default:
        return plain_layers(c, LayerKind::sparse) > 0
                   ? c["model.main_attention_layers"_fig] - c["model.index_layers"_in]
                   : c["model.main_attention_layers"_fig];
    }
}

/// Whether all layers attend to all cached tokens.
template <class N> bool is_uniform(const Calculation<N>& c) {
    return plain_layers(c, LayerKind::sparse) <= 0 && plain_layers(c, LayerKind::window) <= 0 &&
           plain_layers(c, LayerKind::linear) <= 0;
}

/// The mean over all layers of what `of_kind` answers for each kind that the model has.
template <class N, class OfKind> N mean_layer(const Calculation<N>& c, OfKind of_kind) {
    if (is_uniform(c))
        return of_kind(LayerKind::full);
    for (const auto kind : layer_kinds)
        if (plain_layers(c, kind) > 0 && plain_layers(c, kind) == c.plain("model.layers"_in))
            return of_kind(kind);
    std::optional<N> sum;
    for (const auto kind : layer_kinds) {
        if (plain_layers(c, kind) <= 0)
            continue;
        const N part = layers_of(c, kind) * of_kind(kind);
        sum = sum ? *sum + part : part;
    }
    return sum ? *sum / c["model.layers"_in] : c.missing(PLANNER_TEXT("model", "the model has no layers"));
}

/// Heads of one layer of ordinary attention; keys and values may differ in width.
template <class N> struct HeadShape { N heads, kv_heads, key, value; };

/// Heads of a layer with full attention; of MLA expanded to ordinary heads.
template <class N> HeadShape<N> main_heads(const Calculation<N>& c) {
    const auto& heads = c["model.attention_heads"_in];
    const auto& value = c["model.v_head_dim"_in];
    if (c.plain("model.attention_kind"_in) == 0)
        return {heads, heads, c["model.qk_nope_head_dim"_in] + c["model.qk_rope_head_dim"_in], value};
    const auto& key = c["model.head_dim"_in];
    return {heads, c["model.kv_heads"_in], key, value_of(value) > 0 ? value : key};
}

/// Heads of a window layer; what the model does not state is as in the other layers.
template <class N> HeadShape<N> window_heads(const Calculation<N>& c) {
    const auto stated = [&](Parameter own, const N& other) -> N { return c.plain(own) > 0 ? c[own] : other; };
    const auto main = main_heads(c);
    const bool own_width = c.plain("model.window_head_dim"_in) > 0;
    return {stated("model.window_attention_heads"_in, main.heads),
            stated("model.window_kv_heads"_in, main.kv_heads), stated("model.window_head_dim"_in, main.key),
            stated("model.window_v_head_dim"_in, own_width ? c["model.window_head_dim"_in] : main.value)};
}

/// Width at which routed experts read and write.
template <class N> const N& expert_hidden(const Calculation<N>& c) {
    return c.plain("model.expert_hidden_size"_in) > 0 ? c["model.expert_hidden_size"_in]
                                                      : c["model.hidden_size"_in];
}

/// Whether decode reads MLA's latent vectors as they are, without expanding them to heads.
template <class N> bool keeps_latent(const Calculation<N>& c) {
    return c.plain("model.attention_kind"_in) == 0 && c.plain("memory.mla_cache"_in) == 0;
}

} // namespace planner
