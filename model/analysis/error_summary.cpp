// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/error_summary.h"

#include <cmath>

namespace planner {

ErrorSummary error_summary(const std::vector<ValidationRow>& rows, bool is_component, bool in_fit) {
    ErrorSummary summary;
    for (const auto& row : rows) {
        if (row.is_component != is_component || row.in_fit != in_fit || row.is_formula ||
            std::isnan(row.error))
            continue;
        const double error = std::abs(row.error);
        ++summary.count;
        summary.within_10_percent += error <= 0.1 ? 1 : 0;
        summary.largest = std::isnan(summary.largest) ? error : std::max(summary.largest, error);
    }
    summary.median = median_error(rows, is_component, in_fit);
    return summary;
}

} // namespace planner
