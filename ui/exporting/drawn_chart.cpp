// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/drawn_chart.h"

#include "ui/charts/base/chart.h"
#include "ui/document/scenario_document.h"
#include "ui/exporting/scenario_picture.h"

namespace planner::ui {

Drawing drawingOf(const ChartKind& kind, const ScenarioDocument& document, const ChartInput& input) {
    const auto make = [make = kind.make, &document, input] {
        DrawnChart drawn;
        const auto chart = make(nullptr);
        drawn.chart.reset(&chart->widget());
        chart->refresh(input);
        const auto baseline = input.baseline != nullptr ? document.baselineName() : QString();
        drawn.options = pictureOptionsOf(document.scenario(), document.displayName(), baseline);
        drawn.options.title = chart->title();
        drawn.options.subtitle = chart->subtitle(input);
        return drawn;
    };
    return {QString::fromLatin1(kind.name), make};
}

QVector<Drawing> drawingsOf(const ScenarioDocument& document, const ChartInput& input) {
    QVector<Drawing> drawings;
    for (const auto& kind : chartKinds())
        drawings.append(drawingOf(kind, document, input));
    return drawings;
}

} // namespace planner::ui
