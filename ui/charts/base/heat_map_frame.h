// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/heat_map_layout.h"
#include "ui/charts/base/plot_frame.h"

class QCPColorMap;

namespace planner::ui {

/// The QCustomPlot half of a heat map: the coloured cells.
class HeatMapFrame final : public PlotFrame {
public:
    HeatMapFrame();

    void setData(const HeatMap& data);
    void paint(QPainter& painter, const QRectF& target, const HeatMapLayout& layout, const Theme& theme);

private:
    void configure(const QSizeF& area, const Theme& theme) override;

    HeatMap m_data;
    QCPColorMap* m_map; ///< the plot owns it
};

} // namespace planner::ui
