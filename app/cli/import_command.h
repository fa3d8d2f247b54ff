// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace planner::cli {

/// `import CONFIG_JSON [-o FILE] [--json]`: the model that a Hugging Face config.json describes; `file` is
/// where an entry for the catalog is written, or empty.
int import_model(const std::string& config, const std::string& file, bool as_json);

} // namespace planner::cli
