// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/sweep.h"
#include "model/engine/plan.h"
#include "ui/charts/base/heat_map.h"
#include "ui/charts/base/lines.h"

namespace planner::ui {

/// The points of a sweep over one input as lines, all figures, in the language in use. `plan` is the present
/// one. Points that are still to come are gaps.
Lines linesOf(const Sweep& sweep, const SweepTable& table, const Plan& plan);

/// The points of a sweep over two inputs as a map of its n-th figure: the last axis goes to the right, the
/// first one up.
HeatMap heatMapOf(const Sweep& sweep, const SweepTable& table, const Plan& plan, std::size_t figure);

/// A figure's value as people read it: number with unit, or word.
QString valueText(Figure figure, double value);

/// "NIC per GPU 800 Gb/s · ..": the inputs of a point.
QString pointText(const Sweep& sweep, std::size_t point);

} // namespace planner::ui
