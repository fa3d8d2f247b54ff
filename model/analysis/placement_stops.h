// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"
#include "model/scenario/scenario.h"

#include <vector>

namespace planner {

/// Values of an input, within its slider's range and rising, at which the routed experts of a layer fill
/// their slots evenly: of EP, of the nodes that EP follows, and of the redundant experts. Empty for every
/// other input, and where no value in range is even: then a slider moves freely.
std::vector<double> placement_stops(const Scenario& scenario, const Plan& plan, Parameter parameter);

} // namespace planner
