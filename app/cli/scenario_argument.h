// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"
#include "model/scenario/scenario.h"
#include "model/text/problem.h"

namespace planner::cli {

/// The scenario that SCENARIO names, changed by each `--set`; notices of the reader go to standard error.
Result<Scenario> prepared(const std::string& name, const std::vector<std::string>& assignments);

/// The figure with this id; refuses an unknown one.
Result<Figure> known_figure(const std::string& id);

} // namespace planner::cli
