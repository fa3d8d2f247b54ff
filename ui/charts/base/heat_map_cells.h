// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/heat_map_layout.h"

#include <QColor>

class QPainter;

namespace planner::ui {

/// Neighbouring cells of a row that have one colour.
struct CellRun {
    QRect area; ///< on whole pixels
    QColor colour;
};

/// The cells of a heat map, in the order of painting: each run reaches a little under those that come after
/// it, so that no viewer shows gaps between them at any zoom.
QVector<CellRun> cellRuns(const HeatMap& data, const HeatMapLayout& layout, const Theme& theme);

/// Paints the cells as rectangles, which stay rectangles in SVG and PDF.
void paintCells(QPainter& painter, const HeatMap& data, const HeatMapLayout& layout, const Theme& theme);

} // namespace planner::ui
