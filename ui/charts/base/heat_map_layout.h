// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/heat_map.h"
#include "ui/theme/palette.h"

#include <QRectF>

namespace planner::ui {

/// Where everything of a heat map goes.
struct HeatMapLayout {
    struct Tick {
        double at = 0.0; ///< pixel
        QString text;
    };

    QRectF plot;  ///< the cells
    QRectF scale; ///< the bar of colours, or the list of kinds
    QRectF scaleTitle;
    QRectF yTitle; ///< above the plot, left
    QRectF xTitle; ///< below it
    QRectF note;   ///< what ring and hatch mean; empty where there is no room
    QVector<Tick> xTicks;
    QVector<Tick> yTicks;
    int columns = 1;
    int rows = 1;

    double x(double place) const { return plot.left() + plot.width() * (place + 0.5) / columns; }
    double y(double place) const { return plot.bottom() - plot.height() * (place + 0.5) / rows; }
    QRectF cell(int column, int row) const;
};

HeatMapLayout layOutHeatMap(const HeatMap& data, const QRectF& target, const Theme& theme);

/// Those ticks of an axis whose labels do not touch; `extent` is what one takes along the axis.
QVector<QPair<double, QString>> roomyTicks(const PlotAxis& axis, double pixelsPerPlace,
                                           const std::function<double(const QString&)>& extent);

} // namespace planner::ui
