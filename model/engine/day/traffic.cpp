// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/day/traffic.h"

#include "model/catalog/traffic_day.h"

#include <algorithm>
#include <numeric>

namespace planner {

namespace {

constexpr double day_hours = hours_of_day;

Hourly over_mean(const Hourly& values) {
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / day_hours;
    Hourly result{};
    std::transform(values.begin(), values.end(), result.begin(),
                   [mean](double value) { return value / mean; });
    return result;
}

Hourly flat() {
    Hourly result{};
    result.fill(1);
    return result;
}

double common_part(double from, double to, double window_from, double window_to) {
    return std::max(0.0, std::min(to, window_to) - std::max(from, window_from));
}

/// The hour of the clock, 0 to 24.
double on_clock(double hours) { return hours - day_hours * std::floor(hours / day_hours); }

} // namespace

Hourly relative_traffic(double profile, const HourlyColumn& column) {
    static const std::array shapes{flat(), over_mean(published_day().nodes),
                                   over_mean(published_day().income_usd)};
    return profile == custom_profile ? over_mean(column) : shapes.at(static_cast<std::size_t>(profile));
}

double off_peak_part(std::size_t hour, double from_utc, double to_utc, double utc_offset) {
    const double start = on_clock(static_cast<double>(hour) - utc_offset);
    const double window_from = on_clock(from_utc);
    const double length = on_clock(to_utc - from_utc);
    // The window reaches at most into the next day, and the hour at most an hour into it.
    return common_part(start, start + 1, window_from, window_from + length) +
           common_part(start + day_hours, start + day_hours + 1, window_from, window_from + length) +
           common_part(start, start + 1, window_from + day_hours, window_from + day_hours + length);
}

} // namespace planner
