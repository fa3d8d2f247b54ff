// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QRectF>
#include <QVector>

namespace planner::ui {

/// Diagonal lines filling `area`, each cut exactly at its edges: QSvgGenerator neither clips nor knows
/// pattern brushes, so a hatch must consist of real lines.
QVector<QLineF> hatchLines(const QRectF& area, double spacing);

} // namespace planner::ui
