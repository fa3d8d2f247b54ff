// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/xy_data.h"

#include "model/analysis/efficiency_curves.h"

namespace planner::ui {

/// Name of a kind of work: "Dense GEMM".
QString efficiencyGroupTitle(EfficiencyGroup group);

/// What is drawn of a group, and at what size: "a projection of the plan's width".
QString efficiencyGroupNote(EfficiencyGroup group);

/// The curves of a group for a plan: the scenario's and the ideal one, with the plan's own place.
XyData efficiencyCurves(const Plan& plan, EfficiencyGroup group);

} // namespace planner::ui
