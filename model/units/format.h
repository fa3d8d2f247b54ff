// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/units/unit.h"

#include <string>

namespace planner {

/// Stands for a value that is missing.
inline constexpr std::string_view missing_text = "–";

/// A value as people read it: counts and money whole with grouped thousands, scaled quantities in three
/// significant digits with an SI prefix, a thin space before the unit, a dash for what is missing (NaN).
/// Words (choice, yes_no) are the caller's.
std::string format(double value, Unit unit);

/// As `format`, with as many digits as the value needs (ten at most): for input fields.
std::string format_exact(double value, Unit unit);

/// As `format_exact`, but a large count that is round is written with a prefix: "168 G tok".
std::string format_compact(double value, Unit unit);

/// Small whole sizes to the byte ("7,392 B", which is what a message is compared by), others in both
/// readings.
std::string format_bytes_exact(double bytes);

/// Bytes in both readings, "84.7 GB (78.9 GiB)", because the two are so often mixed.
std::string format_bytes_both(double bytes);

/// A signed change: "+12.3 ms"; "±0" where nothing changed.
std::string format_change(double change, Unit unit);

/// The part of a formatted value behind the number ("Gb/s" of "400 Gb/s"); what a bare number typed over
/// it most likely means.
std::string shown_suffix(double value, Unit unit);

} // namespace planner
