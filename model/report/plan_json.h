// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"
#include "model/files/json_text.h"

namespace planner {

/// All figures as `{"id": {"value": .., "unit": ".."}, ...}`: SI units, words as text, missing as null.
/// Figures that are of the published plan and not of this one say so under "of".
Json plan_to_json(const Plan& plan);

} // namespace planner
