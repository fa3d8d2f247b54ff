// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"
#include "model/scenario/scenario.h"

#include <string>
#include <vector>

namespace planner {

/// Why a time jumps from one EP to the next.
enum class EpCause : std::uint8_t {
    expert_slots, ///< another number of expert slots per GPU
    nodes,        ///< the experts lie on another number of nodes
    domain,       ///< the experts no longer lie in one NVLink domain
    traffic, ///< none of these, but more copies of a token leave its GPU, node or domain: dispatch takes 5 %
             ///< longer
};

/// The word of a cause, as the command line prints it.
std::string_view word_of(EpCause cause);

/// A jump of a unit's time along EP.
struct EpJump {
    int ep = 0; ///< the first EP behind the jump; the one before is one less
    double before_s = 0;
    double after_s = 0;
    std::vector<EpCause> causes;

    double change() const { return after_s / before_s - 1; }
};

/// The smallest relative change between neighbours that counts as a jump.
inline constexpr double least_jump = 0.05;

/// Where the estimate's step (decode) or pass (prefill) jumps as EP goes up one by one, everything else as it
/// is. Empty for a model without experts.
std::vector<EpJump> ep_jumps(const Scenario& scenario, ServingUnit unit, int from, int to);

} // namespace planner
