// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/hourly_column.h"

#include <vector>

namespace planner {

/// Nodes that ran from one time of the day to another, in hours of the local clock.
struct NodeStep {
    double from_hours = 0;
    double to_hours = 0; ///< 24 at the end of the day
    double nodes = 0;
};

/// One published day of traffic: what ran, and what it would have earned at list price.
struct TrafficDay {
    std::string id;
    std::string name;
    std::string source;
    std::string notes;
    double utc_offset_hours = 0;
    std::vector<NodeStep> steps;
    Hourly nodes{};              ///< mean nodes of each hour from midnight
    Hourly income_usd{};         ///< theoretical income of each hour from midnight
    double income_error_usd = 0; ///< how far off a reading of the income chart may be
};

/// Reads a day from its JSON text; `file` is named in problems.
Result<TrafficDay> read_traffic_day(std::string_view text, const std::string& file);

/// The shipped day, 27 to 28 February 2025.
const TrafficDay& published_day();

} // namespace planner
