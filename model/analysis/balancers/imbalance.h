// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace planner {

/// Hottest over mean of the loads of some cards: 1 where all are equal, and where there is no load at all.
double imbalance(const std::vector<double>& loads);

/// The mean of the loads; 0 without cards.
double mean_load(const std::vector<double>& loads);

} // namespace planner
