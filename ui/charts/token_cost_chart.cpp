// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/token_cost_chart.h"

#include "model/analysis/cache_saving.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <cmath>

namespace planner::ui {

namespace {

QString price(double usd) { return formatted(usd, Unit::usd_per_million); }

BarSegment part(Figure figure, double value, Meaning colour, const QString& label) {
    BarSegment segment;
    segment.key = figureKey(figure);
    segment.label = label;
    segment.value = value;
    segment.colour = colour;
    segment.tip = QStringLiteral("%1: %2").arg(label, price(value));
    return segment;
}

} // namespace

QString TokenCostChart::title() const { return tr("Cost of a million tokens"); }

QString TokenCostChart::subtitle(const ChartInput&) const {
    return tr("by part; output and input each carry the whole cost");
}

QVector<BarSegment> TokenCostChart::partsOf(const TokenCosts::Row& costs) {
    return {part("service.cost_prefill_per_day_usd"_fig, costs.prefill_usd, Meaning::RoutedExperts,
                 tr("prefill")),
            part("service.cost_decode_per_day_usd"_fig, costs.decode_usd, Meaning::Dispatch, tr("decode")),
            part("service.cost_idle_per_day_usd"_fig, costs.idle_usd, Meaning::Buffers, tr("idle"))};
}

void TokenCostChart::addCacheRows(StackedBars& data, const Scenario& scenario) {
    const auto saving = cache_saving(scenario);
    const auto add = [&data](const CacheSaving::Side& side, const QString& label, Meaning colour) {
        BarRow row;
        row.key = figureKey("service.usd_per_million_input_tokens_prefill_pool"_fig);
        row.label = label;
        row.segments = {part("service.usd_per_million_input_tokens_prefill_pool"_fig,
                             side.usd_per_million_input, colour, tr("prefill"))};
        row.totalText = price(side.usd_per_million_input);
        data.rows.append(row);
    };
    add(saving.with_cache, tr("input, prefill"), Meaning::RoutedExperts);
    add(saving.without_cache, tr("no cache"), Meaning::RoutedExperts);
    if (std::isfinite(saving.extra_cost_per_day_usd()))
        data.notes.append({tr("Without the cache the same day needs %1 prefill nodes more and costs %2 more.")
                               .arg(formatted(saving.extra_prefill_nodes(), Unit::nodes),
                                    formatted(saving.extra_cost_per_day_usd(), Unit::usd)),
                           Meaning::Text});
}

StackedBars TokenCostChart::bars(const ChartInput& input) const {
    const auto now = token_costs(*input.plan);
    const auto before = input.baseline != nullptr ? token_costs(*input.baseline) : TokenCosts{};
    StackedBars data;
    data.title = title();
    const auto add = [&](Figure figure, const QString& label, TokenCosts::Row TokenCosts::*row) {
        BarRow result;
        result.key = figureKey(figure);
        result.label = label;
        result.segments = partsOf(now.*row);
        result.totalText = price((now.*row).total());
        if (input.baseline != nullptr)
            result.ghost = partsOf(before.*row);
        data.rows.append(result);
    };
    add("service.usd_per_million_output_tokens"_fig, tr("output"), &TokenCosts::per_million_output);
    add("service.usd_per_million_input_tokens"_fig, tr("input"), &TokenCosts::per_million_input);
    add("service.usd_per_million_tokens"_fig, tr("any token"), &TokenCosts::per_million_any);
    if (input.scenario != nullptr)
        addCacheRows(data, *input.scenario);
    if (now.per_million_any.idle_usd < 0)
        data.notes.append({tr("Idle is %1 here: fewer nodes are paid than the rates need.")
                               .arg(figureText(*input.plan, "service.cost_idle_per_day_usd"_fig)),
                           Meaning::Muted});
    return data;
}

} // namespace planner::ui
