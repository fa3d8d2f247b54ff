// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/traffic_day.h"

#include "model/catalog/shipped_files.h"
#include "model/files/json_text.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace planner {

namespace {

constexpr double minutes_per_hour = 60;
constexpr double day_hours = hours_of_day;

/// "07:30" is 7.5; the file is ours, so anything else is refused by the reader of the file as a whole.
double hours_from(const std::string& clock) {
    return std::stod(clock.substr(0, clock.find(':'))) +
           std::stod(clock.substr(clock.find(':') + 1)) / minutes_per_hour;
}

std::vector<NodeStep> steps_from(const Json& json) {
    std::vector<NodeStep> steps;
    for (const auto& step : json) {
        const double from = hours_from(step.at("from"));
        const double to = hours_from(step.at("to"));
        steps.push_back({from, to == 0 ? day_hours : to, step.at("nodes")});
    }
    std::sort(steps.begin(), steps.end(),
              [](const auto& a, const auto& b) { return a.from_hours < b.from_hours; });
    return steps;
}

/// Time-weighted mean of the steps in each hour.
Hourly hourly_means(const std::vector<NodeStep>& steps) {
    Hourly means{};
    for (const auto& step : steps)
        for (std::size_t hour = 0; hour < hours_of_day; ++hour) {
            const auto from = static_cast<double>(hour);
            means.at(hour) += step.nodes * std::max(0.0, std::min(step.to_hours, from + 1) -
                                                             std::max(step.from_hours, from));
        }
    return means;
}

double covered_hours(const std::vector<NodeStep>& steps) {
    return std::accumulate(steps.begin(), steps.end(), 0.0, [](double sum, const NodeStep& step) {
        return sum + step.to_hours - step.from_hours;
    });
}

TrafficDay day_from(const Json& json) {
    TrafficDay day{json.at("id"),
                   json.at("name"),
                   json.at("source"),
                   json.at("notes"),
                   json.at("utc_offset_hours"),
                   steps_from(json.at("nodes")),
                   {},
                   {},
                   0};
    day.nodes = hourly_means(day.steps);
    for (const auto& bar : json.at("income_usd"))
        day.income_usd.at(static_cast<std::size_t>(hours_from(bar.at("hour")))) = bar.at("usd");
    day.income_error_usd = json.at("income_reading_error_usd");
    return day;
}

} // namespace

Result<TrafficDay> read_traffic_day(std::string_view text, const std::string& file) {
    const auto json = parse_json(text, file);
    if (!json)
        return tl::make_unexpected(json.error());
    if (!json->is_object() || json->value("format", "") != "moe-planner-traffic")
        return failure({PLANNER_TEXT("model", "is no day of traffic: its format must be “{format}”"),
                        {{"format", "moe-planner-traffic"}}},
                       "format", file);
    try {
        auto day = day_from(*json);
        if (covered_hours(day.steps) != day_hours)
            return failure({PLANNER_TEXT("model", "the node steps must cover the day once"), {}}, "nodes",
                           file);
        return day;
    } catch (const std::exception& error) { // a key or time that is missing or of another type
        return failure({PLANNER_TEXT("model", "cannot be read: {reason}"), {{"reason", error.what()}}}, {},
                       file);
    }
}

const TrafficDay& published_day() {
    static const TrafficDay day = [] {
        for (const auto& file : shipped_files())
            if (file.path.starts_with("traffic/")) {
                auto read = read_traffic_day(file.text, std::string(file.path));
                if (!read)
                    throw std::logic_error(english(read.error())); // our own file: a test reads it
                return *read;
            }
        throw std::logic_error("no day of traffic is shipped");
    }();
    return day;
}

} // namespace planner
