// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/hourly_column.h"

/// One pool of whole units over a day; plain numbers, no allocation.
namespace planner {

/// What a pool must carry and how it is run.
struct PoolNeed {
    double mean_nodes = 0;     ///< demand of the day's mean over the rate of a node
    double nodes_per_unit = 1; ///< nodes of one unit
    double headroom = 0;       ///< share by which units carry more than the demand
    double minimum_units = 0;  ///< units that always run
    double stay_hours = 1;     ///< hours for which a unit goes on from the last hour that needs it
};

/// Nodes that demand needs, and the units that run, by hour.
struct PoolDay {
    Hourly needed_nodes{};
    Hourly units{};
};

/// Units of each hour: demand with headroom in whole units, at least the minimum, and each kept on for its
/// stay. The day repeats itself. Missing numbers stay missing.
PoolDay size_pool(const PoolNeed& need, const Hourly& relative_traffic);

} // namespace planner
