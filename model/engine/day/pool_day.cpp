// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/day/pool_day.h"

#include <algorithm>

namespace planner {

namespace {

/// Rounds up, but a demand that fills its units to the last digit starts no further one.
double whole_units(double units) {
    constexpr double rounding_error = 1e-9;
    return std::ceil(units - rounding_error * units);
}

/// Units that run where each goes on until nothing has needed it for its stay; so none runs for less than
/// that.
Hourly with_stay(const Hourly& wanted, std::size_t stay) {
    Hourly running = wanted;
    for (std::size_t hour = 0; hour < hours_of_day; ++hour)
        for (std::size_t age = 1; age < stay; ++age)
            running.at(hour) =
                std::max(running.at(hour), wanted.at((hour + hours_of_day - age) % hours_of_day));
    return running;
}

} // namespace

PoolDay size_pool(const PoolNeed& need, const Hourly& relative_traffic) {
    PoolDay day;
    double known = 0;
    for (std::size_t hour = 0; hour < hours_of_day; ++hour) {
        day.needed_nodes.at(hour) = need.mean_nodes * relative_traffic.at(hour);
        const double units =
            whole_units(day.needed_nodes.at(hour) * (1 + need.headroom) / need.nodes_per_unit);
        day.units.at(hour) = std::isnan(units) ? units : std::max(units, need.minimum_units);
        known += units;
    }
    if (need.stay_hours > 1 && !std::isnan(known))
        day.units = with_stay(day.units, static_cast<std::size_t>(need.stay_hours));
    return day;
}

} // namespace planner
