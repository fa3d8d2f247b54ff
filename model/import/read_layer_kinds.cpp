// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/layer_counts.h"
#include "model/import/parts.h"

#include "model/units/format.h"

namespace planner {

namespace {

constexpr WholeRange head_range{1, 4096};
constexpr WholeRange token_range{1, 1e7};

enum LinearKind : std::uint8_t { lightning, gated_delta, kimi_delta };

/// A value that window layers may have for themselves.
void set_own(ConfigReader& config, config_keys::Keys keys, Parameter own, Parameter common,
             ModelDraft& draft) {
    const auto found = config.whole(keys, head_range);
    if (found && found->value != draft.value(common))
        draft.set(own, found->value, from_key(found->key));
}

/// MiMo states the shape of window layers; Gemma 4 that of the full ones.
void read_window_shape(ConfigReader& config, const Architecture& architecture, ModelDraft& draft) {
    set_own(config, config_keys::window_heads, "model.window_attention_heads"_in, "model.attention_heads"_in,
            draft);
    set_own(config, config_keys::window_kv_heads, "model.window_kv_heads"_in, "model.kv_heads"_in, draft);
    set_own(config, config_keys::window_head_dim, "model.window_head_dim"_in, "model.head_dim"_in, draft);
    if (const auto value = config.whole(config_keys::window_v_head_dim, head_range)) {
        const double own_keys = draft.value("model.window_head_dim"_in);
        const double keys = own_keys > 0 ? own_keys : draft.value("model.head_dim"_in);
        if (value->value != keys)
            draft.set("model.window_v_head_dim"_in, value->value, from_key(value->key));
    }
    if (!architecture.gemma)
        return;
    const auto shared = config.flag(config_keys::keys_are_values);
    const auto kv = config.whole(config_keys::global_kv_heads, head_range);
    const auto head = config.whole(config_keys::global_head_dim, head_range);
    if (shared && shared->value && kv) {
        draft.set("model.window_kv_heads"_in, draft.value("model.kv_heads"_in),
                  from_key(config.prefix() + "num_key_value_heads"));
        draft.set("model.kv_heads"_in, kv->value, from_key(kv->key));
    }
    if (head) {
        draft.set("model.window_head_dim"_in, draft.value("model.head_dim"_in),
                  from_key(config.prefix() + "head_dim"));
        draft.set("model.head_dim"_in, head->value, from_key(head->key));
    }
    if (shared && shared->value)
        draft.not_modelled(shared->key,
                           {PLANNER_TEXT("model", "parameters: full layers are counted with a value "
                                                  "projection, which this model shares with the keys"),
                            {}});
}

void read_windows(ConfigReader& config, const Architecture& architecture, const LayerCounts& counts,
                  ModelDraft& draft) {
    if (draft.value("model.attention_kind"_in) == 0) {
        config.refuse(counts.key,
                      {PLANNER_TEXT("model", "puts window layers beside MLA, which is not modelled"), {}});
        return;
    }
    const auto size = config.needed(counts.chunked ? config_keys::Keys(config_keys::chunk)
                                                   : config_keys::Keys(config_keys::window),
                                    token_range);
    draft.set("model.window_layers"_in, counts.window, counts.from);
    draft.set("model.window_kind"_in, counts.chunked ? 1 : 0, from_key(size.key));
    draft.set("model.window_tokens"_in, size.value, from_key(size.key));
    read_window_shape(config, architecture, draft);
}

void set_linear(ModelDraft& draft, LinearKind kind, const std::string& key, const Keyed<double>& key_heads,
                const Keyed<double>& value_heads, const Keyed<double>& key_dim,
                const Keyed<double>& value_dim) {
    draft.set("model.linear_kind"_in, kind,
              derived({PLANNER_TEXT("model", "from {key}, which only this kind has"), {{"key", key}}}));
    draft.set("model.linear_key_heads"_in, key_heads.value, from_key(key_heads.key));
    draft.set("model.linear_value_heads"_in, value_heads.value, from_key(value_heads.key));
    draft.set("model.linear_key_dim"_in, key_dim.value, from_key(key_dim.key));
    draft.set("model.linear_value_dim"_in, value_dim.value, from_key(value_dim.key));
}

void set_convolution(ModelDraft& draft, const std::optional<Keyed<double>>& width) {
    if (width)
        draft.set("model.linear_conv_width"_in, width->value, from_key(width->key));
}

void read_kimi_delta(ConfigReader& config, const Keyed<const Json*>& object, ModelDraft& draft) {
    using namespace std::string_view_literals;
    static constexpr std::array heads_key{"num_heads"sv};
    static constexpr std::array conv_key{"short_conv_kernel_size"sv};
    auto inner = config.inside(object);
    const auto heads = inner.needed(heads_key, head_range);
    const auto width = inner.needed(config_keys::head_dim, head_range);
    set_linear(draft, kimi_delta, object.key, heads, heads, width, width);
    set_convolution(draft, inner.whole(conv_key, {0, 64}));
    config.take_problem(inner);
}

void read_gated_delta(ConfigReader& config, ModelDraft& draft) {
    const auto key_heads = config.needed(config_keys::linear_key_heads, head_range);
    set_linear(draft, gated_delta, key_heads.key, key_heads,
               config.needed(config_keys::linear_value_heads, head_range),
               config.needed(config_keys::linear_key_dim, head_range),
               config.needed(config_keys::linear_value_dim, head_range));
    set_convolution(draft, config.whole(config_keys::linear_conv, {0, 64}));
}

void read_lightning(ConfigReader& config, const LayerCounts& counts, ModelDraft& draft) {
    const Keyed<double> heads{config.prefix() + "num_attention_heads",
                              draft.value("model.attention_heads"_in)};
    const Keyed<double> width{config.prefix() + "head_dim", draft.value("model.head_dim"_in)};
    set_linear(draft, lightning, counts.key, heads, heads, width, width);
}

void read_linear(ConfigReader& config, const LayerCounts& counts, ModelDraft& draft) {
    draft.set("model.linear_layers"_in, counts.linear, counts.from);
    const auto object = config.find(config_keys::linear_attention);
    if (object)
        read_kimi_delta(config, *object, draft);
    else if (config.has(config_keys::linear_key_heads))
        read_gated_delta(config, draft);
    else if (config.has(config_keys::attention_types))
        read_lightning(config, counts, draft);
    else
        config.refuse(counts.key,
                      {PLANNER_TEXT("model", "asks for linear attention, but no key says its heads "
                                             "(linear_num_key_heads, linear_attn_config)"),
                       {}});
    const auto format = config.word(config_keys::linear_state);
    const bool half = format && (format->value == "bfloat16" || format->value == "float16");
    draft.set("model.linear_state_value"_in, half ? 2 : 4,
              format
                  ? from_key(format->key)
                  : assumed({PLANNER_TEXT("model", "FP32, as implementations keep it; no key says so"), {}}));
}

} // namespace

void read_layer_kinds(ConfigReader& config, const Architecture& architecture, ModelDraft& draft) {
    const auto counts = count_layers(config, architecture, draft.layers());
    if (counts.window > 0)
        read_windows(config, architecture, counts, draft);
    if (counts.linear > 0)
        read_linear(config, counts, draft);
}

} // namespace planner
