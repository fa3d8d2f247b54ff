// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/stacked_bars.h"
#include "ui/theme/palette.h"

#include <QRectF>

namespace planner::ui {

/// Where everything of a stacked bar chart goes; a pure function of data, size and theme.
struct BarLayout {
    struct Segment {
        int index = 0; ///< in the row
        QRectF area;   ///< clipped at the axis maximum
        QRectF text;   ///< what of it is free for its value: the widest piece that no marker line cuts
    };
    struct Row {
        QRectF label;
        QRectF bar;   ///< the whole track, from 0 to the axis maximum
        QRectF ghost; ///< the thin track under it; empty when no row has a baseline
        QVector<Segment> segments;
        double end = 0.0;       ///< x where the bar ends
        double textStart = 0.0; ///< x of the total
        bool beyond = false;    ///< the value lies outside of the axis
        bool missing = false;   ///< no part is known
    };
    struct Marker {
        int index = 0;
        double x = 0.0;
        QRectF label;
    };
    struct LegendEntry {
        QString label;
        Meaning colour = Meaning::Attention;
        Fill fill = Fill::Solid;
        QRectF area;
    };

    double scale = 1.0;  ///< text scale in use: small charts shrink a little
    QRectF plot;         ///< all tracks; x from 0 to the axis maximum
    double pitch = 0.0;  ///< height of a row
    double barShare = 0; ///< height of a bar / pitch
    double maximum = 1.0;
    double totalWidth = 0.0; ///< room right of the plot
    QVector<Row> rows;
    QVector<Marker> markers;
    QVector<double> grid;
    double tickBaseline = 0.0; ///< top of the tick texts; 0 = none
    QVector<LegendEntry> legend;
    QVector<QRectF> notes; ///< as many as fit

    double x(double value) const { return plot.left() + plot.width() * value / maximum; }
};

/// Width of the arrow head on a bar that goes beyond the axis.
double arrowSize(double barHeight);

BarLayout layOutBars(const StackedBars& data, const QRectF& target, const Theme& theme);

} // namespace planner::ui
