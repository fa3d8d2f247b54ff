// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/line_plot_layout.h"

class QPainter;

namespace planner::ui {

/// The hatch behind the curves, where plans break a rule.
void paintUnderLines(QPainter& painter, const Lines& data, const LinePlotLayout& layout, const Theme& theme);

/// Everything over the curves: the present plan, titles, ticks of the common axis, legend.
void paintOverLines(QPainter& painter, const Lines& data, const LinePlotLayout& layout, const Theme& theme);

} // namespace planner::ui
