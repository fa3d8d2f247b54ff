// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <QString>

namespace planner::ui {

/// The entry that the inputs name, of the catalog or their own; null where nobody has it.
const CatalogEntry* chosenEntry(const Inputs& inputs, CatalogKind kind);

/// Its name, or the id where nobody has the entry.
QString entryName(const Inputs& inputs, CatalogKind kind);

/// Source, date, notes, the file of an own entry and why values are not verified, as rich text.
QString entryDetails(const CatalogEntry& entry);

} // namespace planner::ui
