// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameter_info.h"
#include "model/text/problem.h"

#include <array>
#include <cmath>
#include <string>

namespace planner {

inline constexpr std::size_t hours_of_day = 24;

/// One number for each hour of a day, from midnight of the traffic's own clock.
using Hourly = std::array<double, hours_of_day>;

/// A person's own traffic: only the proportions count. `no_column` while none is given.
using HourlyColumn = Hourly;

inline HourlyColumn no_column() {
    HourlyColumn column{};
    column.fill(not_given);
    return column;
}

inline bool is_given(const HourlyColumn& column) { return !std::isnan(column.front()); }

/// The value of `workload.profile` that asks for the column.
inline constexpr double custom_profile = 3;

/// Whether the column can be the traffic of a day: nothing negative, and not nothing at all.
Result<HourlyColumn> check_column(const HourlyColumn& column);

/// Reads a pasted or saved column: 24 lines with one number each, a heading and the hour before the number
/// are allowed. Problems name `file` and the line.
Result<HourlyColumn> parse_hourly_column(std::string_view text, const std::string& file);

} // namespace planner
