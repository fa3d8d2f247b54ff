// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/xy_layout.h"

class QPainter;

namespace planner::ui {

/// What lies behind a panel's frame: bands and the diagonal.
void paintXyGround(QPainter& painter, const XyLayout::Panel& layout, const Theme& theme);

/// What lies on it: titles, marker, dots and their names.
void paintXyPanel(QPainter& painter, const XyPanel& panel, const XyLayout::Panel& layout, double radius,
                  const Theme& theme);

void paintXyLegend(QPainter& painter, const XyData& data, const XyLayout& layout, const Theme& theme);

} // namespace planner::ui
