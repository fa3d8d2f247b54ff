// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/bar_layout.h"

#include <QFont>

class QPainter;

namespace planner::ui {

/// Everything of a stacked bar chart but the bars: grid, ghosts, hatches, texts, markers, bands, legend,
/// notes.
class BarPainter {
public:
    BarPainter(QPainter& painter, const StackedBars& data, const BarLayout& layout, const Theme& theme);

    void drawUnder();
    void drawOver();
    void drawEmpty(const QRectF& target);

private:
    void drawGhost(const BarLayout::Row& row, const BarRow& data);
    void drawRow(const BarLayout::Row& row, const BarRow& data);
    void drawFill(const QRectF& area, const BarSegment& segment);
    void drawTotal(const BarLayout::Row& row, const BarRow& data);
    void drawLabel(const BarLayout::Row& row, const BarRow& data);
    void drawMarker(const BarLayout::Marker& placed);
    void drawBand(const BarBand& band);
    void drawLegend();

    QPainter& m_painter;
    const StackedBars& m_data;
    const BarLayout& m_layout;
    const Theme& m_theme;
    QFont m_body;
    QFont m_strong;
    QFont m_caption;
    QFont m_value;
};

} // namespace planner::ui
