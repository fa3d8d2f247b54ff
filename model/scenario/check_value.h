// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"
#include "model/text/problem.h"

namespace planner {

/// The value itself if it is legal for the parameter; otherwise what is wrong and what would be right.
Result<double> check_value(Parameter parameter, double value);

/// Reads what a person typed for the parameter: a word of its choices, "none" where it may be missing, or a
/// number with its unit (a bare number is in SI base units or in `assumed_suffix`); then checks it.
Result<double> parse_value(Parameter parameter, std::string_view text, std::string_view assumed_suffix = {});

/// The value as the parameter's field shows it: English words of choices, all digits, a dash if missing.
std::string format_value(Parameter parameter, double value);

/// The legal values in words: "a whole number from 1 to 64" or the list of words.
Text legal_values(Parameter parameter);

} // namespace planner
