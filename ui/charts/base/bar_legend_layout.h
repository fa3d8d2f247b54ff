// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/bar_layout.h"

#include <QFont>

namespace planner::ui {

/// A legend in columns, as many as fit, or in running lines where those are fewer.
struct BarLegendLayout {
    QVector<BarLayout::LegendEntry> entries; ///< areas relative to the legend's top left
    double height = 0.0;
};

BarLegendLayout layOutLegend(const StackedBars& data, double width, const QFont& font);

/// Side of a legend's colour square.
double swatchSize(const QFont& font);

} // namespace planner::ui
