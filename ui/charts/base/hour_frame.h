// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/hour_layout.h"

#include <QPicture>

#include <memory>

class QCustomPlot;

namespace planner::ui {

/// Axes and grid of a day, drawn by QCustomPlot and kept as strokes until size, scale or theme change.
class HourFrame {
public:
    HourFrame();
    ~HourFrame();

    void paint(QPainter& painter, const QRectF& target, const HourLayout& layout, Unit unit,
               const Theme& theme);

private:
    void record(const QSize& size, const QRectF& plot, const HourLayout& layout, Unit unit,
                const Theme& theme);

    std::unique_ptr<QCustomPlot> m_plot;
    QPicture m_picture;
    QSize m_size;
    QRectF m_area;
    double m_maximum = 0.0;
    Unit m_unit{};
    Theme m_theme;
    bool m_recorded = false;
};

} // namespace planner::ui
