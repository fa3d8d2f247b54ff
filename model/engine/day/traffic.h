// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/hourly_column.h"

/// The shape of a day of traffic; plain numbers, no allocation.
namespace planner {

/// Demand of each hour over the mean of the day, for a choice of `workload.profile`; missing numbers where
/// the profile is a column that nobody has given.
Hourly relative_traffic(double profile, const HourlyColumn& column);

/// Hours of the local hour that lie in the off-peak window given in UTC, 0 to 1. The window may pass
/// midnight; one that ends where it begins is none.
double off_peak_part(std::size_t hour, double from_utc, double to_utc, double utc_offset);

} // namespace planner
