// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "model/text/problem.h"

namespace planner {

/// Carries out "ID=VALUE" as the command line's `--set` takes it: a parameter id and a number with or without
/// unit, a word, "linked" or "none"; also `model=ID`, `gpu=ID`, `efficiency.profile=ID` and
/// `pricing.sheet=ID` from the catalogs, or the file of an entry, and `workload.hourly=FILE` for a column of
/// traffic.
Result<void> assign(Scenario& scenario, std::string_view assignment);

} // namespace planner
