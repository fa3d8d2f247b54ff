// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"
#include "model/files/json_text.h"
#include "model/scenario/scenario.h"

namespace planner {

/// The whole derivation of a figure as a list of nodes, the figure first, then what its formula uses, down to
/// the inputs: `{id, label, value, unit, shown, formula, numbers, operands, source}`, operands as `{id,
/// label, value, unit, shown, source}`. Values are numbers in SI units, words, or null; what people read is
/// in `shown`. A leaf has a source and no formula; a named part of a figure's formula is "figure id#number".
/// Nodes and operands of the published plan say so under "of".
Json derivation_json(const Scenario& scenario, Figure figure);

} // namespace planner
