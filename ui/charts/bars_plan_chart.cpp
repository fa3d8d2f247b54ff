// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bars_plan_chart.h"

#include "ui/language/figure_text.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

double lengthOf(const QVector<BarSegment>& segments) {
    double length = 0;
    for (const auto& segment : segments)
        if (std::isfinite(segment.value))
            length += std::max(0.0, segment.value);
    return length;
}

} // namespace

BarSegment segmentOf(const Plan& plan, Figure figure, Meaning colour, const QString& label) {
    BarSegment segment;
    segment.key = figureKey(figure);
    segment.label = label;
    segment.value = plan[figure];
    segment.valueText = figureText(plan, figure);
    segment.colour = colour;
    return segment;
}

double reachOf(const StackedBars& bars) {
    double reach = 0;
    for (const auto& row : bars.rows) {
        reach = std::max({reach, lengthOf(row.segments), lengthOf(row.ghost)});
        if (std::isfinite(row.ghostTotal))
            reach = std::max(reach, row.ghostTotal);
    }
    for (const auto& band : bars.bands)
        if (std::isfinite(band.to))
            reach = std::max(reach, band.to);
    for (const auto& marker : bars.markers)
        if (std::isfinite(marker.at))
            reach = std::max(reach, marker.at);
    return reach;
}

void BarsPlanChart::refresh(const ChartInput& input) {
    auto data = bars(input);
    data.axisMaximum = m_axis.update(reachOf(data), input.dragging);
    m_chart->setData(data);
}

} // namespace planner::ui
