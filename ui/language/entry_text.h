// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <QString>

namespace planner::ui {

/// The entry that the inputs name, of the catalog or their own; null where nobody has it.
const CatalogEntry* chosenEntry(const Inputs& inputs, CatalogKind kind);

/// What the window calls an entry.
QString entryName(const CatalogEntry& entry);

/// The name of the chosen entry, or the id where nobody has it.
QString entryName(const Inputs& inputs, CatalogKind kind);

/// Source, date, notes, the file of an own entry and why values are not verified, as rich text.
QString entryDetails(const CatalogEntry& entry);

} // namespace planner::ui
