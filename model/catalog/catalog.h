// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/text/problem.h"

#include <utility>
#include <vector>

namespace planner {

/// One GPU, model architecture or efficiency profile: values for the parameters of its group, and where they
/// come from.
struct CatalogEntry {
    std::string id;
    std::string name;
    std::string source; ///< where the values come from
    std::string date;   ///< when they were gathered, such as "2026-09"
    std::string notes;
    std::vector<std::pair<Parameter, double>> values;
    std::map<std::string, std::string> unverified; ///< parameter id -> why its value is not certain
    std::string own_file; ///< file of a person's own entry; empty for one that is shipped
};

/// The folder of a kind's entries, below `presets/` and below a person's own folder: "models".
std::string_view folder_of(CatalogKind kind);

/// The entries of one kind, in the order of their names.
const std::vector<CatalogEntry>& catalog(CatalogKind kind);

/// Makes a kind's entries the shipped ones and these, which win over shipped ones with the same id.
void replace_own_entries(CatalogKind kind, std::vector<CatalogEntry> own);

/// The entry with this id, or null.
const CatalogEntry* find_entry(CatalogKind kind, std::string_view id);

/// The entry that a parameter has its value from; null for inputs of other groups and for a value of one's
/// own.
const CatalogEntry* entry_behind(const Inputs& inputs, Parameter parameter);

/// Fills the group of the entry's kind with its values. Parameters of other groups stay.
void apply(const CatalogEntry& entry, CatalogKind kind, Inputs& inputs);

/// The entry with this id; refuses an unknown id and names the known ones.
Result<const CatalogEntry*> known_entry(CatalogKind kind, std::string_view id);

/// Swaps the model, the GPU or the efficiency profile of a scenario. The chapter's rounded constants are
/// those of one model, so another model makes them follow the architecture, and the published model brings
/// the published ones back.
Result<void> set_catalog_entry(Scenario& scenario, CatalogKind kind, std::string_view id);

/// Reads one entry from its JSON text and checks what its values must satisfy together; `file` is named in
/// problems.
Result<CatalogEntry> read_catalog_entry(CatalogKind kind, std::string_view text, const std::string& file);

} // namespace planner
