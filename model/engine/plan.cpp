// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/plan.h"

#include "model/engine/measured_figures.h"

#include <cmath>

namespace planner {

bool is_of_published(Figure figure) {
    return std::binary_search(measured_figures.begin(), measured_figures.end(), figure);
}

std::string_view word_of(const Plan& plan, Figure figure) {
    const double value = plan[figure];
    const auto& entry = info(figure);
    if (std::isnan(value))
        return {};
    if (entry.unit == Unit::yes_no)
        return value == 1 ? "yes" : "no";
    return entry.choices[static_cast<std::size_t>(value)].id;
}

} // namespace planner
