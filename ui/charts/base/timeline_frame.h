// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/plot_frame.h"
#include "ui/charts/base/timeline_layout.h"

namespace planner::ui {

/// Time axis, grid and ticks of a timeline.
class TimelineFrame final : public PlotFrame {
public:
    TimelineFrame();

    void paint(QPainter& painter, const QRectF& target, const TimelineLayout& layout, const Theme& theme);

protected:
    void configure(const QSizeF& area, const Theme& theme) override;

private:
    double m_maximum = 0.0;
};

} // namespace planner::ui
