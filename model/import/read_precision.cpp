// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/parts.h"

#include <algorithm>
#include <cctype>

namespace planner {

namespace {

enum Format : std::uint8_t { bf16, fp8, fp4 };

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char each) { return static_cast<char>(std::tolower(each)); });
    return text;
}

/// A format by its word; none where it is not one of the three that the engine computes with.
std::optional<Format> format_of(const std::string& word) {
    const auto name = lower(word);
    if (name == "bfloat16" || name == "bf16" || name == "float16" || name == "fp16")
        return bf16;
    if (name.starts_with("fp8") || name.starts_with("float8") || name == "fbgemm_fp8" ||
        name.starts_with("e4m3"))
        return fp8;
    if (name == "nvfp4" || name == "mxfp4" || name == "fp4")
        return fp4;
    return std::nullopt;
}

/// `{"num_bits": 8, "type": "float"}`
std::optional<Format> format_of(const Json& scheme) {
    if (!scheme.is_object())
        return std::nullopt;
    const auto bits = scheme.find("num_bits");
    const auto type = scheme.find("type");
    if (bits == scheme.end() || type == scheme.end() || *type != "float")
        return std::nullopt;
    if (*bits == 8)
        return fp8;
    return *bits == 4 ? std::optional(fp4) : std::nullopt;
}

void ask(ModelDraft& draft, const char* input, const std::string& key, Text reason) {
    draft.not_modelled(input, {PLANNER_TEXT("model", "{key}: {reason}; choose it yourself"),
                               {{"key", key}},
                               {{"reason", std::move(reason)}}});
}

/// "int4" for `{"num_bits": 4, "type": "int"}`; other schemes by their beginning.
std::string shown_scheme(const Json& scheme) {
    if (scheme.is_object() && scheme.contains("num_bits") && scheme.contains("type"))
        return scheme["type"].is_string() ? scheme["type"].get<std::string>() + scheme["num_bits"].dump()
                                          : scheme["num_bits"].dump();
    constexpr std::size_t enough = 60;
    return scheme.dump(-1, ' ', true, Json::error_handler_t::replace).substr(0, enough);
}

void set_weights(ModelDraft& draft, Format format, const std::string& key) {
    draft.set("precision.weights"_in, format, from_key(key));
}

void ask_weights(ModelDraft& draft, const std::string& key, const std::string& found) {
    ask(draft, "precision.weights", key,
        {PLANNER_TEXT("model", "“{found}” is none of the formats that are modelled"), {{"found", found}}});
}

void ask_mixed(ModelDraft& draft, const std::string& key) {
    ask(draft, "precision.weights", key,
        {PLANNER_TEXT("model", "parts of the model are in different formats"), {}});
}

/// Weights without a quantisation block are in the data type of the file.
void read_data_type(ConfigReader& config, ModelDraft& draft) {
    const auto type = config.word(config_keys::dtype);
    if (!type)
        return ask(draft, "precision.weights", "torch_dtype",
                   {PLANNER_TEXT("model", "is absent, and so is any word on quantisation"), {}});
    const auto format = format_of(type->value);
    format ? set_weights(draft, *format, type->key) : ask_weights(draft, type->key, type->value);
}

/// The groups of compressed-tensors: their weights must all be in one format.
void read_groups(const Json& groups, const std::string& key, ModelDraft& draft) {
    std::optional<Format> common;
    for (const auto& group : groups) {
        const auto& weights = group.is_object() && group.contains("weights") ? group["weights"] : group;
        const auto format = format_of(weights);
        if (!format)
            return ask_weights(draft, key, shown_scheme(weights));
        if (common && *common != *format)
            return ask_mixed(draft, key);
        common = format;
    }
    if (common)
        set_weights(draft, *common, key);
    else
        ask(draft, "precision.weights", key, {PLANNER_TEXT("model", "names no group"), {}});
}

std::optional<Keyed<std::string>> word_in(const Json& block, const std::string& prefix, const char* key) {
    const auto found = block.find(key);
    if (found == block.end() || !found->is_string())
        return std::nullopt;
    return Keyed<std::string>{prefix + key, found->get<std::string>()};
}

/// Whether two words name the same format that we know.
bool are_one_format(const std::string& one, const std::string& other) {
    const auto first = format_of(one);
    const auto second = format_of(other);
    return first && second && *first == *second;
}

/// Several formats in one block: each part would need its own.
bool is_mixed(ConfigReader& config, const Json& block, const std::string& prefix, ModelDraft& draft) {
    const auto algorithm = word_in(block, prefix, "quant_algo");
    const auto experts = word_in(block, prefix, "moe_quant_algo");
    const auto expert_type = config.word(config_keys::expert_dtype);
    const auto method = word_in(block, prefix, "quant_method");
    const auto& stated = algorithm ? algorithm : method;
    const auto differs = [&stated](const auto& part) {
        return part && !(stated && are_one_format(part->value, stated->value));
    };
    const bool declared = algorithm && lower(algorithm->value) == "mixed_precision";
    if (!declared && !differs(experts) && !differs(expert_type))
        return false;
    ask_mixed(draft, declared ? algorithm->key : differs(experts) ? experts->key : expert_type->key);
    return true;
}

void read_weights(ConfigReader& config, const Json& block, const std::string& prefix, ModelDraft& draft) {
    if (is_mixed(config, block, prefix, draft))
        return;
    const auto method = word_in(block, prefix, "quant_method");
    const auto algorithm = word_in(block, prefix, "quant_algo");
    for (const auto& stated : {algorithm, method, word_in(block, prefix, "fmt")})
        if (const auto format = stated ? format_of(stated->value) : std::nullopt) {
            set_weights(draft, *format, stated->key);
            if (lower(stated->value) == "mxfp4" && block.contains("modules_to_not_convert"))
                draft.not_modelled(
                    prefix + "modules_to_not_convert",
                    {PLANNER_TEXT("model", "weights: parts that stay BF16 are counted in the format of "
                                           "the experts"),
                     {}});
            return;
        }
    if (const auto groups = block.find("config_groups"); groups != block.end() && groups->is_object())
        return read_groups(*groups, prefix + "config_groups", draft);
    if (const auto& stated = algorithm ? algorithm : method)
        return ask_weights(draft, stated->key, stated->value);
    ask(draft, "precision.weights", prefix.substr(0, prefix.size() - 1),
        {PLANNER_TEXT("model", "names neither a method nor a format"), {}});
}

/// The format of the weights says nothing of the cache: only a key of its own does.
void read_cache(const Json& block, const std::string& prefix, ModelDraft& draft) {
    for (const auto* key : {"kv_cache_scheme", "kv_cache_quant_algo"}) {
        const auto found = block.find(key);
        if (found == block.end() || found->is_null())
            continue;
        const auto format = found->is_string() ? format_of(found->get<std::string>()) : format_of(*found);
        if (format)
            draft.set("precision.kv"_in, *format, from_key(prefix + key));
        else
            ask(draft, "precision.kv", prefix + key,
                {PLANNER_TEXT("model", "“{found}” is none of the formats that are modelled"),
                 {{"found", shown_scheme(*found)}}});
        return;
    }
    draft.set("precision.kv"_in, bf16,
              assumed({PLANNER_TEXT("model", "BF16, since no key speaks of the KV cache"), {}}));
}

} // namespace

void read_precision(ConfigReader& config, ModelDraft& draft) {
    const auto found = config.find_anywhere(config_keys::quantization);
    if (!found || !found->value->is_object()) {
        read_data_type(config, draft);
        read_cache(Json::object(), {}, draft);
        return;
    }
    const auto* block = found->value;
    auto prefix = found->key + ".";
    if (const auto inner = block->find("quantization"); inner != block->end() && inner->is_object()) {
        block = &*inner; // as in hf_quant_config.json
        prefix += "quantization.";
    }
    read_weights(config, *block, prefix, draft);
    read_cache(*block, prefix, draft);
}

} // namespace planner
