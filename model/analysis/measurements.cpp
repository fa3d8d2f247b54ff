// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/validation.h"

#include "model/catalog/assign.h"
#include "model/catalog/shipped_files.h"
#include "model/files/json_text.h"
#include "model/scenario/scenario_json.h"

#include <stdexcept>

namespace planner {

namespace {

constexpr const char* measurement_format = "moe-planner-measurement";

tl::unexpected<Problem> unreadable(const char* what, const std::string& key, const std::string& file) {
    return failure({what, {}}, key, file);
}

/// The text under a key; empty where there is none or something else.
std::string text_at(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Result<std::vector<std::string>> read_assignments(const Json& json, const char* key, const Scenario& base,
                                                  const std::string& file) {
    std::vector<std::string> assignments;
    auto scenario = base;
    for (const auto& entry : json.value(key, Json::array())) {
        if (!entry.is_string())
            return unreadable(PLANNER_TEXT("model", "must be a list of assignments, ID=VALUE"), key, file);
        assignments.push_back(entry.get<std::string>());
        if (auto done = assign(scenario, assignments.back()); !done) {
            done.error().file = file;
            return tl::make_unexpected(done.error());
        }
    }
    return assignments;
}

Result<Observation> read_observation(const Json& json, const Scenario& base, const std::string& file) {
    if (!json.is_object())
        return unreadable(PLANNER_TEXT("model", "must be a list of objects"), "observed", file);
    const auto id = text_at(json, "figure");
    const auto figure = find_figure(id);
    if (!figure)
        return unreadable(PLANNER_TEXT("model", "is no figure; `moe-planner-cli figures` lists them"), id,
                          file);
    const auto value = json.find("value");
    if (value == json.end() || !value->is_number())
        return unreadable(PLANNER_TEXT("model", "needs an observed value"), id, file);
    auto assignments = read_assignments(json, "set", base, file);
    if (!assignments)
        return tl::make_unexpected(assignments.error());
    auto minus = read_assignments(json, "minus", base, file);
    if (!minus)
        return tl::make_unexpected(minus.error());
    const auto is_set = [&](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_boolean() && found->get<bool>();
    };
    Observation observation;
    observation.component = text_at(json, "component");
    observation.figure = *figure;
    observation.value = value->get<double>();
    observation.in_fit = is_set("in_fit");
    observation.assignments = std::move(*assignments);
    observation.minus = std::move(*minus);
    observation.is_formula = is_set("formula");
    observation.is_judged = !json.contains("judged") || is_set("judged");
    observation.note = text_at(json, "note");
    return observation;
}

} // namespace

Result<Measurement> read_measurement(std::string_view text, const std::string& file) {
    const auto json = parse_json(text, file);
    if (!json)
        return tl::make_unexpected(json.error());
    if (!json->is_object() || text_at(*json, "format") != measurement_format)
        return unreadable(PLANNER_TEXT("model", "is no measurement"), "format", file);
    if (!json->contains("scenario") || !json->contains("observed"))
        return unreadable(PLANNER_TEXT("model", "needs a scenario and what was observed"), {}, file);
    auto loaded = read_scenario((*json)["scenario"].dump(), file);
    if (!loaded)
        return tl::make_unexpected(loaded.error());
    Measurement measurement{text_at(*json, "id"), text_at(*json, "source"), std::move(loaded->scenario), {}};
    for (const auto& entry : (*json)["observed"]) {
        auto observation = read_observation(entry, measurement.scenario, file);
        if (!observation)
            return tl::make_unexpected(observation.error());
        measurement.observations.push_back(std::move(*observation));
    }
    return measurement;
}

const std::vector<Measurement>& measurements() {
    static const auto all = [] {
        std::vector<Measurement> loaded;
        for (const auto& file : shipped_files()) {
            if (!file.path.starts_with("measurements/"))
                continue;
            auto measurement = read_measurement(file.text, std::string(file.path));
            if (!measurement)
                throw std::logic_error(english(measurement.error())); // our own file: a test reads them all
            loaded.push_back(std::move(*measurement));
        }
        return loaded;
    }();
    return all;
}

} // namespace planner
