// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/day_chart.h"

#include "model/analysis/published_steps.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

/// Prefill units beside one decode unit in a step of the published day: 30 nodes are 18 + 3 x 4.
constexpr double prefillUnitsOfStep = 3;

QVector<HourStep> publishedSteps() {
    QVector<HourStep> steps;
    for (const auto& step : published_day().steps)
        steps.append({step.from_hours, step.to_hours, step.nodes});
    return steps;
}

} // namespace

QString DayChart::title() const { return tr("A day of traffic"); }

QString DayChart::tipOf(std::size_t at, const DayHour& hour) {
    const auto count = [](double value) { return formatted(value, Unit::count); };
    const auto nodes = [](double value) { return formatted(value, Unit::nodes); };
    QStringList lines{
        hourText(at),
        tr("prefill: %1 units, %2 nodes").arg(count(hour.prefill_units), nodes(hour.prefill_nodes)),
        tr("decode: %1 units, %2 nodes").arg(count(hour.decode_units), nodes(hour.decode_nodes)),
        tr("demand needs %1 nodes, %2 run").arg(nodes(hour.needed_nodes()), nodes(hour.nodes()))};
    if (!std::isnan(hour.published_nodes))
        lines << tr("published: %1 nodes").arg(nodes(hour.published_nodes));
    lines << tr("paid for: %1 nodes").arg(nodes(hour.paid_nodes))
          << tr("input %1, output %2")
                 .arg(formatted(hour.input_tokens_per_s, Unit::tokens_per_s),
                      formatted(hour.output_tokens_per_s, Unit::tokens_per_s));
    return lines.join(u'\n');
}

QVector<ChartNote> DayChart::notesOf(const Plan& plan, bool showsPublished) {
    QVector<ChartNote> notes{
        {tr("%1 nodes on average, %2 at peak; %3 node-hours freed for research and training")
             .arg(figureText(plan, "service.units.average_nodes"_fig),
                  figureText(plan, "service.units.peak_nodes"_fig),
                  figureText(plan, "service.units.freed_node_hours"_fig)),
         Meaning::Text}};
    const auto steps =
        node_changes(published_day(), plan["decode.nodes"_in], plan["prefill.nodes"_in], prefillUnitsOfStep);
    if (showsPublished && steps.all_whole)
        notes.append({tr("Every published step is whole groups of %1 nodes: one decode unit and three "
                         "prefill units.")
                          .arg(formatted(steps.group_nodes, Unit::nodes)),
                      Meaning::Measured});
    notes.append(
        {tr("Whole units, each pool rounded apart; the mix of tokens is the same all day."), Meaning::Muted});
    return notes;
}

HourData DayChart::hours(const ChartInput& input, const Day& day) const {
    const auto& plan = *input.plan;
    HourData data;
    data.title = title();
    data.key = figureKey("service.units.peak_nodes"_fig);
    data.emptyText = tr("Traffic or node rates are missing.");
    const auto total = valuesOf(day, [](const DayHour& hour) { return hour.nodes(); });
    if (std::none_of(total.begin(), total.end(), [](double nodes) { return std::isfinite(nodes); }))
        return data;
    const double peak = *std::max_element(total.begin(), total.end());
    data.areas = {{figureKey("service.units.decode_nodes"_fig), tr("decode"), Meaning::Dispatch,
                   valuesOf(day, [](const DayHour& hour) { return hour.decode_nodes; })},
                  {figureKey("service.units.prefill_nodes"_fig), tr("prefill"), Meaning::RoutedExperts,
                   valuesOf(day, [](const DayHour& hour) { return hour.prefill_nodes; })},
                  {figureKey("service.units.freed_node_hours"_fig),
                   tr("freed: %1 node-hours").arg(figureText(plan, "service.units.freed_node_hours"_fig)),
                   Meaning::Free, valuesOf(day, [peak](const DayHour& hour) { return peak - hour.nodes(); }),
                   true}};
    data.lines = {{figureKey("service.total_nodes"_fig), tr("demand"), Meaning::Text, false,
                   hourlySteps(valuesOf(day, [](const DayHour& hour) { return hour.needed_nodes(); }))}};
    const bool showsPublished = input.showMeasured && !std::isnan(day.front().published_nodes);
    if (showsPublished)
        data.lines.append({figureKey("service.peak_nodes"_fig), tr("published"), Meaning::Measured, true,
                           publishedSteps()});
    if (const auto before = baselineDay(input))
        addGhost(data, figureKey("service.units.average_nodes"_fig), tr("baseline"),
                 valuesOf(*before, [](const DayHour& hour) { return hour.nodes(); }), total);
    for (std::size_t hour = 0; hour < day.size(); ++hour)
        data.tips.append(tipOf(hour, day.at(hour)));
    data.notes = notesOf(plan, showsPublished);
    return data;
}

} // namespace planner::ui
