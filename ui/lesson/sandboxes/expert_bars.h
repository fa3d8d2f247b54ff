// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/balancers/experts.h"
#include "ui/lesson/card_bars_data.h"

namespace planner::ui {

/// Experts by what one copy of each carries.
CardBars expertBars(const ExpertTask& task, const ExpertPlacement& placement);

/// Cards with the copies in their slots.
CardBars gpuBars(const ExpertTask& task, const ExpertPlacement& placement);

/// What a step did and why, in a sentence; `now` is the placement just after it.
QString stepText(const ExpertTask& task, const ExpertStep& step, const ExpertPlacement& now,
                 ExpertPolicy policy);

/// The experts in the slots, card by card: "5 6 | 5 7"; empty where that would be too long to read.
QString slotsText(const ExpertPlacement& placement);

} // namespace planner::ui
