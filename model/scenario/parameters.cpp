// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/parameters.h"

namespace planner {

std::string json_key(Parameter parameter) {
    const auto& entry = info(parameter);
    std::string key(entry.name());
    const auto suffix = info(entry.unit).key_suffix;
    const bool carried =
        suffix.empty() || ("_" + key + "_").find("_" + std::string(suffix) + "_") != std::string::npos;
    if (!carried)
        key.append("_").append(suffix);
    return key;
}

std::optional<double> find_choice(const ParameterInfo& parameter, std::string_view word) {
    for (std::size_t index = 0; index < parameter.choices.size(); ++index)
        if (parameter.choices[index].id == word)
            return static_cast<double>(index);
    return std::nullopt;
}

bool is_measurement(Parameter parameter) { return info(parameter).group() == "measured"; }

bool shapes_measurement(Parameter parameter) {
    const auto group = info(parameter).group();
    return group == "model" || group == "gpu" || group == "unit" || group == "network" || group == "decode" ||
           group == "prefill" || group == "precision" || group == "serving" || group == "efficiency";
}

bool shapes_traffic(Parameter parameter) {
    return info(parameter).group() == "workload" ||
           (info(parameter).group() == "service" && parameter != "service.node_source"_in &&
            parameter != "service.cache_lifetime_hours"_in);
}

bool is_of_price_sheet(Parameter parameter) {
    return info(parameter).group() == "pricing" && parameter != "pricing.gpu_hour_usd"_in &&
           parameter != "pricing.currency"_in && parameter != "pricing.cny_per_usd"_in;
}

} // namespace planner
