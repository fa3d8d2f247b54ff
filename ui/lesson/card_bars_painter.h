// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lesson/card_bars_layout.h"

class QPainter;

namespace planner::ui {

void paintCardBars(QPainter& painter, const QRectF& target, const CardBars& data,
                   const CardBarsLayout& layout, const Theme& theme);

} // namespace planner::ui
