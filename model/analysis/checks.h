// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"
#include "model/text/text.h"

#include <vector>

namespace planner {

/// How much a broken rule matters.
enum class Severity : std::uint8_t {
    note,   ///< worth knowing, such as empty expert slots
    broken, ///< the plan cannot run as it is
};

/// A rule that the plan breaks, and by how much.
struct Finding {
    Severity severity = Severity::note;
    Text text;
    Parameter parameter{}; ///< the input to look at first
};

/// Everything that a plan breaks or that its reader should know, gravest first. Never blocks an evaluation.
std::vector<Finding> check_plan(const Plan& plan);

/// How many findings there are of each severity.
struct FindingCount {
    std::uint16_t broken = 0;
    std::uint16_t notes = 0;

    bool operator==(const FindingCount&) const = default;
};

/// Counts what `check_plan` would find, without writing sentences: for sweeps.
FindingCount count_findings(const Plan& plan);

} // namespace planner
