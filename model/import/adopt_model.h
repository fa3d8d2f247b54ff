// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/imported_model.h"

namespace planner {

/// Makes the imported model that of the scenario: its values with their sources, the formats that the file
/// states, and what no longer makes sense with it (see `swap_entry`). Answers with what was adjusted besides
/// the model. Refuses a model that is not complete; the scenario is then untouched.
Result<std::vector<Text>> adopt_model(Scenario& scenario, const ImportedModel& model);

} // namespace planner
