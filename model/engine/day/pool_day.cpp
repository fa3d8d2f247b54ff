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

/// Keeps every unit for its stay. Begun with an empty service, the third day repeats the second.
Hourly with_stay(const Hourly& wanted, std::size_t stay) {
    constexpr std::size_t days = 3;
    Hourly running{};
    Hourly started{}; // in each of the last 24 hours
    double before = 0;
    for (std::size_t at = 0; at < days * hours_of_day; ++at) {
        const auto hour = at % hours_of_day;
        double young = 0; // started too recently to stop
        for (std::size_t age = 1; age < stay; ++age)
            young += started.at((at + hours_of_day - age) % hours_of_day);
        running.at(hour) = std::max(wanted.at(hour), young);
        started.at(hour) = std::max(0.0, running.at(hour) - before);
        before = running.at(hour);
    }
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
