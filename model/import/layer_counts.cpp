// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/layer_counts.h"

#include "model/import/value_sources.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

std::size_t entries(double layers) { return static_cast<std::size_t>(layers); }

double count_of(const Json& list, const Json& wanted) {
    return static_cast<double>(std::count(list.begin(), list.end(), wanted));
}

LayerCounts counts_at(const std::string& key) { return {.key = key, .from = from_key(key)}; }

LayerCounts from_words(ConfigReader& config, const Keyed<Json>& list) {
    auto counts = counts_at(list.key);
    for (const auto& word : list.value) {
        if (word == "sliding_attention" || word == "chunked_attention") {
            ++counts.window;
            counts.chunked = word == "chunked_attention";
        } else if (word == "linear_attention") {
            ++counts.linear;
        } else if (word != "full_attention" && word != "attention") {
            config.refuse(list.key, {PLANNER_TEXT("model", "names {block}, a layer that is not modelled"),
                                     {{"block", word.dump(-1, ' ', true, Json::error_handler_t::replace)}}});
        }
    }
    const double chunks = count_of(list.value, "chunked_attention");
    if (chunks != 0 && chunks != counts.window)
        config.refuse(
            list.key,
            {PLANNER_TEXT("model", "has windows and chunks in one model, which is not modelled"), {}});
    return counts;
}

/// A list of 0 and 1; `full` is the number that stands for full attention.
std::optional<double> others_in(ConfigReader& config, const Keyed<Json>& list, int full) {
    const double full_layers = count_of(list.value, full);
    const double other_layers = count_of(list.value, 1 - full);
    if (full_layers + other_layers == static_cast<double>(list.value.size()))
        return other_layers;
    config.refuse(list.key, {PLANNER_TEXT("model", "may hold 0 and 1 only"), {}});
    return std::nullopt;
}

/// Kimi names the full layers by their numbers, counted from 1.
LayerCounts from_kimi(ConfigReader& config, const Keyed<const Json*>& object, double layers) {
    using namespace std::string_view_literals;
    static constexpr std::array full_key{"full_attn_layers"sv};
    auto inner = config.inside(object);
    const auto full = inner.list(full_key, 0);
    if (!full)
        inner.refuse(inner.prefix() + "full_attn_layers",
                     {PLANNER_TEXT("model", "is missing; it says which layers have full attention"), {}});
    config.take_problem(inner);
    if (!full)
        return {};
    for (const auto& layer : full->value)
        if (!layer.is_number_integer() || layer < 1 || layer > layers)
            config.refuse(full->key,
                          {PLANNER_TEXT("model", "holds {found}, which is no layer from 1 to {layers}"),
                           {{"found", layer.dump(-1, ' ', true, Json::error_handler_t::replace)},
                            {"layers", std::to_string(entries(layers))}}});
    auto counts = counts_at(full->key);
    counts.linear = std::max(0.0, layers - static_cast<double>(full->value.size()));
    counts.from =
        derived({PLANNER_TEXT("model", "all layers that {key} does not name"), {{"key", full->key}}});
    return counts;
}

/// Every n-th layer is a full one.
LayerCounts from_interval(const Keyed<double>& every, double layers, double LayerCounts::*others) {
    auto counts = counts_at(every.key);
    counts.*others = layers - std::floor(layers / every.value);
    counts.from = derived({PLANNER_TEXT("model", "all layers but one in {n}, by {key}"),
                           {{"n", std::to_string(entries(every.value))}, {"key", every.key}}});
    return counts;
}

/// Llama 4: layers without rotary position see everything, the others their chunk.
LayerCounts from_rope(ConfigReader& config, const Keyed<double>& chunk, double layers) {
    LayerCounts counts;
    if (const auto list = config.list(config_keys::rope_layers, entries(layers))) {
        counts = counts_at(list->key);
        counts.window = others_in(config, *list, 0).value_or(0);
    } else if (const auto every = config.whole(config_keys::rope_interval, {1, 1000})) {
        counts = from_interval(*every, layers, &LayerCounts::window);
    } else {
        counts = from_interval({chunk.key, 4}, layers, &LayerCounts::window);
        counts.from =
            assumed({PLANNER_TEXT("model", "every fourth layer is global, as in Llama 4's layers without "
                                           "rotary position; no key says so"),
                     {}});
    }
    counts.chunked = true;
    return counts;
}

LayerCounts from_rule(ConfigReader& config, const Architecture& architecture, const Keyed<double>& window,
                      double layers) {
    auto counts = counts_at(window.key);
    const auto by_rule =
        assumed({PLANNER_TEXT("model", "the layers that architecture “{name}” uses {key} in"),
                 {{"name", std::string(architecture.name)}, {"key", window.key}}});
    counts.from = by_rule;
    if (architecture.window == WindowRule::every_layer)
        counts.window = layers;
    else if (architecture.window == WindowRule::every_second)
        counts.window = std::ceil(layers / 2);
    else
        config.refuse(
            window.key,
            {PLANNER_TEXT("model", "is there, but no key says which layers use it (layer_types)"), {}});
    return counts;
}

LayerCounts from_window(ConfigReader& config, const Architecture& architecture, double layers) {
    const auto used = config.flag(config_keys::uses_window);
    const auto window = config.whole(config_keys::window, {0, 1e7});
    if (!window || window->value == 0 || (used && !used->value))
        return {};
    if (const auto every = config.whole(config_keys::window_interval, {1, 1000}))
        return from_interval(*every, layers, &LayerCounts::window);
    return from_rule(config, architecture, *window, layers);
}

} // namespace

LayerCounts count_layers(ConfigReader& config, const Architecture& architecture, double layers) {
    if (const auto object = config.find(config_keys::linear_attention))
        return from_kimi(config, *object, layers);
    if (const auto words = config.list(config_keys::layer_types, entries(layers)))
        return from_words(config, *words);
    if (const auto pattern = config.list(config_keys::hybrid_layers, entries(layers))) {
        auto counts = counts_at(pattern->key);
        counts.window = others_in(config, *pattern, 0).value_or(0);
        return counts;
    }
    if (const auto types = config.list(config_keys::attention_types, entries(layers))) {
        auto counts = counts_at(types->key);
        counts.linear = others_in(config, *types, 1).value_or(0);
        return counts;
    }
    if (const auto every = config.whole(config_keys::full_interval, {1, 1000}))
        return from_interval(*every, layers, &LayerCounts::linear);
    if (const auto chunk = config.whole(config_keys::chunk, {1, 1e7}); chunk && architecture.chunks_by_rope)
        return from_rope(config, *chunk, layers);
    return from_window(config, architecture, layers);
}

} // namespace planner
