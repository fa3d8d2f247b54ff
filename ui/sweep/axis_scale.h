// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/sweep_axis.h"
#include "ui/charts/base/plot_axis.h"

namespace planner::ui {

/// A varied input as the axis of a plot: texts and round ticks in the language in use, and the place of
/// `now`, the input's value in the present plan.
PlotAxis plotAxisOf(const SweepAxis& axis, double now);

/// Where a value would stand among those of the axis; missing outside, and between two words.
double placeOn(const SweepAxis& axis, double value);

} // namespace planner::ui
