// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/json_text.h"
#include "model/scenario/scenario.h"

namespace planner {

/// The JSON word of a linked parameter that follows its link.
inline constexpr std::string_view linked_word = "linked";

/// Reads one group object (`"decode": {...}`) into the inputs. Keys that belong to no parameter are put under
/// their JSON pointer into `unknown`; optional parameters that the object leaves out stay as they are.
Result<void> read_group(const Json& object, std::string_view group, Inputs& inputs,
                        std::map<std::string, std::string>& unknown);

/// The key of a person's own traffic by hour, in the group "workload".
inline constexpr std::string_view hourly_key = "hourly";

/// The column as an array of 24 numbers; null where there is none.
Json column_to_json(const HourlyColumn& column);

/// The parameter's JSON value: a number (whole where it is whole), a word, "linked", or null.
Json value_to_json(Parameter parameter, const Inputs& inputs);

/// The groups of the table, in its order.
std::vector<std::string> parameter_groups();

} // namespace planner
