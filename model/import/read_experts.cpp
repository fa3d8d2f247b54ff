// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/parts.h"

#include "model/units/format.h"

namespace planner {

namespace {

constexpr WholeRange width_range{1, 1e6};

/// Keys that speak of experts although no key says how many there are.
bool looks_like_experts(const std::string& key, const Json& value) {
    const bool named = key.find("expert") != std::string::npos || key.starts_with("moe_") ||
                       key == "first_k_dense_replace" || key == "decoder_sparse_step";
    return named && value.is_number() && value > 0;
}

void refuse_hidden_experts(ConfigReader& config) {
    for (const auto& [key, value] : config.text_part().items())
        if (looks_like_experts(key, value))
            config.refuse(
                config.prefix() + key,
                {PLANNER_TEXT("model", "speaks of experts, but no key says how many there are (known keys: "
                                       "n_routed_experts, num_experts, num_local_experts, "
                                       "moe_num_experts, num_routed_experts)"),
                 {}});
}

Text no_experts() { return derived({PLANNER_TEXT("model", "no experts"), {}}); }

void set_dense(ConfigReader& config, ModelDraft& draft) {
    for (const auto parameter :
         {"model.routed_experts"_in, "model.experts_per_token"_in, "model.expert_groups"_in,
          "model.expert_group_limit"_in, "model.shared_experts"_in, "model.expert_intermediate_size"_in,
          "model.shared_intermediate_size"_in, "model.router_bias"_in})
        draft.set(parameter, 0, no_experts());
    draft.set("model.dense_layers"_in, draft.layers(),
              derived({PLANNER_TEXT("model", "every layer: no experts"), {}}));
    const auto width = config.needed(config_keys::any_width, width_range);
    draft.set("model.dense_intermediate_size"_in, width.value, from_key(width.key));
}

void read_routing(ConfigReader& config, const Architecture& architecture, const Keyed<double>& experts,
                  ModelDraft& draft) {
    draft.set("model.routed_experts"_in, experts.value, from_key(experts.key));
    const auto chosen = config.whole(config_keys::experts_per_token, {1, 1024});
    if (!chosen)
        config.refuse(experts.key,
                      {PLANNER_TEXT("model", "is {experts}, but no key says to how many of them a token "
                                             "goes (num_experts_per_tok, num_experts_per_token, "
                                             "top_k_experts, moe_top_k)"),
                       {{"experts", format_exact(experts.value, Unit::count)}}});
    else if (chosen->value > experts.value)
        config.refuse(chosen->key,
                      {PLANNER_TEXT("model", "sends a token to {chosen} experts, but there are only "
                                             "{experts} ({key})"),
                       {{"chosen", format_exact(chosen->value, Unit::count)},
                        {"experts", format_exact(experts.value, Unit::count)},
                        {"key", experts.key}}});
    else
        draft.set("model.experts_per_token"_in, chosen->value, from_key(chosen->key));

    const auto groups = config.whole(config_keys::expert_groups, {0, 1024});
    const auto limit = config.whole(config_keys::expert_group_limit, {0, 1024});
    const bool grouped = groups && groups->value > 1 && limit && limit->value > 0;
    const auto free_choice = derived({PLANNER_TEXT("model", "routing chooses among all experts"), {}});
    draft.set("model.expert_groups"_in, grouped ? groups->value : 0,
              grouped ? from_key(groups->key) : free_choice);
    draft.set("model.expert_group_limit"_in, grouped ? limit->value : 0,
              grouped ? from_key(limit->key) : free_choice);

    const auto method = config.word(config_keys::routing);
    const auto bias = config.flag(config_keys::routing_bias);
    if (bias)
        draft.set("model.router_bias"_in, bias->value ? 1 : 0, from_key(bias->key));
    else if (method)
        draft.set("model.router_bias"_in, method->value == "noaux_tc" ? 1 : 0, from_key(method->key));
    else if (architecture.correction_bias)
        draft.set("model.router_bias"_in, 1, by_architecture(architecture));
    else
        draft.set("model.router_bias"_in, 0, not_stated());
}

void set_shared(ModelDraft& draft, double count, double width, const Text& count_from,
                const Text& width_from) {
    draft.set("model.shared_experts"_in, count, count_from);
    draft.set("model.shared_intermediate_size"_in, width, width_from);
}

void read_shared(ConfigReader& config, const Architecture& architecture, const Keyed<double>& width,
                 ModelDraft& draft) {
    const auto count = config.whole(config_keys::shared_count, {0, 64});
    const auto own = config.whole(config_keys::shared_width, {0, 1e6});
    const auto beside = config.flag(config_keys::moe_beside_dense);
    const auto dense = config.whole(config_keys::any_width, width_range);
    if (beside && beside->value && dense)
        set_shared(draft, 1, dense->value,
                   derived({PLANNER_TEXT("model", "the dense part beside the experts ({key})"),
                            {{"key", beside->key}}}),
                   from_key(dense->key));
    else if (own && own->value > 0)
        set_shared(
            draft, count ? count->value : 1, own->value,
            count ? from_key(count->key)
                  : derived({PLANNER_TEXT("model", "one, since {key} gives its width"), {{"key", own->key}}}),
            from_key(own->key));
    else if (count && count->value > 0)
        set_shared(draft, count->value, count->value * width.value, from_key(count->key),
                   derived({"{a} × {b}", {{"a", count->key}, {"b", width.key}}}));
    else if (architecture.shared_like_routed)
        set_shared(draft, 1, width.value, by_architecture(architecture), from_key(width.key));
    else
        set_shared(
            draft, 0, 0,
            own ? from_key(own->key) : derived({PLANNER_TEXT("model", "no key names shared experts"), {}}),
            own ? from_key(own->key) : derived({PLANNER_TEXT("model", "no key names shared experts"), {}}));
}

/// `intermediate_size` is the width of the experts where no key of their own is there.
Keyed<double> read_expert_width(ConfigReader& config) {
    if (const auto own = config.whole(config_keys::expert_width, width_range))
        return *own;
    return config.needed(config_keys::any_width, width_range);
}

void read_dense_part(ConfigReader& config, const Keyed<double>& width, double dense_layers,
                     ModelDraft& draft) {
    if (const auto own = config.whole(config_keys::dense_width, width_range)) {
        draft.set("model.dense_intermediate_size"_in, own->value, from_key(own->key));
        return;
    }
    const auto general = config.whole(config_keys::any_width, width_range);
    if (general && general->key != width.key)
        draft.set("model.dense_intermediate_size"_in, general->value, from_key(general->key));
    else if (dense_layers == 0)
        draft.set("model.dense_intermediate_size"_in, 0,
                  derived({PLANNER_TEXT("model", "no dense layers"), {}}));
    else
        config.refuse(width.key,
                      {PLANNER_TEXT("model", "cannot be the width of experts and of dense layers at once "
                                             "(known keys: moe_intermediate_size, "
                                             "dense_intermediate_size, intermediate_size_mlp)"),
                       {}});
}

} // namespace

void read_experts(ConfigReader& config, const Architecture& architecture, ModelDraft& draft) {
    const auto experts = config.whole(config_keys::experts, {0, 65536});
    if (!experts || experts->value == 0) {
        if (!experts)
            refuse_hidden_experts(config);
        set_dense(config, draft);
        return;
    }
    read_routing(config, architecture, *experts, draft);
    const auto width = read_expert_width(config);
    draft.set("model.expert_intermediate_size"_in, width.value, from_key(width.key));
    Text from;
    const auto moe_layers = read_moe_layers(config, draft.layers(), from);
    if (moe_layers.value < 1 || moe_layers.value > draft.layers())
        config.refuse(experts->key,
                      {PLANNER_TEXT("model", "is {experts}, but {moe} of {layers} layers would hold them"),
                       {{"experts", format_exact(experts->value, Unit::count)},
                        {"moe", format_exact(moe_layers.value, Unit::count)},
                        {"layers", format_exact(draft.layers(), Unit::count)}}});
    draft.set("model.dense_layers"_in, draft.layers() - moe_layers.value, from);
    read_shared(config, architecture, width, draft);
    read_dense_part(config, width, draft.layers() - moe_layers.value, draft);
    if (const auto hidden = config.whole(config_keys::expert_hidden_size, width_range);
        hidden && hidden->value != draft.value("model.hidden_size"_in))
        draft.set("model.expert_hidden_size"_in, hidden->value, from_key(hidden->key));
    if (architecture.gpt_oss_extras)
        draft.set("model.expert_bias"_in, 1, by_architecture(architecture));
}

} // namespace planner
