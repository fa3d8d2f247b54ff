// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/presets.h"

#include "model/catalog/shipped_files.h"

#include <algorithm>
#include <stdexcept>

namespace planner {

namespace {

std::vector<Scenario> load_shipped() {
    std::vector<Scenario> scenarios;
    for (const auto& file : shipped_files()) {
        if (!file.path.starts_with("scenarios/"))
            continue;
        auto loaded = read_scenario(file.text, std::string(file.path));
        if (!loaded)
            throw std::logic_error(english(loaded.error())); // our own file: a test reads them all
        scenarios.push_back(std::move(loaded->scenario));
    }
    const auto opening = [](const Scenario& scenario) { return scenario.id == opening_preset; };
    std::stable_partition(scenarios.begin(), scenarios.end(), opening);
    return scenarios;
}

} // namespace

const std::vector<Scenario>& presets() {
    static const auto scenarios = load_shipped();
    return scenarios;
}

const Scenario* find_preset(std::string_view id) {
    for (const auto& scenario : presets())
        if (scenario.id == id)
            return &scenario;
    return nullptr;
}

Result<LoadedScenario> open_scenario(const std::string& preset_or_path) {
    if (const auto* preset = find_preset(preset_or_path))
        return LoadedScenario{*preset, {}};
    std::error_code error;
    if (std::filesystem::exists(preset_or_path, error))
        return load_scenario(preset_or_path);
    std::string known;
    for (const auto& scenario : presets())
        known += (known.empty() ? "" : ", ") + scenario.id;
    return failure(
        {PLANNER_TEXT("model", "is neither a file nor a preset; presets are {known}"), {{"known", known}}},
        {}, preset_or_path);
}

} // namespace planner
