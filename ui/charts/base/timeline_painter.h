// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/timeline_layout.h"

class QPainter;

namespace planner::ui {

/// Everything of a timeline in front of its axis.
void paintTimeline(QPainter& painter, const QRectF& target, const TimelineData& data,
                   const TimelineLayout& layout, const Theme& theme);

} // namespace planner::ui
