// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/bar_layout.h"

#include <QFont>

namespace planner::ui {

/// Places the marker lines and their labels: inside `area`, and never over one another.
void placeMarkers(BarLayout& layout, const StackedBars& data, const QRectF& area, double below,
                  const QFont& font);

} // namespace planner::ui
