// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/parts.h"

#include "model/units/format.h"

#include <cmath>

namespace planner {

namespace {

constexpr WholeRange head_range{1, 4096};
constexpr double no_norm = 0;
constexpr double norm_per_head = 1;
constexpr double norm_per_layer = 2;

void read_mla(ConfigReader& config, const Keyed<double>& latent, ModelDraft& draft) {
    const double heads = draft.value("model.attention_heads"_in);
    draft.set(
        "model.attention_kind"_in, 0,
        derived({PLANNER_TEXT("model", "MLA, since {key} is a positive number"), {{"key", latent.key}}}));
    draft.set("model.kv_lora_rank"_in, latent.value, from_key(latent.key));
    const auto rank = config.whole(config_keys::q_lora_rank, {0, 65536});
    draft.set("model.q_lora_rank"_in, rank ? rank->value : 0,
              rank ? from_key(rank->key)
                   : derived({PLANNER_TEXT("model", "queries are not compressed: {key} is null or absent"),
                              {{"key", config.prefix() + "q_lora_rank"}}}));
    const auto nope = config.needed(config_keys::qk_nope_head_dim, head_range);
    const auto rope = config.needed(config_keys::qk_rope_head_dim, head_range);
    const auto value = config.needed(config_keys::v_head_dim, head_range);
    draft.set("model.qk_nope_head_dim"_in, nope.value, from_key(nope.key));
    draft.set("model.qk_rope_head_dim"_in, rope.value, from_key(rope.key));
    draft.set("model.v_head_dim"_in, value.value, from_key(value.key));
    const auto unused = derived(
        {PLANNER_TEXT("model", "not used by MLA; from {keys}"), {{"keys", nope.key + " + " + rope.key}}});
    draft.set("model.head_dim"_in, nope.value + rope.value, unused);
    draft.set("model.kv_heads"_in, heads,
              derived({PLANNER_TEXT("model", "not used by MLA; as many as query heads"), {}}));
}

Keyed<double> head_dim(ConfigReader& config, ModelDraft& draft, Text& from) {
    if (auto found = config.whole(config_keys::head_dim, head_range)) {
        from = from_key(found->key);
        return *found;
    }
    const double hidden = draft.value("model.hidden_size"_in);
    const double heads = draft.value("model.attention_heads"_in);
    const double each = hidden / heads;
    if (each != std::floor(each))
        config.refuse(
            config.prefix() + "head_dim",
            {PLANNER_TEXT("model", "is missing, and hidden size {hidden} does not divide by {heads} heads"),
             {{"hidden", format_exact(hidden, Unit::count)}, {"heads", format_exact(heads, Unit::count)}}});
    from = derived({"hidden_size / num_attention_heads", {}});
    return {"head_dim", std::floor(each)};
}

void read_gqa(ConfigReader& config, ModelDraft& draft) {
    draft.set("model.attention_kind"_in, 1,
              derived({PLANNER_TEXT("model", "GQA, since there is no latent rank (kv_lora_rank)"), {}}));
    const double heads = draft.value("model.attention_heads"_in);
    const auto kv = config.whole(config_keys::kv_heads, head_range);
    draft.set(
        "model.kv_heads"_in, kv ? kv->value : heads,
        kv ? from_key(kv->key)
           : derived({PLANNER_TEXT("model", "one for each query head: num_key_value_heads is null or absent"),
                      {}}));
    if (kv && std::fmod(heads, kv->value) != 0)
        config.refuse(
            kv->key,
            {PLANNER_TEXT("model", "{kv} KV heads cannot serve {heads} query heads evenly"),
             {{"kv", format_exact(kv->value, Unit::count)}, {"heads", format_exact(heads, Unit::count)}}});
    Text from;
    const auto head = head_dim(config, draft, from);
    draft.set("model.head_dim"_in, head.value, from);
    const auto value = config.whole(config_keys::v_head_dim, head_range);
    if (value && value->value != head.value)
        draft.set("model.v_head_dim"_in, value->value, from_key(value->key));
    else
        draft.set("model.v_head_dim"_in, 0,
                  derived({PLANNER_TEXT("model", "values are as wide as keys"), {}}));
    for (const auto parameter : {"model.q_lora_rank"_in, "model.kv_lora_rank"_in, "model.qk_nope_head_dim"_in,
                                 "model.qk_rope_head_dim"_in})
        draft.set(parameter, 0, derived({PLANNER_TEXT("model", "used by MLA only"), {}}));
}

void read_norm(ConfigReader& config, const Architecture& architecture, ModelDraft& draft) {
    const auto uses = config.flag(config_keys::qk_norm);
    const auto kind = config.word(config_keys::qk_norm_kind);
    if (architecture.chunks_by_rope) // Llama 4 normalises without weights
        draft.set("model.qk_norm"_in, no_norm,
                  derived({PLANNER_TEXT("model", "this norm has no weights"), {}}));
    else if (uses && uses->value && kind && kind->value == "per_layer")
        draft.set("model.qk_norm"_in, norm_per_layer, from_key(kind->key));
    else if (uses)
        draft.set("model.qk_norm"_in, uses->value ? norm_per_head : no_norm, from_key(uses->key));
    else if (architecture.query_key_norm)
        draft.set("model.qk_norm"_in, norm_per_head, by_architecture(architecture));
    else
        draft.set("model.qk_norm"_in, no_norm, not_stated());
}

void read_biases(ConfigReader& config, const Architecture& architecture, ModelDraft& draft) {
    const bool mla = draft.value("model.attention_kind"_in) == 0;
    const auto bias = config.flag(config_keys::qkv_bias);
    if (mla && bias && bias->value)
        draft.not_modelled(bias->key,
                           {PLANNER_TEXT("model", "biases of MLA's projections are not counted"), {}});
    if (mla || (!bias && !architecture.projection_bias))
        draft.set("model.qkv_bias"_in, 0, not_stated());
    else if (bias)
        draft.set("model.qkv_bias"_in, bias->value ? 1 : 0, from_key(bias->key));
    else
        draft.set("model.qkv_bias"_in, 1, by_architecture(architecture));
    if (!mla && bias && bias->value && architecture.output_bias_too)
        draft.set("model.output_bias"_in, 1, from_key(bias->key));
    if (const auto gate = config.flag(config_keys::output_gate); gate && gate->value)
        draft.set("model.output_gate"_in, 1, from_key(gate->key));
    else if (!gate && architecture.output_gate)
        draft.set("model.output_gate"_in, 1, by_architecture(architecture));
    if (architecture.gpt_oss_extras)
        draft.set("model.attention_sinks"_in, 1, by_architecture(architecture));
}

} // namespace

void read_attention(ConfigReader& config, const Architecture& architecture, ModelDraft& draft) {
    if (architecture.compressed_cache) {
        draft.attention_unknown();
        draft.not_modelled(
            config.prefix() + "compress_ratios",
            {PLANNER_TEXT("model", "KV cache and attention: each layer compresses its cache by a ratio "
                                   "of its own, and the projections differ from MLA and GQA"),
             {}});
        return;
    }
    const auto heads = config.needed(config_keys::heads, head_range);
    draft.set("model.attention_heads"_in, heads.value, from_key(heads.key));
    const auto latent = config.whole(config_keys::kv_lora_rank, {0, 65536});
    if (latent && latent->value > 0)
        read_mla(config, *latent, draft);
    else
        read_gqa(config, draft);
    read_norm(config, architecture, draft);
    read_biases(config, architecture, draft);
}

void read_index(ConfigReader& config, ModelDraft& draft) {
    const auto picked = config.whole(config_keys::index_top_k, {0, 1e7});
    if (!picked || picked->value == 0)
        return;
    const auto heads = config.needed(config_keys::index_heads, {1, 1024});
    const auto width = config.needed(config_keys::index_head_dim, head_range);
    draft.set("model.index_layers"_in, draft.layers(),
              derived({PLANNER_TEXT("model", "every layer, since {key} is there"), {{"key", picked->key}}}));
    draft.set("model.index_heads"_in, heads.value, from_key(heads.key));
    draft.set("model.index_head_dim"_in, width.value, from_key(width.key));
    draft.set("model.index_top_k"_in, picked->value, from_key(picked->key));
}

} // namespace planner
