// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/hour_chart.h"

#include "ui/charts/base/chart_text.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

Day dayOf(const Plan& plan, const Scenario* scenario) {
    return day_of(plan, scenario != nullptr ? scenario->inputs.hourly : no_column());
}

bool nothingKnown(const QVector<double>& values) {
    return std::none_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
}

} // namespace

QString HourChart::subtitle(const ChartInput& input) const {
    const double offset = (*input.plan)["revenue.utc_offset_hours"_in];
    const auto zone = QStringLiteral("UTC%1%2").arg(offset < 0 ? QStringLiteral("−") : QStringLiteral("+"),
                                                    QString::number(std::abs(offset)));
    return tr("hours of the traffic's own clock, %1").arg(zone);
}

void HourChart::refresh(const ChartInput& input) {
    auto data = hours(input, dayOf(*input.plan, input.scenario));
    data.axisMaximum = m_axis.update(reachOf(data), input.dragging);
    m_plot->setData(data);
}

std::optional<Day> HourChart::baselineDay(const ChartInput& input) {
    if (input.baseline == nullptr)
        return std::nullopt;
    return dayOf(*input.baseline, input.baselineScenario);
}

QVector<HourSpan> HourChart::offPeakSpans(const Day& day) {
    QVector<HourSpan> spans;
    for (std::size_t hour = 0; hour < day.size(); ++hour) {
        const double part = day.at(hour).off_peak_part;
        if (part <= 0)
            continue;
        // Within an hour the window lies next to the neighbour that has more of it.
        const double before = day.at((hour + day.size() - 1) % day.size()).off_peak_part;
        const auto start = static_cast<double>(hour);
        const double from = before >= part ? start : start + 1 - part;
        if (!spans.isEmpty() && spans.last().to == from)
            spans.last().to = from + part;
        else
            spans.append({from, from + part});
    }
    return spans;
}

QString HourChart::hourText(std::size_t hour) {
    const auto clock = [](std::size_t at) {
        return QStringLiteral("%1:00").arg(at, 2, 10, QLatin1Char('0'));
    };
    return clock(hour) + QStringLiteral("–") + clock(hour + 1);
}

QString HourChart::labelled(const QString& label, const QVector<double>& values) {
    return nothingKnown(values) ? label + u' ' + missingText() : label;
}

void HourChart::addGhost(HourData& data, const QString& key, const QString& label,
                         const QVector<double>& before, const QVector<double>& now) {
    if (!nothingKnown(before) && before != now)
        data.lines.append({key, label, Meaning::Muted, true, hourlySteps(before)});
}

} // namespace planner::ui
