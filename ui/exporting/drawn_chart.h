// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plan_chart.h"
#include "ui/exporting/chart_picture.h"

#include <QVector>

#include <functional>
#include <memory>

namespace planner::ui {

class ScenarioDocument;

/// A chart made for a picture, never shown, with the texts around it.
struct DrawnChart {
    std::unique_ptr<Chart> chart;
    PictureOptions options;
};

/// Something that can be drawn into a file: its name there, and how it is made, in the language in use then.
struct Drawing {
    QString name;
    std::function<DrawnChart()> make;
};

/// One chart of the document's plan. Document and plans must outlive the drawing.
Drawing drawingOf(const ChartKind& kind, const ScenarioDocument& document, const ChartInput& input);

/// All charts of the document's plan, in the order of the dashboard.
QVector<Drawing> drawingsOf(const ScenarioDocument& document, const ChartInput& input);

} // namespace planner::ui
