// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/architectures.h"

#include <algorithm>
#include <cctype>

namespace planner {

namespace {

constexpr Architecture unnamed{.name = ""};

/// Families whose layers are known. Sources: the modelling code of each in huggingface/transformers, and the
/// dimensions checked against published totals by the tests of the import.
constexpr std::array known{
    Architecture{.name = "deepseek_v2"},
    Architecture{.name = "deepseek_v3"},
    Architecture{.name = "deepseek_v32"},
    Architecture{.name = "deepseek_v4", .compressed_cache = true},
    Architecture{.name = "kimi_k2", .correction_bias = true},
    Architecture{.name = "kimi_k25", .correction_bias = true},
    Architecture{.name = "kimi_vl"},
    Architecture{.name = "kimi_linear", .correction_bias = true},
    Architecture{.name = "kimi_k3", .correction_bias = true},
    Architecture{.name = "glm4_moe", .output_bias_too = false, .correction_bias = true},
    Architecture{.name = "glm4_moe_lite", .correction_bias = true},
    Architecture{.name = "glm_moe_dsa", .correction_bias = true},
    Architecture{.name = "qwen2", .projection_bias = true},
    Architecture{.name = "qwen2_moe", .projection_bias = true},
    Architecture{.name = "qwen2_vl", .projection_bias = true},
    Architecture{.name = "qwen2_5_vl", .projection_bias = true},
    Architecture{.name = "qwen3", .query_key_norm = true},
    Architecture{.name = "qwen3_moe", .query_key_norm = true},
    Architecture{.name = "qwen3_vl", .query_key_norm = true},
    Architecture{.name = "qwen3_vl_moe", .query_key_norm = true},
    Architecture{.name = "qwen3_next", .query_key_norm = true, .output_gate = true},
    Architecture{.name = "qwen3_5", .query_key_norm = true},
    Architecture{.name = "qwen3_5_moe", .query_key_norm = true},
    Architecture{.name = "mistral", .window = WindowRule::every_layer},
    Architecture{.name = "mistral3", .window = WindowRule::every_layer},
    Architecture{.name = "mixtral", .window = WindowRule::every_layer},
    Architecture{.name = "llama"},
    Architecture{.name = "llama4", .shared_like_routed = true, .chunks_by_rope = true},
    Architecture{.name = "gpt_oss",
                 .correction_bias = true,
                 .gpt_oss_extras = true,
                 .window = WindowRule::every_second},
    Architecture{.name = "minimax"},
    Architecture{.name = "minimax_text_01"},
    Architecture{.name = "minimax_m1"},
    Architecture{.name = "minimax_m2"},
    Architecture{.name = "minimax_m3"},
    Architecture{.name = "minimax_m3_vl"},
    Architecture{.name = "mimo_v2_flash"},
    Architecture{.name = "mimo_v2"},
    Architecture{.name = "hunyuan_v1_moe"},
    Architecture{.name = "hunyuan"},
    Architecture{.name = "ernie4_5"},
    Architecture{.name = "ernie4_5_moe", .correction_bias = true},
    Architecture{.name = "gemma2", .tied = true, .gemma = true, .window = WindowRule::every_second},
    Architecture{.name = "gemma3", .query_key_norm = true, .tied = true, .gemma = true},
    Architecture{.name = "gemma4", .query_key_norm = true, .tied = true, .gemma = true},
    Architecture{.name = "gemma4_unified", .query_key_norm = true, .tied = true, .gemma = true},
    Architecture{.name = "dots1", .query_key_norm = true, .correction_bias = true},
    Architecture{.name = "seed_oss", .projection_bias = true},
};

void cut_end(std::string& text, std::string_view end) {
    if (text.size() > end.size() && text.ends_with(end))
        text.erase(text.size() - end.size());
}

/// "qwen3_5_moe_text" and "Qwen3_5MoeForCausalLM" are both "qwen35moe".
std::string normalised(std::string_view name) {
    std::string result;
    for (const char each : name)
        if (const auto letter = static_cast<unsigned char>(each); std::isalnum(letter) != 0)
            result += static_cast<char>(std::tolower(letter));
    for (const auto* end : {"forcausallm", "forconditionalgeneration", "lmheadmodel", "model", "text"})
        cut_end(result, end);
    return result;
}

const Architecture* find_known(const std::string& name) {
    const auto plain = normalised(name);
    const auto* const found = std::find_if(known.begin(), known.end(),
                                           [&](const auto& each) { return normalised(each.name) == plain; });
    return found == known.end() ? nullptr : found;
}

/// `model_type` and the class names of one part.
void collect_names(const Json& part, const std::string& prefix, std::vector<Keyed<std::string>>& names) {
    if (const auto type = part.find("model_type"); type != part.end() && type->is_string())
        names.push_back({prefix + "model_type", type->get<std::string>()});
    if (const auto classes = part.find("architectures"); classes != part.end() && classes->is_array())
        for (const auto& each : *classes)
            if (each.is_string())
                names.push_back({prefix + "architectures", each.get<std::string>()});
}

/// Keys of layers that are no attention, or that differ in shape from layer to layer.
bool refuse_other_layers(ConfigReader& config) {
    using namespace std::string_view_literals;
    static constexpr std::array state_keys{"ssm_state_size"sv, "mamba_num_heads"sv, "mamba_d_state"sv,
                                           "mamba_n_heads"sv,  "mamba_head_dim"sv,  "ssm_cfg"sv,
                                           "state_size"sv,     "conv_L_cache"sv};
    static constexpr std::array block_keys{"block_configs"sv};
    static constexpr std::array shared_cache_keys{"num_kv_shared_layers"sv, "hidden_size_per_layer_input"sv};
    if (const auto found = config.find(state_keys)) {
        config.refuse(found->key,
                      {PLANNER_TEXT("model", "belongs to Mamba or another layer without attention, "
                                             "which is not modelled"),
                       {}});
        return true;
    }
    if (const auto found = config.find(block_keys)) {
        config.refuse(found->key, {PLANNER_TEXT("model", "gives each layer a shape of its own, and some no "
                                                         "attention at all, which is not modelled"),
                                   {}});
        return true;
    }
    for (const auto& key : shared_cache_keys) {
        const auto found = config.find({&key, 1});
        if (found && *found->value != 0) {
            config.refuse(found->key,
                          {PLANNER_TEXT("model", "other than 0 is not modelled: layers that share "
                                                 "a cache, or an embedding of their own"),
                           {}});
            return true;
        }
    }
    return false;
}

std::string known_names() {
    std::string result;
    for (const auto& each : known)
        result += (result.empty() ? "" : ", ") + std::string(each.name);
    return result;
}

} // namespace

const Architecture& recognise(ConfigReader& config) {
    if (refuse_other_layers(config))
        return unnamed;
    std::vector<Keyed<std::string>> names;
    collect_names(config.text_part(), config.prefix(), names);
    if (!config.prefix().empty())
        collect_names(config.whole_file(), {}, names);
    if (names.empty())
        return unnamed;
    for (const auto& name : names)
        if (const auto* found = find_known(name.value))
            return *found;
    config.refuse(
        names.front().key,
        {PLANNER_TEXT("model", "“{name}” is no architecture whose layers are known, so its sizes would "
                               "be guessed; known are {known}"),
         {{"name", names.front().value}, {"known", known_names()}}});
    return unnamed;
}

} // namespace planner
