// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/heat_map_layout.h"

class QPainter;

namespace planner::ui {

/// Rectangles of neighbouring values that break a rule, in cells: few and large, so that a hatch has few
/// lines.
QVector<QRect> brokenAreas(const HeatMap& data);

/// Everything of a heat map but the coloured cells.
void paintHeatMap(QPainter& painter, const HeatMap& data, const HeatMapLayout& layout, const Theme& theme);

/// The ring that marks the present plan.
void paintNow(QPainter& painter, const QPointF& centre, const Theme& theme);

} // namespace planner::ui
