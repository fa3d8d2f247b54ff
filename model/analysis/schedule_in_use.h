// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/schedule.h"
#include "model/engine/plan.h"

namespace planner {

/// The schedule by which a plan's layer time was computed, under the lens `limit` or `estimate`.
const Schedule& schedule_in_use(const Plan& plan, Lens lens, ServingUnit unit);

} // namespace planner
