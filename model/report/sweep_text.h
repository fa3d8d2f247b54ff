// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/sweep.h"

namespace planner {

/// How a sweep is written.
enum class SweepFormat : std::uint8_t {
    csv,  ///< a header line `id [unit],..`, then a line for each point; missing values are empty
    json, ///< `{"columns": [{"id": .., "unit": .., "role": ..}, ..], "points": [[..], ..], "complete": true}`
};

/// The form of a sweep, and whether it is of several scenarios: then the first column names them.
struct SweepStyle {
    SweepFormat format = SweepFormat::csv;
    bool names_scenarios = false;
};

/// The columns are the varied inputs, the figures, then the flags `broken` and `notes` (how many rules a
/// point breaks, and how many notes there are on it) and, where measured figures are asked for,
/// `of_published_plan`: whether they are those of the published plan instead. Values are in SI units with
/// every digit that they have, words are text.
std::string sweep_head(const Sweep& sweep, SweepStyle style);

/// Of which scenario points are, and whether those of another came before.
struct SweptScenario {
    std::string_view name;
    bool is_first = true;
};

/// The points of a part of the sweep of one scenario; the parts follow one another in order, and so do the
/// scenarios.
std::string sweep_points(const Sweep& sweep, const SweepTable& part, SweepStyle style,
                         const SweptScenario& scenario = {});

/// `complete`: whether every point was written.
std::string sweep_tail(SweepFormat format, bool complete);

} // namespace planner
