// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace planner {

/// Whether a text is the config.json of a model rather than a scenario: a JSON object with the keys that
/// configs have. It may still be one that the import refuses.
bool looks_like_config(std::string_view text);

} // namespace planner
