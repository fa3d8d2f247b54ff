// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"

#include <string>

namespace planner {

/// All figures as an aligned table in English, in sections, followed by what the plan breaks.
std::string plan_to_text(const Plan& plan);

/// The figure's value as people read it: a word, yes or no, or a number with its unit.
std::string format_figure(const Plan& plan, Figure figure);

} // namespace planner
