// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/text/problem.h"

#include <utility>
#include <vector>

namespace planner {

/// One GPU, model architecture, efficiency profile or price sheet: values for the parameters of its group,
/// and where they come from.
struct CatalogEntry {
    std::string id;
    std::string name;
    std::string source; ///< where the values come from
    std::string notes;
    std::vector<std::pair<Parameter, double>> values;
    std::map<std::string, std::string> unverified; ///< parameter id -> why its value is not certain
    std::string date{};                            ///< of a price sheet: from when it holds, ISO 8601
};

/// The entries of one kind, in the order of their names.
const std::vector<CatalogEntry>& catalog(CatalogKind kind);

/// The entry with this id, or null.
const CatalogEntry* find_entry(CatalogKind kind, std::string_view id);

/// The entry that a parameter has its value from; null for inputs of other groups and for a value of one's
/// own.
const CatalogEntry* entry_behind(const Inputs& inputs, Parameter parameter);

/// Fills the group of the entry's kind with its values. Parameters of other groups stay.
void apply(const CatalogEntry& entry, CatalogKind kind, Inputs& inputs);

/// The entry with this id; refuses an unknown id and names the known ones.
Result<const CatalogEntry*> known_entry(CatalogKind kind, std::string_view id);

/// Swaps the model, the GPU, the efficiency profile or the price sheet of a scenario. The chapter's rounded
/// constants are those of one model, so another model makes them follow the architecture, and the published
/// model brings the published ones back.
Result<void> set_catalog_entry(Scenario& scenario, CatalogKind kind, std::string_view id);

/// Reads one entry from its JSON text; `file` is named in problems.
Result<CatalogEntry> read_catalog_entry(CatalogKind kind, std::string_view text, const std::string& file);

} // namespace planner
