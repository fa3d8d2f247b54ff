// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/calculation.h"
#include "model/engine/day/pool_day.h"
#include "model/engine/day/traffic.h"

namespace planner {

/// Both pools over a day.
struct ServiceDay {
    Hourly relative{}; ///< demand over the mean
    PoolDay prefill;
    PoolDay decode;
    double prefill_unit_nodes = 0;
    double decode_unit_nodes = 0;

    double nodes(std::size_t hour) const {
        return prefill.units.at(hour) * prefill_unit_nodes + decode.units.at(hour) * decode_unit_nodes;
    }
};

/// What `service_day` reads of a calculation or of a plan.
struct ServiceNeed {
    double profile = 0;
    PoolNeed prefill;
    PoolNeed decode;
};

inline ServiceDay service_day(const ServiceNeed& need, const HourlyColumn& column) {
    ServiceDay day;
    day.relative = relative_traffic(need.profile, column);
    day.prefill = size_pool(need.prefill, day.relative);
    day.decode = size_pool(need.decode, day.relative);
    day.prefill_unit_nodes = need.prefill.nodes_per_unit;
    day.decode_unit_nodes = need.decode.nodes_per_unit;
    return day;
}

/// The need of a calculation whose mean nodes are known, or of a finished plan: `value` reads either.
template <class Value> ServiceNeed service_need(const Value& value) {
    const auto pool = [&](Figure nodes, Parameter unit, Parameter minimum) {
        return PoolNeed{value(nodes), value(unit), value("service.headroom"_in), value(minimum),
                        value("service.stay_hours"_in)};
    };
    return {value("workload.profile"_in),
            pool("service.prefill_nodes"_fig, "prefill.nodes"_in, "service.min_prefill_units"_in),
            pool("service.decode_nodes"_fig, "decode.nodes"_in, "service.min_decode_units"_in)};
}

} // namespace planner
