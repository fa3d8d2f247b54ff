// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QRectF>
#include <QVector>

namespace planner::ui {

/// A dot that wants a label.
struct LabelRequest {
    QPointF dot;
    double radius = 4.0;
    QSizeF size;         ///< empty: a dot to keep clear of, without a label
    double weight = 0.0; ///< the heavier is placed first
};

struct PlacedLabel {
    QRectF area;          ///< empty: no free place; the read-out still tells
    bool leader = false;  ///< far from its dot: draw `line`
    bool crossed = false; ///< lies on one of `lines`: wants a clear patch behind it
    QLineF line;          ///< from the dot's edge to the label
};

/// Whether a line passes through a rectangle or ends in it.
bool crosses(const QRectF& area, const QLineF& line);

/// Finds places around the dots so that no label covers a dot, another label, its leader or an obstacle, or
/// leaves `bounds`, and no leader passes another dot, label or obstacle; labels keep away from `lines` where
/// they can. A label without such a place is left out, the lightest first. The answer depends on the input
/// only.
QVector<PlacedLabel> placeLabels(const QVector<LabelRequest>& requests, const QRectF& bounds,
                                 const QVector<QRectF>& obstacles, const QVector<QLineF>& lines);

} // namespace planner::ui
