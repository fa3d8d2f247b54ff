// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace planner::ui {

/// Tells assistive tools the value of a ParameterSlider in its unit instead of a position; done once.
void installSliderAccessible();

} // namespace planner::ui
