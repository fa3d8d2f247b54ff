// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/label_placement.h"
#include "ui/charts/base/roofline_scale.h"
#include "ui/theme/palette.h"

namespace planner::ui {

/// Where everything of a roofline goes; a pure function of data, size and theme.
struct RooflineLayout {
    struct Dot {
        int index = 0;
        QPointF centre;
        double radius = 4.0;
        bool outside = false; ///< beyond the axes: drawn as a triangle on the edge
        bool above = false;   ///< above its roof: drawn as an error
        bool arrow = false;
        QPointF before;
        PlacedLabel label;
        bool leftOfDot = false;
        int number = 0; ///< stands in the label's place; the name is in the list
    };
    struct RoofLabel {
        int index = 0;
        QRectF area;
        QString text;
    };
    struct ListedName {
        QString text;
        QRectF area;
    };
    struct Ridge {
        double x = 0.0;
        double y = 0.0;
        QString text;
        QRectF label;
    };

    RooflineScale scale;
    double textScale = 1.0;
    QVector<Dot> dots;
    QVector<RoofLabel> roofLabels;
    QVector<Ridge> ridges;
    QVector<QLineF> roofLines; ///< in pixels
    QRectF memoryZone;         ///< place of the zone's name; empty: no room
    QRectF computeZone;
    QString memoryZoneText;
    QString computeZoneText;
    QPointF slopeLabel;       ///< start of the text along the slope
    double slopeAngle = 0.0;  ///< degrees, 0: no room
    QRectF listArea;          ///< below the axes; empty: the list goes where the plot is empty
    QVector<ListedName> list; ///< of the numbered dots
};

RooflineLayout layOutRoofline(const Roofline& data, const QRectF& target, const Theme& theme);

} // namespace planner::ui
