// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <filesystem>

namespace planner {

/// Where an entry would be kept below a person's own folder: `models/ID.json`.
std::filesystem::path kept_file(const std::filesystem::path& folder, CatalogKind kind,
                                const CatalogEntry& entry);

/// Keeps an entry as a file below a person's own folder, which is made where there is none, and takes it into
/// the catalog, where it wins over a shipped entry with its id. An earlier file of that name is replaced.
/// Answers with the file.
Result<std::filesystem::path> keep_entry(const std::filesystem::path& folder, CatalogKind kind,
                                         const CatalogEntry& entry);

} // namespace planner
