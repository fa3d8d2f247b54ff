// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/day.h"
#include "model/files/json_text.h"

#include <string>

namespace planner {

/// The 24 hours as a table for people: demand, units, nodes, cost and revenue, with the day below.
std::string day_to_text(const Day& day, const Plan& plan);

/// The 24 hours as CSV in SI units; a missing value is an empty cell.
std::string day_to_csv(const Day& day);

/// The 24 hours as a list of objects with the columns of the CSV; a missing value is null.
Json day_to_json(const Day& day);

} // namespace planner
