// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/traffic_day.h"
#include "model/engine/day/service_day.h"

#include <algorithm>
#include <numeric>

/// The day in whole units: the loop over the hours is plain, what it ends in are figures.
namespace planner {

namespace detail {

inline double mean(const Hourly& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(hours_of_day);
}

/// The largest number; missing where any is missing.
inline double highest(const Hourly& values) {
    return std::isnan(mean(values)) ? not_given : *std::max_element(values.begin(), values.end());
}

inline double lowest(const Hourly& values) {
    return std::isnan(mean(values)) ? not_given : *std::min_element(values.begin(), values.end());
}

inline Hourly nodes_by_hour(const ServiceDay& day) {
    Hourly nodes{};
    for (std::size_t hour = 0; hour < hours_of_day; ++hour)
        nodes.at(hour) = day.nodes(hour);
    return nodes;
}

/// Largest difference between the nodes of an hour and the published mean of that hour.
inline double published_gap(const ServiceDay& day) {
    Hourly gaps{};
    for (std::size_t hour = 0; hour < hours_of_day; ++hour)
        gaps.at(hour) = std::abs(day.nodes(hour) - published_day().nodes.at(hour));
    return highest(gaps);
}

/// Units of one pool: in the busiest and quietest hour, on average, and how much of them is used.
template <class N>
void pool_units(Calculation<N>& c, const PoolDay& pool, Figure needed, Parameter unit_nodes,
                Parameter minimum, std::array<Figure, 4> results) {
    const auto over_hours = [&](double value, Unit unit) {
        return c.over_hours(value, unit,
                            {c[needed], c[unit_nodes], c["workload.profile"_in], c["service.headroom"_in],
                             c[minimum], c["service.stay_hours"_in]});
    };
    const auto [peak, low, nodes, used] = results;
    c.set(peak, over_hours(highest(pool.units), Unit::count));
    c.set(low, over_hours(lowest(pool.units), Unit::count));
    c.set(nodes, over_hours(mean(pool.units), Unit::count) * c[unit_nodes]);
    c.set(used, c[needed] / c[nodes]);
}

template <class N> void units_of_both_pools(Calculation<N>& c, const ServiceDay& day) {
    const auto& prefill = c["service.units.prefill_nodes"_fig];
    const auto& decode = c["service.units.decode_nodes"_fig];
    c.set("service.units.average_nodes"_fig, prefill + decode);
    c.set("service.units.peak_nodes"_fig,
          c.over_hours(highest(nodes_by_hour(day)), Unit::nodes,
                       {c["service.units.peak_prefill_units"_fig], c["prefill.nodes"_in],
                        c["service.units.peak_decode_units"_fig], c["decode.nodes"_in]}));
    c.set("service.units.utilisation"_fig,
          c["service.total_nodes"_fig] / c["service.units.average_nodes"_fig]);
    c.set("service.units.idle_share"_fig, 1.0 - c["service.units.utilisation"_fig]);
    const auto hours = c.constant(hours_of_day, Unit::count, PLANNER_TEXT("model", "hours per day"),
                                  PLANNER_TEXT("model", "definition"));
    c.set("service.units.freed_node_hours"_fig,
          (c["service.units.peak_nodes"_fig] - c["service.units.average_nodes"_fig]) * hours);
}

/// Load of a pool in the busiest hour: demand over what its units carry.
inline double peak_load(const PoolDay& pool, double unit_nodes) {
    return highest(pool.needed_nodes) / (highest(pool.units) * unit_nodes);
}

} // namespace detail

/// All `service.units.*` figures and the shape of the day; needs the mean nodes of both pools.
template <class N> void service_units(Calculation<N>& c) {
    const auto day = service_day(service_need([&c](auto id) { return value_of(c[id]); }), c.column());
    c.set("service.peak_over_mean"_fig,
          c.over_hours(detail::highest(day.relative), Unit::ratio, {c["workload.profile"_in]}));
    detail::pool_units(c, day.prefill, "service.prefill_nodes"_fig, "prefill.nodes"_in,
                       "service.min_prefill_units"_in,
                       {"service.units.peak_prefill_units"_fig, "service.units.low_prefill_units"_fig,
                        "service.units.prefill_nodes"_fig, "service.units.prefill_utilisation"_fig});
    detail::pool_units(c, day.decode, "service.decode_nodes"_fig, "decode.nodes"_in,
                       "service.min_decode_units"_in,
                       {"service.units.peak_decode_units"_fig, "service.units.low_decode_units"_fig,
                        "service.units.decode_nodes"_fig, "service.units.decode_utilisation"_fig});
    detail::units_of_both_pools(c, day);
    const double prefill = detail::peak_load(day.prefill, day.prefill_unit_nodes);
    const double decode = detail::peak_load(day.decode, day.decode_unit_nodes);
    c.set_choice("service.units.first_saturated"_fig,
                 std::isnan(prefill + decode) ? not_given : (prefill > decode ? 0 : 1),
                 {c["service.prefill_nodes"_fig], c["service.units.peak_prefill_units"_fig],
                  c["service.decode_nodes"_fig], c["service.units.peak_decode_units"_fig]});
    const bool comparable = c.plain("measured.average_nodes"_in) == detail::mean(published_day().nodes);
    c.set("service.units.published_gap_nodes"_fig,
          comparable ? c.over_hours(detail::published_gap(day), Unit::nodes,
                                    {c["service.units.prefill_nodes"_fig],
                                     c["service.units.decode_nodes"_fig], c["workload.profile"_in]})
                     : c.missing(PLANNER_TEXT("model", "no nodes by hour are published of this service")));
}

} // namespace planner
