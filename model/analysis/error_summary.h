// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/validation.h"

namespace planner {

/// How far a group of predictions lies from what was measured. Formulas take no part.
struct ErrorSummary {
    int count = 0;
    int within_10_percent = 0;
    double median = not_given; ///< of the absolute errors
    double largest = not_given;
};

ErrorSummary error_summary(const std::vector<ValidationRow>& rows, bool is_component, bool in_fit);

} // namespace planner
