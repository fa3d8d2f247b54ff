// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/prefill_step_chart.h"

#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <cmath>

namespace planner::ui {

namespace {

Meaning colourOf(PassPart part) {
    switch (part) {
    case PassPart::attention:
        return Meaning::Attention;
    case PassPart::shared:
        return Meaning::SharedExpert;
    case PassPart::experts:
        return Meaning::RoutedExperts;
    case PassPart::dispatch:
        return Meaning::Dispatch;
    case PassPart::combine:
        return Meaning::Combine;
    case PassPart::unexplained:
        return Meaning::Buffers;
    default:
        return Meaning::Vocabulary;
    }
}

} // namespace

QString PrefillStepChart::title() const { return tr("Prefill pass"); }

QString PrefillStepChart::subtitle(const ChartInput& input) const {
    return tr("TTFT ≈ %1 at %2 load; %3 tokens a pass")
        .arg(figureText(*input.plan, "estimate.prefill.ttft_s"_fig),
             formatted((*input.plan)["prefill.load"_in], Unit::fraction),
             formatted((*input.plan)["prefill.tokens_per_gpu"_in], Unit::count));
}

QString PrefillStepChart::partLabel(PassPart part) {
    switch (part) {
    case PassPart::attention:
        return tr("attention");
    case PassPart::shared:
        return tr("shared");
    case PassPart::experts:
        return tr("experts");
    case PassPart::dispatch:
        return tr("dispatch");
    case PassPart::combine:
        return tr("combine");
    case PassPart::unexplained:
        return tr("unexplained");
    default: // one entry of the legend; the read-out tells them apart
        return tr("other");
    }
}

QString PrefillStepChart::partName(PassPart part) {
    switch (part) {
    case PassPart::shared:
        return tr("shared expert");
    case PassPart::experts:
        return tr("routed experts");
    case PassPart::dense_layers:
        return tr("dense layers");
    case PassPart::rest:
        return tr("output head, fixed time and gaps");
    default:
        return partLabel(part);
    }
}

QVector<BarSegment> PrefillStepChart::lensSegments(const Plan& plan, Lens lens) {
    QVector<BarSegment> segments;
    for (const auto& share : pass_breakdown(plan, lens)) {
        BarSegment segment;
        segment.key = figureKey(share.figure);
        segment.label = partLabel(share.part);
        segment.value = share.seconds;
        segment.valueText = formatted(share.seconds, Unit::seconds);
        segment.tip = tr("%1: %2 of the pass").arg(partName(share.part), segment.valueText);
        segment.colour = colourOf(share.part);
        if (share.part == PassPart::unexplained)
            segment.fill = Fill::Hatched;
        // What this plan has nothing of keeps its place, so that the bars are changed and not rebuilt.
        segments.append(segment);
    }
    if (segments.isEmpty())
        segments.append(BarSegment{});
    return segments;
}

BarRow PrefillStepChart::measuredRow(const Plan& plan) {
    constexpr auto rate = "chapter.prefill.computed_tokens_per_gpu_s"_fig;
    BarRow row;
    row.key = figureKey(rate);
    row.label = tr("Measured");
    row.lens = Meaning::Measured;
    BarSegment segment;
    segment.key = row.key;
    segment.value = measured_pass_s(plan);
    segment.colour = Meaning::Measured;
    row.totalText = formatted(segment.value, Unit::seconds);
    segment.tip = tr("%1 for the tokens of a pass at the measured %2 per GPU")
                      .arg(row.totalText, figureText(plan, rate));
    row.segments = {segment};
    return row;
}

QVector<ChartNote> PrefillStepChart::notesOf(const ChartInput& input) {
    const auto& plan = *input.plan;
    constexpr auto measured = "chapter.prefill.computed_tokens_per_gpu_s"_fig;
    QVector<ChartNote> notes;
    const auto computed = figureText(plan, "estimate.prefill.tokens_per_gpu_s"_fig);
    if (!input.showMeasured)
        notes.append({tr("%1 per GPU by the estimate.").arg(computed), Meaning::Text});
    else if (std::isnan(plan[measured]))
        notes.append({tr("%1 per GPU by the estimate; nothing was measured.").arg(computed), Meaning::Muted});
    else
        notes.append({(plan.is_published ? tr("%1 per GPU by the estimate, %2 measured.")
                                         : tr("%1 per GPU; measured %2, of the published plan."))
                          .arg(computed, figureText(plan, measured)),
                      Meaning::Measured});
    if (const double factor = plan["efficiency.prefill_unexplained"_in]; factor != 1)
        notes.append(
            {tr("Hatched: unexplained, a factor of %1.").arg(QString::number(factor)), Meaning::Warning});
    return notes;
}

StackedBars PrefillStepChart::bars(const ChartInput& input) const {
    const auto& plan = *input.plan;
    StackedBars data;
    data.title = title();
    data.unit = QStringLiteral("s");
    data.emptyText = tr("No lens is shown.");
    const auto add = [&](Figure pass, const QString& label, Meaning meaning, Lens lens) {
        BarRow row;
        row.key = figureKey(pass);
        row.label = label;
        row.lens = meaning;
        row.segments = lensSegments(plan, lens);
        row.totalText = figureText(plan, pass);
        if (input.baseline != nullptr)
            row.ghost = lensSegments(*input.baseline, lens);
        data.rows.append(row);
    };
    if (input.showLimit)
        add("limit.prefill.pass_s"_fig, tr("Limit"), Meaning::Limit, Lens::limit);
    if (input.showEstimate)
        add("estimate.prefill.pass_s"_fig, tr("Estimate"), Meaning::Estimate, Lens::estimate);
    if (input.showMeasured)
        data.rows.append(measuredRow(plan));
    data.notes = notesOf(input);
    return data;
}

} // namespace planner::ui
