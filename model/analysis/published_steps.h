// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/traffic_day.h"

#include <vector>

namespace planner {

/// One change of the node count in a published day.
struct NodeChange {
    double at_hours = 0;
    double nodes = 0;  ///< started, or stopped where negative
    double groups = 0; ///< in groups of one decode unit and its prefill units
};

/// What the published node counts are made of.
struct NodeChanges {
    double group_nodes = 0; ///< nodes of one decode unit with its prefill units
    std::vector<NodeChange> changes;
    bool all_whole = false; ///< whether every change is a whole number of groups
};

/// Every change of a day, from its midnight on, against groups of one decode unit and `prefill_units` prefill
/// units. The published day changes by 30 nodes or by 60: 18 + 3 x 4.
NodeChanges node_changes(const TrafficDay& day, double decode_unit_nodes, double prefill_unit_nodes,
                         double prefill_units);

} // namespace planner
