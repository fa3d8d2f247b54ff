// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/hour_data.h"

#include <algorithm>

namespace planner::ui {

QVector<HourStep> hourlySteps(const QVector<double>& values) {
    QVector<HourStep> steps;
    for (int hour = 0; hour < values.size(); ++hour)
        if (std::isfinite(values[hour]))
            steps.append({static_cast<double>(hour), hour + 1.0, values[hour]});
    return steps;
}

double meanOfHour(const HourLine& line, int hour) {
    double sum = 0.0;
    double covered = 0.0;
    for (const HourStep& step : line.steps) {
        const double part = std::min(step.to, hour + 1.0) - std::max(step.from, static_cast<double>(hour));
        if (part <= 0.0)
            continue;
        sum += part * step.value;
        covered += part;
    }
    constexpr double rounding = 1e-9;
    return covered > 1.0 - rounding ? sum / covered : missingValue;
}

double reachOf(const HourData& data) {
    double reach = 0.0;
    QVector<double> tops;
    for (const HourArea& area : data.areas)
        for (int hour = 0; hour < area.values.size(); ++hour) {
            if (tops.size() <= hour)
                tops.append(0.0);
            if (std::isfinite(area.values[hour]))
                tops[hour] += area.values[hour];
            reach = std::max(reach, tops[hour]);
        }
    for (const HourLine& line : data.lines)
        for (const HourStep& step : line.steps)
            if (std::isfinite(step.value))
                reach = std::max(reach, step.value + line.error);
    return reach;
}

} // namespace planner::ui
