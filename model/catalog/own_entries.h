// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <filesystem>
#include <optional>

namespace planner {

/// Where a person keeps entries of their own: `$XDG_CONFIG_HOME/moe-planner`, or `~/.config/moe-planner`.
/// Nothing where neither variable names an absolute folder.
std::optional<std::filesystem::path> own_entries_folder();

/// Makes the catalog what is shipped plus the entries below the folder (`models/*.json`, `gpus/*.json`,
/// `efficiency/*.json`); an entry with a shipped id takes the shipped one's place. Answers what is wrong with
/// files that are left out. To be called before anything keeps pointers into the catalog.
std::vector<Problem> load_own_entries(const std::filesystem::path& folder);

/// The same with the person's own folder.
std::vector<Problem> load_own_entries();

} // namespace planner
