// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/hour_layout.h"

class QPainter;

namespace planner::ui {

/// What lies behind the axes of a day: the spans.
void paintHourSpans(QPainter& painter, const HourData& data, const HourLayout& layout, const Theme& theme);

/// Everything of a day in front of its grid: areas, lines, legend and notes.
void paintHours(QPainter& painter, const QRectF& target, const HourData& data, const HourLayout& layout,
                const Theme& theme);

} // namespace planner::ui
