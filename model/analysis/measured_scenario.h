// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/validation.h"

#include <optional>

namespace planner {

/// The measurement that a row of the validation belongs to; null for a row that comes from elsewhere.
const Measurement* measurement_of(const ValidationRow& row);

/// The deployment of a row as a scenario, with whatever the row's observation differs in; none for a row
/// without a deployment.
std::optional<Scenario> measured_scenario(const ValidationRow& row);

} // namespace planner
