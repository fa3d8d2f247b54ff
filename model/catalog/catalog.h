// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/text/problem.h"

namespace planner {

/// The folder of a kind's entries, below `presets/` and below a person's own folder: "models".
std::string_view folder_of(CatalogKind kind);

/// The entries of one kind, in the order of their names.
const std::vector<CatalogEntry>& catalog(CatalogKind kind);

/// Makes a kind's entries the shipped ones and these, which win over shipped ones with the same id.
void replace_own_entries(CatalogKind kind, std::vector<CatalogEntry> own);

/// The entry with this id, or null.
const CatalogEntry* find_entry(CatalogKind kind, std::string_view id);

/// The entry that a parameter has its value from, of the catalog or the scenario's own; null for inputs of
/// other groups and for a value that nobody's entry has.
const CatalogEntry* entry_behind(const Inputs& inputs, Parameter parameter);

/// Fills the group of the entry's kind with its values. Parameters of other groups stay. An entry that is not
/// in the catalog is kept with the inputs.
void apply(const CatalogEntry& entry, CatalogKind kind, Inputs& inputs);

/// The entry with this id; refuses an unknown id and names the known ones.
Result<const CatalogEntry*> known_entry(CatalogKind kind, std::string_view id);

/// Swaps the model, the GPU, the efficiency profile or the price sheet of a scenario. The chapter's rounded
/// constants are those of one model, so another model makes them follow the architecture, and the published
/// model brings the published ones back.
Result<void> set_catalog_entry(Scenario& scenario, CatalogKind kind, std::string_view id);

/// The same with an entry that need not be in the catalog.
void set_catalog_entry(Scenario& scenario, CatalogKind kind, const CatalogEntry& entry);

/// Reads one entry from its JSON text and checks what its values must satisfy together; `file` is named in
/// problems.
Result<CatalogEntry> read_catalog_entry(CatalogKind kind, std::string_view text, const std::string& file);

} // namespace planner
