// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/decode_step_chart.h"

#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <cmath>

namespace planner::ui {

namespace {

/// The colour of the term that rules the step.
Meaning colourOf(const Plan& plan) {
    const double bottleneck = plan["chapter.decode.bottleneck"_fig];
    if (std::isnan(bottleneck) || bottleneck == 0)
        return Meaning::Dispatch;
    return bottleneck <= 2 ? Meaning::Attention : Meaning::RoutedExperts;
}

BarRow rowOf(const Plan& plan, Figure total, const QString& label, QVector<BarSegment> segments) {
    BarRow row;
    row.key = figureKey(total);
    row.label = label;
    row.segments = std::move(segments);
    row.totalText = figureText(plan, total);
    return row;
}

} // namespace

ChartNote DecodeStepChart::measuredNote(const Plan& plan) {
    if (std::isnan(plan["measured.decode.step_s"_fig]))
        return {tr("Nothing was measured for this plan."), Meaning::Muted};
    if (!plan.is_published)
        return {tr("Measured is of the published plan, not of this one."), Meaning::Measured};
    return {tr("Measured is %1 the bound; %2 to %3 per user give %4 to %5 and %6 to %7 requests.")
                .arg(figureText(plan, "chapter.decode.measured_over_bound"_fig),
                     formatted(plan["measured.user_tokens_per_s_low"_in], Unit::count),
                     formatted(plan["measured.user_tokens_per_s_high"_in], Unit::tokens_per_s),
                     figureText(plan, "measured.decode.step_low_s"_fig),
                     figureText(plan, "measured.decode.step_high_s"_fig),
                     figureText(plan, "chapter.decode.requests_per_gpu_low"_fig),
                     figureText(plan, "chapter.decode.requests_per_gpu_high"_fig)),
            Meaning::Measured};
}

QString DecodeStepChart::title() const { return tr("Decode step"); }

QString DecodeStepChart::subtitle(const ChartInput& input) const {
    return tr("%1 layers; the longer of compute and all-to-all is the bound")
        .arg(figureText(*input.plan, "chapter.decode.layers"_fig));
}

StackedBars DecodeStepChart::bars(const ChartInput& input) const {
    const auto& plan = *input.plan;
    const auto compute = [](const Plan& of) {
        return QVector<BarSegment>{
            segmentOf(of, "chapter.decode.attention_step_s"_fig, Meaning::Attention, tr("attention")),
            segmentOf(of, "chapter.decode.experts_step_s"_fig, Meaning::RoutedExperts, tr("experts"))};
    };
    const auto network = [](const Plan& of) {
        return QVector<BarSegment>{
            segmentOf(of, "chapter.decode.dispatch_step_s"_fig, Meaning::Dispatch, tr("dispatch")),
            segmentOf(of, "chapter.decode.combine_step_s"_fig, Meaning::Combine, tr("combine"))};
    };
    const auto bound = [](const Plan& of) {
        auto segment = segmentOf(of, "chapter.decode.step_s"_fig, colourOf(of), {});
        segment.valueText = figureText(of, "chapter.decode.bottleneck"_fig);
        segment.tip = tr("%1: %2, ruled by %3")
                          .arg(figureLabel("chapter.decode.step_s"_fig),
                               figureText(of, "chapter.decode.step_s"_fig), segment.valueText);
        return QVector<BarSegment>{segment};
    };
    StackedBars data;
    data.title = title();
    data.rows = {rowOf(plan, "chapter.decode.compute_step_s"_fig, tr("Compute"), compute(plan)),
                 rowOf(plan, "chapter.decode.all_to_all_step_s"_fig, tr("All-to-all"), network(plan)),
                 rowOf(plan, "chapter.decode.step_s"_fig, tr("Chapter"), bound(plan))};
    data.rows[2].lens = Meaning::Chapter;
    if (input.baseline != nullptr) {
        data.rows[0].ghost = compute(*input.baseline);
        data.rows[1].ghost = network(*input.baseline);
        data.rows[2].ghost = bound(*input.baseline);
    }
    data.bands = {{data.rows[2].key, plan["chapter.decode.advised_step_low_s"_fig],
                   plan["chapter.decode.advised_step_high_s"_fig],
                   tr("The chapter expects real systems at %1 to %2.")
                       .arg(figureText(plan, "chapter.decode.advised_step_low_s"_fig),
                            figureText(plan, "chapter.decode.advised_step_high_s"_fig)),
                   Meaning::Chapter}};
    data.notes = {{data.bands.first().text, Meaning::Chapter}};
    if (input.showMeasured) {
        auto measured = segmentOf(plan, "measured.decode.step_s"_fig, Meaning::Measured, {});
        measured.valueText.clear();
        data.rows.append(rowOf(plan, "measured.decode.step_s"_fig, tr("Measured"), {measured}));
        data.rows.last().lens = Meaning::Measured;
        data.bands.append({data.rows.last().key,
                           plan["measured.decode.step_low_s"_fig],
                           plan["measured.decode.step_high_s"_fig],
                           {},
                           Meaning::Text});
        data.notes.append(measuredNote(plan));
    }
    return data;
}

} // namespace planner::ui
