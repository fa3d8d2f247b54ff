// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/problem.h"
#include "model/units/unit.h"

namespace planner {

/// Reads what a person typed for a value of this unit into SI base units: "400 Gb/s" and "50 GB/s" are the
/// same link rate, "1,024", "1.5 k", "38 ms", "81559 MiB", "56 %", "$2/h". A bare number is in SI base
/// units, or in `assumed_suffix` if that is given. Refuses, with what would be right, a unit of another
/// kind and anything it cannot read; guesses nothing.
Result<double> parse(std::string_view typed, Unit unit, std::string_view assumed_suffix = {});

} // namespace planner
