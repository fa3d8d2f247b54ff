// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/stacked_bars.h"
#include "ui/theme/meaning.h"

#include <QPointF>
#include <QString>
#include <QStringList>
#include <QVector>

namespace planner::ui {

enum class DotShape { Circle, Square, Diamond };

/// A measured or computed point.
struct XyPoint {
    QString key;
    QString label; ///< drawn where there is room; the read-out tells it anyway
    QString tip;
    double x = missingValue;
    double y = missingValue;
    DotShape shape = DotShape::Circle;
    bool hollow = false;
    Meaning colour = Meaning::Estimate;

    bool operator==(const XyPoint&) const = default;
};

/// A curve.
struct XyLine {
    QString label;
    QVector<QPointF> points;
    QStringList tips; ///< read-out of each point; empty: none
    Meaning colour = Meaning::Estimate;
    Qt::PenStyle style = Qt::SolidLine;
    double width = 1.8;

    bool operator==(const XyLine&) const = default;
};

/// The points whose y lies between two multiples of x.
struct XyBand {
    double from = 0.9;
    double to = 1.1;

    bool operator==(const XyBand&) const = default;
};

struct XyAxis {
    double from = 1.0;
    double to = 10.0;
    bool logarithmic = true;
    QString title;
    QString (*text)(double) = nullptr; ///< of a tick

    bool operator==(const XyAxis&) const = default;
};

/// A pair of axes with all that lies between them.
struct XyPanel {
    QString title;
    XyAxis x, y;
    QVector<XyBand> bands;
    bool diagonal = false; ///< y = x
    QVector<XyLine> lines;
    QVector<XyPoint> points;
    double marker = missingValue; ///< a place on the x axis
    QString markerText;

    bool operator==(const XyPanel&) const = default;
};

struct XyLegendEntry {
    QString text;
    Meaning colour = Meaning::Estimate;
    bool isLine = false;
    Qt::PenStyle style = Qt::SolidLine;
    DotShape shape = DotShape::Circle;
    bool hollow = false;

    bool operator==(const XyLegendEntry&) const = default;
};

/// Everything that a chart of curves and points shows.
struct XyData {
    QString title; ///< for the description and the table, not drawn
    QVector<XyPanel> panels;
    QVector<XyLegendEntry> legend;
    QString emptyText;                    ///< instead of panels, where there are none
    QString nameHeader, xHeader, yHeader; ///< of the table

    bool operator==(const XyData&) const = default;
};

} // namespace planner::ui
