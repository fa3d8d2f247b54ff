// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace planner::ui {

/// A value's frame shows only on hover, so the field reaches this much further right than lines, sliders and
/// lists of words: then the value's last digit stands above the slider's right end.
inline constexpr int fieldInset = 8;

} // namespace planner::ui
