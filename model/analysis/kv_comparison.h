// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

namespace planner {

/// What one token of context costs a model in cache, in BF16.
struct KvCost {
    std::string id; ///< of the catalog entry, or of the other way to keep its cache
    Text name;
    double bytes_per_token = not_given;
    double growing_bytes_per_token = not_given; ///< what is left of it past the windows
};

/// The chapter's first lesson: DeepSeek-V3 with plain heads, with MLA expanded to heads and as it is, and
/// Qwen3-235B, which groups its heads.
std::vector<KvCost> kv_lesson();

/// A model of the catalog.
KvCost kv_cost(const CatalogEntry& model);

} // namespace planner
