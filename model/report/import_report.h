// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/json_text.h"
#include "model/import/imported_model.h"

namespace planner {

/// The value as it is written in files: a number, or the word of a choice.
Json imported_value_json(const ImportedValue& value);

/// What an import answers: the model's values, totals, the table of keys and what is not modelled.
Json import_to_json(const ImportedModel& model);

/// The same as a table for people.
std::string import_to_text(const ImportedModel& model);

} // namespace planner
