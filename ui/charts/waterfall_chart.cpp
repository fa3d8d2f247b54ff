// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/waterfall_chart.h"

#include "model/analysis/waterfall.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

Meaning colourOf(Cause cause) {
    switch (cause) {
    case Cause::chapter:
        return Meaning::Chapter;
    case Cause::network:
        return Meaning::Dispatch;
    case Cause::kernels:
        return Meaning::Attention;
    case Cause::imbalance:
        return Meaning::RoutedExperts;
    case Cause::fixed:
        return Meaning::Buffers;
    case Cause::unexplained:
        return Meaning::Measured;
    default:
        return Meaning::Limit;
    }
}

/// The figure that the step time reached after a cause.
Figure figureOf(Cause cause) {
    if (cause == Cause::chapter)
        return "chapter.decode.step_s"_fig;
    if (cause == Cause::whole_model || cause == Cause::schedule)
        return "limit.decode.step_s"_fig;
    return cause == Cause::unexplained ? "measured.decode.step_s"_fig : "estimate.decode.step_s"_fig;
}

QString signedTime(double seconds) {
    return (seconds >= 0 ? QStringLiteral("+") : QString()) + formatted(seconds, Unit::seconds);
}

/// What the same cause took in the baseline: empty up to where it began, then its own colour.
QVector<BarSegment> ghostOf(const std::vector<WaterfallStep>& baseline, Cause cause) {
    for (const auto& step : baseline) {
        if (step.cause != cause)
            continue;
        BarSegment before;
        before.value = std::min(step.before_s, step.after_s);
        before.colour = Meaning::Card;
        BarSegment part;
        part.key = figureKey(figureOf(cause));
        part.value = std::abs(step.after_s - step.before_s);
        part.colour = colourOf(cause);
        return cause == Cause::chapter ? QVector<BarSegment>{part} : QVector<BarSegment>{before, part};
    }
    return {};
}

} // namespace

QString WaterfallChart::title() const { return tr("Why not the bound"); }

QString WaterfallChart::subtitle(const ChartInput&) const {
    return tr("decode step; causes are switched on in this order");
}

StackedBars WaterfallChart::bars(const ChartInput& input) const {
    const auto label = [](Cause cause) {
        switch (cause) {
        case Cause::chapter:
            return tr("Chapter");
        case Cause::whole_model:
            return tr("all layers");
        case Cause::schedule:
            return tr("overlap");
        case Cause::network:
            return tr("network");
        case Cause::kernels:
            return tr("kernels");
        case Cause::imbalance:
            return tr("imbalance");
        case Cause::fixed:
            return tr("fixed time");
        default:
            return tr("unexplained");
        }
    };
    StackedBars data;
    data.title = title();
    data.unit = QStringLiteral("s");
    data.legend = false;
    data.emptyText = tr("There is no estimate for this plan.");
    if (input.scenario == nullptr)
        return data;
    const auto baseline =
        input.baselineScenario != nullptr ? waterfall(*input.baselineScenario) : std::vector<WaterfallStep>{};
    for (const auto& step : waterfall(*input.scenario)) {
        if (step.cause == Cause::unexplained && !input.showMeasured)
            continue;
        const double change = step.after_s - step.before_s;
        BarRow row;
        row.key = figureKey(figureOf(step.cause));
        row.label = label(step.cause);
        BarSegment before;
        before.label = row.label;
        before.value = std::min(step.before_s, step.after_s);
        before.colour = Meaning::Grid;
        before.tip = tr("%1 before").arg(formatted(step.before_s, Unit::seconds));
        BarSegment part;
        part.key = row.key;
        part.label = row.label;
        part.value = std::abs(change);
        part.colour = colourOf(step.cause);
        part.tip = tr("%1: %2 to %3")
                       .arg(row.label, formatted(step.before_s, Unit::seconds),
                            formatted(step.after_s, Unit::seconds));
        if (step.cause != Cause::chapter)
            row.segments.append(before);
        row.segments.append(part);
        row.totalText =
            step.cause == Cause::chapter ? formatted(step.after_s, Unit::seconds) : signedTime(change);
        row.ghost = ghostOf(baseline, step.cause);
        data.rows.append(row);
    }
    if (!data.rows.isEmpty())
        data.notes = {{tr("Estimate %1; the limit is %2.")
                           .arg(figureText(*input.plan, "estimate.decode.step_s"_fig),
                                figureText(*input.plan, "limit.decode.step_s"_fig)),
                       Meaning::Muted}};
    return data;
}

} // namespace planner::ui
