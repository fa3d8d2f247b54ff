// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace planner::ui {

/// Makes every Chart tell a screen reader its data; harmless to call again.
void installChartAccessibility();

} // namespace planner::ui
