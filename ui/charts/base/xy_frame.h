// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/plot_frame.h"
#include "ui/charts/base/xy_layout.h"

namespace planner::ui {

/// Axes, grid, ticks and curves of one panel.
class XyFrame final : public PlotFrame {
public:
    void setData(const XyPanel& panel);
    void paint(QPainter& painter, const QRectF& target, const XyLayout::Panel& layout, const Theme& theme);

protected:
    void configure(const QSizeF& area, const Theme& theme) override;

private:
    XyPanel m_panel; ///< without its points
};

} // namespace planner::ui
