// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/money_chart.h"

#include "ui/language/figure_text.h"

#include <cmath>

namespace planner::ui {

QString MoneyChart::title() const { return tr("Money"); }

QString MoneyChart::subtitle(const ChartInput&) const {
    return tr("per day, every token at list price, not as earned");
}

QVector<ChartNote> MoneyChart::notesOf(const Plan& plan) {
    if (std::isnan(plan["service.profit_per_day_usd"_fig]))
        return {
            {tr("Prices, traffic or node rates are missing; what needs them shows a dash."), Meaning::Muted}};
    return {
        {tr("Revenue %1 − cost %2 = %3: markup %4, gross margin %5")
             .arg(figureText(plan, "service.revenue_per_day_usd"_fig),
                  figureText(plan, "service.cost_per_day_usd"_fig),
                  figureText(plan, "service.profit_per_day_usd"_fig), figureText(plan, "service.markup"_fig),
                  figureText(plan, "service.gross_margin"_fig)),
         Meaning::Text},
        {tr("%1 nodes on average, %2. Left out: free traffic, cheaper models, night discount.")
             .arg(figureText(plan, "service.average_nodes"_fig), figureText(plan, "service.node_source"_fig)),
         Meaning::Muted}};
}

StackedBars MoneyChart::bars(const ChartInput& input) const {
    const auto& plan = *input.plan;
    const auto row = [&](Figure figure, const QString& label, Meaning colour) {
        const auto part = [&](const Plan& of) {
            auto segment = segmentOf(of, figure, colour, label);
            segment.valueText.clear();
            segment.tip = tr("%1: %2").arg(figureLabel(figure), figureText(of, figure));
            return QVector<BarSegment>{segment};
        };
        BarRow result;
        result.key = figureKey(figure);
        result.label = label;
        result.segments = part(plan);
        result.totalText = figureText(plan, figure);
        if (input.baseline != nullptr)
            result.ghost = part(*input.baseline);
        return result;
    };
    StackedBars data;
    data.title = title();
    data.unit = QStringLiteral("USD");
    data.legend = false;
    data.rows = {row("service.cost_per_day_usd"_fig, tr("cost"), Meaning::Vocabulary),
                 row("service.revenue_hit_per_day_usd"_fig, tr("cache hits"), Meaning::Kv),
                 row("service.revenue_miss_per_day_usd"_fig, tr("misses"), Meaning::RoutedExperts),
                 row("service.revenue_output_per_day_usd"_fig, tr("output"), Meaning::Dispatch)};
    data.notes = notesOf(plan);
    return data;
}

} // namespace planner::ui
