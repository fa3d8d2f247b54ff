// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/balancers/imbalance.h"

#include <algorithm>
#include <numeric>

namespace planner {

double mean_load(const std::vector<double>& loads) {
    return loads.empty()
               ? 0.0
               : std::accumulate(loads.begin(), loads.end(), 0.0) / static_cast<double>(loads.size());
}

double imbalance(const std::vector<double>& loads) {
    const double mean = mean_load(loads);
    // Rounding may put the mean of equal loads a hair above them.
    return mean > 0 ? std::max(*std::max_element(loads.begin(), loads.end()) / mean, 1.0) : 1.0;
}

} // namespace planner
