// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/published_steps.h"

#include <algorithm>
#include <cmath>

namespace planner {

NodeChanges node_changes(const TrafficDay& day, double decode_unit_nodes, double prefill_unit_nodes,
                         double prefill_units) {
    NodeChanges result;
    result.group_nodes = decode_unit_nodes + prefill_units * prefill_unit_nodes;
    const auto* before = &day.steps.back(); // the day repeats itself
    for (const auto& step : day.steps) {
        const double change = step.nodes - before->nodes;
        if (change != 0)
            result.changes.push_back({step.from_hours, change, change / result.group_nodes});
        before = &step;
    }
    result.all_whole = std::all_of(result.changes.begin(), result.changes.end(), [](const auto& change) {
        return change.groups == std::round(change.groups);
    });
    return result;
}

} // namespace planner
