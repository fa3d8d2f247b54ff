// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/guide.h"

namespace planner::ui {

/// One page for each group of the parameter table.
QVector<GuidePage> inputPages();

/// One page for each section of the figure table, with the formulas of the opening preset.
QVector<GuidePage> figurePages();

} // namespace planner::ui
