// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/revenue_chart.h"

#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

using Kind = RevenueStep::Kind;

QString money(double amount) { return formatted(amount, Unit::usd); }

/// The two always stand together: the one without the other misleads.
QString ratesOf(double markup, double margin) {
    return QStringLiteral("%1 | %2").arg(formatted(markup, Unit::fraction),
                                         formatted(margin, Unit::fraction));
}

Figure figureOf(Kind kind) {
    switch (kind) {
    case Kind::headline:
        return "service.revenue_per_day_usd"_fig;
    case Kind::cheaper_model:
        return "revenue.cheaper_model_usd"_fig;
    case Kind::off_peak:
        return "revenue.off_peak_usd"_fig;
    case Kind::unpaid:
        return "revenue.unpaid_usd"_fig;
    case Kind::nodes:
        return "service.cost_per_day_usd"_fig;
    default:
        return "revenue.profit_per_day_usd"_fig;
    }
}

Meaning colourOf(Kind kind) {
    if (kind == Kind::headline)
        return Meaning::Accent;
    return kind == Kind::nodes || kind == Kind::other_cost ? Meaning::Vocabulary : Meaning::RoutedExperts;
}

/// The bar behind the empty way up to where it begins; `from` may lie below zero. What is not known has
/// neither.
QVector<BarSegment> placed(const BarSegment& part, double from, double zero) {
    if (!std::isfinite(part.value))
        return {part};
    BarSegment lead;
    lead.value = from + zero;
    // Where zero lies within the chart, a track from its edge would look like an amount.
    lead.colour = zero > 0 ? Meaning::Card : Meaning::Grid;
    return {lead, part};
}

} // namespace

QString RevenueChart::title() const { return tr("Revenue, step by step"); }

QString RevenueChart::subtitle(const ChartInput&) const {
    return tr("markup | gross margin; click a name to edit");
}

QString RevenueChart::nameOf(Kind kind) {
    switch (kind) {
    case Kind::headline:
        return tr("list price");
    case Kind::cheaper_model:
        return tr("model mix");
    case Kind::off_peak:
        return tr("off-peak");
    case Kind::unpaid:
        return tr("free use");
    case Kind::nodes:
        return tr("nodes");
    default:
        return tr("other cost");
    }
}

BarRow RevenueChart::rowOf(const RevenueStep& step, double zero) {
    const bool isFirst = step.kind == Kind::headline;
    const double before = isFirst ? 0 : step.after_usd - step.change_usd;
    BarRow row;
    row.key = fromModel(info(step.editable).id);
    row.label = nameOf(step.kind);
    row.totalText = money(isFirst ? step.after_usd : step.change_usd);
    if (!isFirst && step.change_usd > 0)
        row.totalText.prepend(u'+');
    // The cost of the nodes is part of both rates from the beginning.
    if (step.kind != Kind::nodes && step.kind != Kind::other_cost)
        row.remark = ratesOf(step.markup, step.gross_margin);
    BarSegment part;
    part.key = figureKey(figureOf(step.kind));
    part.label = row.label;
    part.colour = colourOf(step.kind);
    part.value = std::abs(step.after_usd - before);
    part.tip = tr("%1: %2, which leaves %3; were it the last step: markup %4, gross margin %5")
                   .arg(row.label, row.totalText, money(step.after_usd),
                        formatted(step.markup, Unit::fraction), formatted(step.gross_margin, Unit::fraction));
    // A known cost after an unknown revenue has a length but no place: its number stands alone.
    if (std::isfinite(part.value) || std::isnan(step.change_usd))
        row.segments = placed(part, std::min(before, step.after_usd), zero);
    return row;
}

BarRow RevenueChart::resultRow(const Plan& plan, const RevenueStep& last, double zero) {
    const auto figure = "revenue.profit_per_day_usd"_fig;
    BarRow row;
    row.key = figureKey(figure);
    row.label = last.after_usd < 0 ? tr("loss") : tr("profit");
    row.totalText = figureText(plan, figure);
    row.remark = ratesOf(plan["revenue.markup"_fig], plan["revenue.gross_margin"_fig]);
    BarSegment part = segmentOf(plan, figure, last.after_usd < 0 ? Meaning::Bad : Meaning::Good, row.label);
    part.valueText.clear();
    part.value = std::abs(last.after_usd);
    part.tip = tr("%1 after all steps: %2; markup %3, gross margin %4")
                   .arg(row.label, row.totalText, figureText(plan, "revenue.markup"_fig),
                        figureText(plan, "revenue.gross_margin"_fig));
    row.segments = placed(part, std::min(0.0, last.after_usd), zero);
    return row;
}

StackedBars RevenueChart::bars(const ChartInput& input) const {
    const auto& plan = *input.plan;
    const auto steps = revenue_waterfall(plan);
    // Bars begin at zero; where a loss reaches below, all of them move right and a line marks zero.
    double lowest = 0;
    for (const auto& step : steps)
        if (std::isfinite(step.after_usd))
            lowest = std::min(lowest, step.after_usd);
    StackedBars data;
    data.title = title();
    data.legend = false;
    data.totalShare = 0.56; // half a pair of rates would be worse than a short bar
    for (const auto& step : steps)
        data.rows.append(rowOf(step, -lowest));
    data.rows.append(resultRow(plan, steps.back(), -lowest));
    if (lowest < 0)
        data.markers = {{-lowest, money(0), Meaning::Text}};
    if (input.baseline != nullptr) {
        const auto before = revenue_waterfall(*input.baseline);
        const double headline = before.front().after_usd;
        const double left = before.back().after_usd;
        if (headline != steps.front().after_usd && headline > 0 && lowest == 0)
            data.rows.front().ghostTotal = headline;
        if (left != steps.back().after_usd && left > 0 && lowest == 0)
            data.rows.back().ghostTotal = left;
    }
    data.notes = {
        {tr("From the headline down to what is left; every step is an input of yours."), Meaning::Muted}};
    return data;
}

} // namespace planner::ui
