// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/heat_map_layout.h"
#include "ui/charts/base/lines.h"

namespace planner::ui {

/// Where everything of a line plot goes.
struct LinePlotLayout {
    struct LegendEntry {
        int panel = 0;
        int line = 0;
        QRectF area;
    };

    QVector<QRectF> panels; ///< the plot area of each
    QVector<LegendEntry> legend;
    QVector<HeatMapLayout::Tick> ticks; ///< of the common axis
    QRectF xTitle;
    QRectF note; ///< what ring and hatch mean; empty where nothing is to be said
    int places = 1;

    double x(double place) const {
        return panels.front().left() + panels.front().width() * (place + 0.5) / places;
    }
    double y(const LinePanel& data, int panel, double value) const;
};

LinePlotLayout layOutLines(const Lines& data, const QRectF& target, const Theme& theme);

} // namespace planner::ui
