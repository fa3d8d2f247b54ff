// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/label_placement.h"
#include "ui/charts/base/xy_data.h"
#include "ui/theme/palette.h"

#include <QPolygonF>

namespace planner::ui {

/// The mapping of a panel's values to pixels.
class XyScale {
public:
    XyScale() = default;
    XyScale(const XyPanel& panel, const QRectF& plot);

    const QRectF& plot() const { return m_plot; }
    QPointF at(double x, double y) const;
    double x(double value) const;

    /// Whether a value can be drawn on the axes at all, and lies between them.
    bool isInside(double x, double y) const;

private:
    static double share(const XyAxis& axis, double value);

    XyAxis m_x, m_y;
    QRectF m_plot;
};

/// Where everything of a chart of curves and points goes; a pure function of data, size and theme.
struct XyLayout {
    struct Dot {
        int index = 0;
        QPointF centre;
        PlacedLabel label;
    };
    struct Panel {
        QRectF area; ///< with titles and ticks
        QRectF title, xTitle;
        XyScale scale;
        QVector<QPolygonF> bands;
        QLineF diagonal;
        QVector<Dot> dots;
        QLineF marker;
        QRectF markerText;
    };
    struct LegendEntry {
        int index = 0;
        QRectF area; ///< sign and text
    };

    double radius = 4.0; ///< of a dot
    QVector<Panel> panels;
    QVector<LegendEntry> legend;
};

XyLayout layOutXy(const XyData& data, const QRectF& target, const Theme& theme);

/// Width of a legend's sign with the space behind it.
inline constexpr double legendSignWidth = 24.0;

} // namespace planner::ui
