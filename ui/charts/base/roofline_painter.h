// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/roofline_layout.h"

class QPainter;

namespace planner::ui {

/// Draws what lies on a roofline's frame: zones, ridges, roof labels, arrows, dots and their names.
void paintRoofline(QPainter& painter, const QRectF& target, const Roofline& data,
                   const RooflineLayout& layout, const Theme& theme);

} // namespace planner::ui
