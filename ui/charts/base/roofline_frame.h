// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/plot_frame.h"
#include "ui/charts/base/roofline_layout.h"

namespace planner::ui {

/// Axes, grid, ticks and roofs of a roofline.
class RooflineFrame final : public PlotFrame {
public:
    RooflineFrame();

    void setData(const Roofline& data);
    void paint(QPainter& painter, const QRectF& target, const RooflineLayout& layout, const Theme& theme);

protected:
    void configure(const QSizeF& area, const Theme& theme) override;

private:
    Roofline m_data;                          ///< without its points
    const RooflineLayout* m_layout = nullptr; ///< while painting
};

} // namespace planner::ui
