// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lesson/planned_minutes.h"

namespace planner {

std::optional<double> planned_minutes(const Lesson& lesson, std::size_t step) {
    double minutes = 0;
    for (std::size_t index = 0; index <= step; ++index) {
        if (lesson.steps[index].minutes <= 0)
            return std::nullopt;
        minutes += lesson.steps[index].minutes;
    }
    return minutes;
}

} // namespace planner
