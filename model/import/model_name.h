// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/config_reader.h"

namespace planner {

/// What to call a model: by the name in the file, otherwise by that of the file or its folder, otherwise by
/// its kind.
std::string model_name(ConfigReader& config, const std::string& file);

/// The name as an id of the catalog that no shipped entry has.
std::string model_id(const std::string& name);

} // namespace planner
