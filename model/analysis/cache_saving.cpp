// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/cache_saving.h"

#include "model/engine/evaluate.h"

namespace planner {

namespace {

CacheSaving::Side side_of(Scenario scenario, double hit_rate) {
    set_value(scenario, "prefill.cache_hit_rate"_in, hit_rate);
    set_value(scenario, "service.node_source"_in, 1);
    constexpr std::array wanted{"service.prefill_nodes"_fig};
    const auto plan = evaluate(scenario, needs_of(wanted));
    return {hit_rate, plan["service.prefill_nodes"_fig], plan["service.units.peak_prefill_units"_fig],
            plan["service.usd_per_million_input_tokens_prefill_pool"_fig],
            plan["service.cost_per_day_usd"_fig]};
}

} // namespace

CacheSaving cache_saving(const Scenario& scenario) {
    return {side_of(scenario, scenario.value("prefill.cache_hit_rate"_in)), side_of(scenario, 0)};
}

} // namespace planner
