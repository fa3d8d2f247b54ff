// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/needs.h"
#include "model/engine/plan.h"
#include "model/scenario/scenario.h"

namespace planner {

/// Computes every figure of a scenario; at most 50 us on one core, without strings or allocation.
/// Told what is needed, it computes only that; other figures of the costly parts are missing.
Plan evaluate(const Scenario& scenario, const Needs& needs = {});

/// The values of the plan that measured figures belong to, with the measurements as they stand now: a
/// person's own measurement takes the place of the published one.
ParameterValues published_values(const Scenario& scenario);

/// The value that a parameter has in effect (what a linked one follows).
double effective_value(const Scenario& scenario, Parameter parameter);

} // namespace planner
