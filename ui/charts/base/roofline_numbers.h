// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/roofline_layout.h"

class QFont;

namespace planner::ui {

/// Dots whose names found no place get a number, and the names a list below the axes, or where the plot is
/// empty. `requests` are those of the names, one for each dot of the layout; `obstacles` and `lines` are what
/// labels keep off.
void numberTheUnnamed(RooflineLayout& layout, const Roofline& data, const QFont& font,
                      QVector<LabelRequest> requests, QVector<QRectF> obstacles,
                      const QVector<QLineF>& lines);

} // namespace planner::ui
