// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/palette.h"

namespace planner::ui {

/// The colour of an amount, 0 to 1, on a map. One hue whose lightness changes steadily, away from the card:
/// more is darker on a light card and lighter on a dark one, for every kind of colour vision and in print.
QColor sequentialColour(const Theme& theme, double amount);

/// The colour of the n-th kind on a map or of the n-th line of a plot; distinct for eight.
Meaning kindColour(int index);

} // namespace planner::ui
