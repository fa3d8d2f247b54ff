// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

namespace planner {

/// Swaps the model, the GPU or the efficiency profile and keeps everything that still makes sense. What the
/// swap itself makes impossible is adjusted: redundant experts that no longer fill the slots, an attention TP
/// that no longer divides the heads, drafts without MTP layers, formats that the GPU does not have. Answers
/// with one sentence for each adjustment; what was impossible before is left alone.
std::vector<Text> swap_entry(Scenario& scenario, CatalogKind kind, const CatalogEntry& entry);

/// The same with an entry of the catalog; refuses an unknown id.
Result<std::vector<Text>> swap_entry(Scenario& scenario, CatalogKind kind, std::string_view id);

} // namespace planner
