// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/json_text.h"
#include "model/scenario/scenario.h"

namespace planner {

/// The key of a scenario file under which the entries stand that no shipped catalog has.
inline constexpr const char* own_entries_key = "own_entries";

/// The entries that a scenario file, or its `published` part, brings along.
Result<OwnEntries> read_own_entries(const Json& json);

/// Those of a scenario's inputs, as the file holds them; empty where there are none.
Json own_entries_json(const Inputs& inputs);

/// The entry with this id: one that the file brings along, or one of the catalog.
Result<const CatalogEntry*> entry_for(CatalogKind kind, const std::string& id, const OwnEntries& brought);

} // namespace planner
