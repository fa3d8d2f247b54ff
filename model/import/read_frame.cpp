// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/parts.h"

#include <algorithm>

namespace planner {

namespace {

constexpr WholeRange layer_range{1, 1000};

/// The number of layers, also where it is only the length of a list.
void read_layers(ConfigReader& config, ModelDraft& draft) {
    if (const auto found = config.whole(config_keys::layers, layer_range)) {
        draft.set("model.layers"_in, found->value, from_key(found->key));
        return;
    }
    if (const auto list = config.find(config_keys::layer_blocks); list && list->value->is_array()) {
        draft.set("model.layers"_in, static_cast<double>(list->value->size()),
                  derived({PLANNER_TEXT("model", "length of {key}"), {{"key", list->key}}}));
        return;
    }
    if (const auto word = config.find(config_keys::layer_pattern); word && word->value->is_string()) {
        draft.set("model.layers"_in, static_cast<double>(word->value->get<std::string>().size()),
                  derived({PLANNER_TEXT("model", "length of {key}"), {{"key", word->key}}}));
        return;
    }
    const auto missing = config.needed(config_keys::layers, layer_range);
    draft.set("model.layers"_in, missing.value, from_key(missing.key));
}

/// Why layers of this kind cannot be planned with; nothing for those that can.
std::optional<Text> objection_to(const Json& block) {
    if (block == "attention" || block == "full_attention")
        return std::nullopt;
    if (block == "moe" || block == "mlp")
        return Text{PLANNER_TEXT("model",
                                 "puts attention and feed-forward parts into layers of their own, which is "
                                 "not modelled"),
                    {}};
    return Text{PLANNER_TEXT("model", "names {block}, a layer that is not modelled"),
                {{"block", block.dump(-1, ' ', true, Json::error_handler_t::replace)}}};
}

/// A list of blocks may name some that are no attention.
void check_blocks(ConfigReader& config) {
    if (const auto blocks = config.list(config_keys::layer_blocks, 0)) {
        const auto mamba = std::find(blocks->value.begin(), blocks->value.end(), "mamba");
        if (mamba != blocks->value.end())
            config.refuse(blocks->key, *objection_to(*mamba));
        for (const auto& block : blocks->value)
            if (auto objection = objection_to(block))
                config.refuse(blocks->key, std::move(*objection));
    }
    if (const auto pattern = config.find(config_keys::layer_pattern))
        config.refuse(pattern->key,
                      {PLANNER_TEXT("model", "belongs to Mamba or another layer without attention, "
                                             "which is not modelled"),
                       {}});
}

void read_mtp(ConfigReader& config, ModelDraft& draft) {
    const auto layers = config.whole(config_keys::mtp_layers, {0, 16});
    const auto used = config.flag(config_keys::uses_mtp);
    if (used && !used->value)
        draft.set("model.mtp_layers"_in, 0, from_key(used->key));
    else if (layers)
        draft.set("model.mtp_layers"_in, layers->value, from_key(layers->key));
    else
        draft.set("model.mtp_layers"_in, 0, derived({PLANNER_TEXT("model", "no key names MTP layers"), {}}));
}

} // namespace

void read_frame(ConfigReader& config, const Architecture& architecture, ModelDraft& draft) {
    check_blocks(config);
    read_layers(config, draft);
    read_mtp(config, draft);
    const auto hidden = config.needed(config_keys::hidden_size, {1, 1e6});
    draft.set("model.hidden_size"_in, hidden.value, from_key(hidden.key));
    const auto vocabulary = config.needed(config_keys::vocabulary, {1, 1e7});
    draft.set("model.vocabulary"_in, vocabulary.value, from_key(vocabulary.key));
    if (architecture.gemma)
        draft.not_modelled(
            "model.norm_params_per_layer",
            {PLANNER_TEXT("model", "parameters: this architecture has more than the two norms that "
                                   "are counted per layer"),
             {}});
    if (const auto tied = config.flag(config_keys::tied_embeddings))
        draft.set("model.tied_embeddings"_in, tied->value ? 1 : 0, from_key(tied->key));
    else
        draft.set("model.tied_embeddings"_in, architecture.tied ? 1 : 0,
                  assumed({PLANNER_TEXT("model", "the default of this architecture; {key} is not there"),
                           {{"key", std::string(config_keys::tied_embeddings.front())}}}));
}

} // namespace planner
