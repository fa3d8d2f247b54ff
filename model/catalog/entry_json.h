// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/files/json_text.h"

#include <filesystem>

namespace planner {

/// Reads one entry from JSON that is part of another file.
Result<CatalogEntry> catalog_entry_from(CatalogKind kind, const Json& json);

/// Reads one entry from a file.
Result<CatalogEntry> load_catalog_entry(CatalogKind kind, const std::filesystem::path& path);

/// The entry as its file holds it.
Json catalog_entry_json(CatalogKind kind, const CatalogEntry& entry);

} // namespace planner
