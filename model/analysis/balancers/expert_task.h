// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/balancers/experts.h"
#include "model/engine/plan.h"
#include "model/engine/serving_unit.h"

namespace planner {

/// The experts and cards of a unit of the plan, without loads, which no plan knows: even ones. Refused where
/// there is nothing to place, or more than a person can look at.
Result<ExpertTask> expert_task(const Plan& plan, ServingUnit unit);

} // namespace planner
