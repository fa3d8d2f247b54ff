// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

namespace planner {

/// The same day with the cache and without it, both sized from demand, so that they compare.
struct CacheSaving {
    struct Side {
        double hit_rate = 0;
        double prefill_nodes = 0; ///< mean of the day, before rounding
        double prefill_units_peak = 0;
        double usd_per_million_input = 0; ///< of the prefill pool
        double cost_per_day_usd = 0;      ///< of both pools
    };
    Side with_cache;
    Side without_cache;

    double extra_prefill_nodes() const { return without_cache.prefill_nodes - with_cache.prefill_nodes; }
    double extra_cost_per_day_usd() const {
        return without_cache.cost_per_day_usd - with_cache.cost_per_day_usd;
    }
};

CacheSaving cache_saving(const Scenario& scenario);

} // namespace planner
