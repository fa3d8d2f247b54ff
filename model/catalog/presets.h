// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario_json.h"

namespace planner {

/// The preset that the program opens with.
inline constexpr const char* opening_preset = "deepseek-v3-online";

/// The shipped scenarios: the opening preset first, the others by id.
const std::vector<Scenario>& presets();

/// The preset with this id, or null.
const Scenario* find_preset(std::string_view id);

/// A preset by its id, or a scenario file by its path; a name that is neither is refused with the known
/// presets.
Result<LoadedScenario> open_scenario(const std::string& preset_or_path);

} // namespace planner
