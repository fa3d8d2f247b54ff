// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/text/problem.h"

#include <filesystem>

namespace planner {

/// Version of the scenario format that this program writes and reads; a file of a newer one is refused.
inline constexpr int scenario_version = 1;

/// A scenario and what the reader wants the person to know: keys that it does not know and keeps.
struct LoadedScenario {
    Scenario scenario;
    std::vector<Problem> notices;
};

/// Reads a scenario from JSON text; `file` is named in problems.
Result<LoadedScenario> read_scenario(std::string_view text, const std::string& file);

/// Writes a scenario as JSON: every value, stable order, keys with units, kept unknown keys, line feed at the
/// end.
std::string write_scenario(const Scenario& scenario);

/// Reads a scenario from a file.
Result<LoadedScenario> load_scenario(const std::filesystem::path& path);

/// Saves a scenario, atomically.
Result<void> save_scenario(const Scenario& scenario, const std::filesystem::path& path);

} // namespace planner
