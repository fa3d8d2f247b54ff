// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/decode_step_chart.h"

#include "model/analysis/estimate_band.h"
#include "model/analysis/step_breakdown.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <cmath>

namespace planner::ui {

namespace {

/// The colour of the term that rules the chapter's step.
Meaning colourOf(const Plan& plan) {
    const double bottleneck = plan["chapter.decode.bottleneck"_fig];
    if (std::isnan(bottleneck) || bottleneck == 0)
        return Meaning::Dispatch;
    return bottleneck <= 2 ? Meaning::Attention : Meaning::RoutedExperts;
}

Meaning colourOf(StepPart part) {
    switch (part) {
    case StepPart::attention:
        return Meaning::Attention;
    case StepPart::shared:
        return Meaning::SharedExpert;
    case StepPart::experts:
        return Meaning::RoutedExperts;
    case StepPart::dispatch:
        return Meaning::Dispatch;
    case StepPart::combine:
        return Meaning::Combine;
    case StepPart::fixed:
        return Meaning::Buffers;
    case StepPart::prefill:
        return Meaning::Kv;
    default:
        return Meaning::Vocabulary;
    }
}

BarRow rowOf(const Plan& plan, Figure total, const QString& label, Meaning lens,
             QVector<BarSegment> segments) {
    BarRow row;
    row.key = figureKey(total);
    row.label = label;
    row.lens = lens;
    row.segments = std::move(segments);
    row.totalText = figureText(plan, total);
    return row;
}

} // namespace

QString DecodeStepChart::title() const { return tr("Decode step"); }

QString DecodeStepChart::subtitle(const ChartInput& input) const {
    return tr("waiting in a step of %1 layers; hidden time left out")
        .arg(figureText(*input.plan, "chapter.decode.layers"_fig));
}

QString DecodeStepChart::partLabel(StepPart part) {
    switch (part) {
    case StepPart::attention:
        return tr("attention");
    case StepPart::shared:
        return tr("shared expert");
    case StepPart::experts:
        return tr("experts");
    case StepPart::dispatch:
        return tr("dispatch");
    case StepPart::combine:
        return tr("combine");
    case StepPart::fixed:
        return tr("fixed time");
    case StepPart::prefill:
        return tr("prefill");
    default:
        return tr("dense, MTP, head");
    }
}

QVector<BarSegment> DecodeStepChart::lensSegments(const Plan& plan, Lens lens) {
    QVector<BarSegment> segments;
    for (const auto& share : step_breakdown(plan, lens)) {
        BarSegment segment;
        segment.key = figureKey(share.figure);
        segment.label = partLabel(share.part);
        segment.value = share.seconds;
        segment.valueText = formatted(share.seconds, Unit::seconds);
        segment.tip = tr("%1: %2 of the step").arg(figureLabel(share.figure), segment.valueText);
        segment.colour = colourOf(share.part);
        // What this plan has nothing of keeps its place, so that the bars are changed and not rebuilt.
        segments.append(segment);
    }
    if (segments.isEmpty())
        segments.append(BarSegment{});
    return segments;
}

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

QVector<BarSegment> DecodeStepChart::chapterSegments(const Plan& plan) {
    auto segment = segmentOf(plan, "chapter.decode.step_s"_fig, colourOf(plan), {});
    segment.valueText = figureText(plan, "chapter.decode.bottleneck"_fig);
    segment.tip =
        tr("%1: %2, ruled by %3; compute %4 hides behind all-to-all %5 or the other way round")
            .arg(figureLabel("chapter.decode.step_s"_fig), figureText(plan, "chapter.decode.step_s"_fig),
                 segment.valueText, figureText(plan, "chapter.decode.compute_step_s"_fig),
                 figureText(plan, "chapter.decode.all_to_all_step_s"_fig));
    return {segment};
}

StackedBars DecodeStepChart::bars(const ChartInput& input) const {
    const auto& plan = *input.plan;
    StackedBars data;
    data.title = title();
    data.unit = QStringLiteral("s");
    const auto add = [&](Figure total, const QString& label, Meaning lens, auto segments) {
        data.rows.append(rowOf(plan, total, label, lens, segments(plan)));
        if (input.baseline != nullptr)
            data.rows.last().ghost = segments(*input.baseline);
    };
    if (input.showChapter) {
        add("chapter.decode.step_s"_fig, tr("Chapter"), Meaning::Chapter, chapterSegments);
        data.bands.append({data.rows.last().key, plan["chapter.decode.advised_step_low_s"_fig],
                           plan["chapter.decode.advised_step_high_s"_fig],
                           tr("The chapter expects real systems at %1 to %2.")
                               .arg(figureText(plan, "chapter.decode.advised_step_low_s"_fig),
                                    figureText(plan, "chapter.decode.advised_step_high_s"_fig)),
                           Meaning::Chapter});
        data.notes = {{data.bands.first().text, Meaning::Chapter}};
    }
    if (input.showLimit)
        add("limit.decode.step_s"_fig, tr("Limit"), Meaning::Limit,
            [](const Plan& of) { return lensSegments(of, Lens::limit); });
    if (input.showEstimate)
        add("estimate.decode.step_s"_fig, tr("Estimate"), Meaning::Estimate,
            [](const Plan& of) { return lensSegments(of, Lens::estimate); });
    if (input.showEstimate && input.scenario != nullptr) {
        const auto band = estimate_band(*input.scenario, "estimate.decode.step_s"_fig);
        data.bands.append(
            {data.rows.last().key, band.best, band.worst,
             tr("What is uncertain puts the estimate between %1 and %2.")
                 .arg(formatted(band.best, Unit::seconds), formatted(band.worst, Unit::seconds)),
             Meaning::Estimate});
        data.notes.append({data.bands.last().text, Meaning::Estimate});
    }
    if (input.showMeasured) {
        auto measured = segmentOf(plan, "measured.decode.step_s"_fig, Meaning::Measured, {});
        measured.valueText.clear();
        data.rows.append(
            rowOf(plan, "measured.decode.step_s"_fig, tr("Measured"), Meaning::Measured, {measured}));
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
