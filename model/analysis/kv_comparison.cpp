// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/kv_comparison.h"

#include "model/engine/evaluate.h"

namespace planner {

namespace {

/// A plan of nothing but the model, its cache in BF16 and in the model's own form.
Plan plan_of(const CatalogEntry& model) {
    auto scenario = default_scenario();
    apply(model, CatalogKind::model, scenario.inputs);
    set_value(scenario, "precision.kv"_in, 0);
    set_value(scenario, "memory.mla_cache"_in, 0);
    return evaluate(scenario);
}

KvCost cost(const CatalogEntry& model, const char* id, const char* pattern, Figure figure) {
    const double bytes = plan_of(model)[figure];
    return {id, {pattern, {{"model", model.name}}}, bytes, bytes};
}

} // namespace

std::vector<KvCost> kv_lesson() {
    const auto* latent = find_entry(CatalogKind::model, "deepseek-v3");
    const auto* grouped = find_entry(CatalogKind::model, "qwen3-235b-a22b");
    return {
        cost(*latent, "mla-expanded", PLANNER_TEXT("model", "{model}, MLA expanded"),
             "model.kv_bytes_per_token_expanded"_fig),
        cost(*latent, "plain-heads", PLANNER_TEXT("model", "{model}, plain heads"),
             "model.kv_bytes_per_token_plain_heads"_fig),
        cost(*grouped, "qwen3-235b-a22b", PLANNER_TEXT("model", "{model}, grouped heads"),
             "model.kv_bytes_per_token"_fig),
        cost(*latent, "deepseek-v3", PLANNER_TEXT("model", "{model}, MLA"), "model.kv_bytes_per_token"_fig)};
}

KvCost kv_cost(const CatalogEntry& model) {
    const auto plan = plan_of(model);
    return {model.id,
            {"{model}", {{"model", model.name}}},
            plan["model.kv_bytes_per_token"_fig],
            plan["model.kv_bytes_per_token_growing"_fig]};
}

} // namespace planner
