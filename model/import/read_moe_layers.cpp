// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/parts.h"

#include <algorithm>

namespace planner {

namespace {

std::size_t whole_layers(double layers) { return static_cast<std::size_t>(layers); }

/// One entry per layer; MoE layers are those with 1, or with the word for experts.
std::optional<Keyed<double>> from_list(ConfigReader& config, double layers) {
    const auto frequency = config.find(config_keys::moe_frequency);
    const bool is_list = frequency && frequency->value->is_array();
    const auto list = config.list(is_list ? config_keys::Keys(config_keys::moe_frequency)
                                          : config_keys::Keys(config_keys::ffn_types),
                                  whole_layers(layers));
    if (!list)
        return std::nullopt;
    double moe = 0;
    for (const auto& layer : list->value) {
        const bool holds_experts = layer == 1 || layer == "sparse" || layer == "moe";
        moe += holds_experts ? 1 : 0;
        if (!holds_experts && layer != 0 && layer != "dense")
            config.refuse(list->key,
                          {PLANNER_TEXT("model", "names {block}, a layer that is not modelled"),
                           {{"block", layer.dump(-1, ' ', true, Json::error_handler_t::replace)}}});
    }
    return Keyed<double>{list->key, moe};
}

/// Llama 4's list of the layers that hold experts.
std::optional<Keyed<double>> from_layer_numbers(ConfigReader& config) {
    const auto list = config.list(config_keys::moe_layer_list, 0);
    if (!list)
        return std::nullopt;
    return Keyed<double>{list->key, static_cast<double>(list->value.size())};
}

/// Numbers that choose layers one by one; each rule is one that a family's modelling code applies.
struct Rule {
    double first = 0;             ///< layers below are dense
    double last = 1e9;            ///< layers above are dense
    double step = 1;              ///< one of so many holds experts
    bool counts_from_one = false; ///< the last of each step holds them, instead of the first
    std::vector<double> dense{};  ///< layers that are dense in any case
    std::vector<std::string> keys{};

    bool holds_experts(std::size_t layer) const {
        const auto number = static_cast<double>(layer);
        const auto position = layer + (counts_from_one ? 1 : 0);
        return number >= first && number <= last && position % whole_layers(step) == 0 &&
               std::find(dense.begin(), dense.end(), number) == dense.end();
    }
};

void take(Rule& rule, double& member, const std::optional<Keyed<double>>& found) {
    if (!found)
        return;
    member = found->value;
    rule.keys.push_back(found->key);
}

Rule read_rule(ConfigReader& config) {
    constexpr WholeRange steps{1, 1000};
    constexpr WholeRange numbers{0, 1e6};
    Rule rule;
    take(rule, rule.first, config.whole(config_keys::first_dense, numbers));
    take(rule, rule.first, config.whole(config_keys::moe_first, numbers));
    if (const auto last = config.find(config_keys::moe_last); last && *last->value != -1)
        take(rule, rule.last, config.whole(config_keys::moe_last, numbers));
    take(rule, rule.step, config.whole(config_keys::moe_frequency, steps));
    for (const auto keys :
         {config_keys::Keys(config_keys::moe_interval), config_keys::Keys(config_keys::sparse_step)})
        if (const auto step = config.whole(keys, steps)) {
            take(rule, rule.step, step);
            rule.counts_from_one = true;
        }
    if (const auto list = config.list(config_keys::dense_layer_list, 0)) {
        rule.keys.push_back(list->key);
        for (const auto& layer : list->value)
            if (layer.is_number())
                rule.dense.push_back(layer.get<double>());
            else
                config.refuse(list->key, {PLANNER_TEXT("model", "must be a list of layer numbers"), {}});
    }
    return rule;
}

Text source_of(const Rule& rule) {
    if (rule.keys.empty())
        return derived({PLANNER_TEXT("model", "no key names dense layers"), {}});
    std::string keys;
    for (const auto& key : rule.keys)
        keys += (keys.empty() ? "" : ", ") + key;
    return rule.keys.size() == 1 && rule.step == 1
               ? from_key(keys)
               : derived({PLANNER_TEXT("model", "counted from {keys}"), {{"keys", keys}}});
}

} // namespace

Keyed<double> read_moe_layers(ConfigReader& config, double layers, Text& from) {
    for (const auto& listed : {from_list(config, layers), from_layer_numbers(config)})
        if (listed) {
            from = derived({PLANNER_TEXT("model", "counted from {keys}"), {{"keys", listed->key}}});
            return *listed;
        }
    const auto rule = read_rule(config);
    from = source_of(rule);
    double moe = 0;
    for (std::size_t layer = 0; layer < whole_layers(layers); ++layer)
        moe += rule.holds_experts(layer) ? 1 : 0;
    return {{}, moe};
}

} // namespace planner
