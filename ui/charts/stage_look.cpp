// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/stage_look.h"

#include "ui/charts/timeline_chart.h"
#include "ui/language/figure_text.h"

namespace planner::ui {

Meaning stageColour(Stage stage) {
    switch (stage) {
    case Stage::shared:
        return Meaning::SharedExpert;
    case Stage::dispatch:
        return Meaning::Dispatch;
    case Stage::combine:
        return Meaning::Combine;
    case Stage::expert_up:
    case Stage::expert_down:
    case Stage::mlp:
        return Meaning::RoutedExperts;
    default:
        return Meaning::Attention;
    }
}

QString stageName(Stage stage) {
    switch (stage) {
    case Stage::attention0:
        return figureLabel("estimate.decode.attention0_s"_fig);
    case Stage::attention1:
        return figureLabel("estimate.decode.attention1_s"_fig);
    case Stage::attention:
        return TimelineChart::tr("ATTN");
    case Stage::shared:
        return figureLabel("estimate.decode.shared_s"_fig);
    case Stage::dispatch:
        return figureLabel("estimate.decode.dispatch_s"_fig);
    case Stage::expert_up:
        return TimelineChart::tr("MLP up");
    case Stage::expert_down:
        return TimelineChart::tr("MLP down");
    case Stage::mlp:
        return figureLabel("estimate.decode.mlp_s"_fig);
    default:
        return figureLabel("estimate.decode.combine_s"_fig);
    }
}

QVector<QPair<Meaning, QString>> stageLegend() {
    return {{Meaning::Attention, TimelineChart::tr("attention")},
            {Meaning::SharedExpert, TimelineChart::tr("shared expert")},
            {Meaning::RoutedExperts, TimelineChart::tr("routed experts")},
            {Meaning::Dispatch, TimelineChart::tr("dispatch")},
            {Meaning::Combine, TimelineChart::tr("combine")}};
}

QString overlapName(Overlap overlap) {
    switch (overlap) {
    case Overlap::single_batch:
        return TimelineChart::tr("one batch, partly hidden");
    case Overlap::two_micro_batches:
        return TimelineChart::tr("two micro-batches");
    case Overlap::five_stages:
        return TimelineChart::tr("five stages");
    default:
        return TimelineChart::tr("nothing overlaps");
    }
}

} // namespace planner::ui
