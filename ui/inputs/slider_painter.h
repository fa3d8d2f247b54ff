// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/palette.h"

#include <QSize>

#include <optional>

class QPainter;

namespace planner::ui {

/// What a slider looks like at the moment; lengths in pixels from the left.
struct SliderLook {
    double handle = 0;
    std::optional<double> baseline;
    bool missing = false; ///< no value yet: an empty handle at the left end
    bool enabled = true;
    bool hovered = false;
    bool active = false; ///< dragged or focused

    static double radius(const Theme& theme) { return 7 * theme.textScale; }
};

/// Draws track, filled part, baseline tick and handle.
void paintSlider(QPainter& painter, const QSize& size, const Theme& theme, const SliderLook& look);

} // namespace planner::ui
