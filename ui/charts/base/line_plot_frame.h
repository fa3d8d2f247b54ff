// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/line_plot_layout.h"
#include "ui/charts/base/plot_frame.h"

namespace planner::ui {

/// The QCustomPlot half of one panel: value axis, grid and curves.
class LinePlotFrame final : public PlotFrame {
public:
    LinePlotFrame();

    void setData(const LinePanel& panel, const PlotAxis& axis);
    void paint(QPainter& painter, const QRectF& target, const QRectF& area, const Theme& theme) {
        paintFrame(painter, target, area, theme);
    }

private:
    void configure(const QSizeF& area, const Theme& theme) override;

    LinePanel m_panel;
    PlotAxis m_axis;
};

} // namespace planner::ui
