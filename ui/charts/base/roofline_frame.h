// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/roofline_layout.h"

#include <QPicture>

#include <memory>

class QCustomPlot;

namespace planner::ui {

/// The QCustomPlot half of a roofline: axes, grid, ticks and roofs. The plot is never shown: it draws into a
/// picture that is played on any device, and it never replots behind our back.
class RooflineFrame {
public:
    RooflineFrame();
    ~RooflineFrame();
    RooflineFrame(const RooflineFrame&) = delete;
    RooflineFrame& operator=(const RooflineFrame&) = delete;

    void setData(const Roofline& data);
    void paint(QPainter& painter, const QRectF& target, const RooflineLayout& layout, const Theme& theme);

private:
    void applyTheme(const Theme& theme);
    void record(const QSize& size, const QRectF& plot, const RooflineLayout& layout, const Theme& theme);

    std::unique_ptr<QCustomPlot> m_plot;
    Roofline m_data;
    // What m_picture shows: the frame is recorded again only when one of these changes.
    QPicture m_picture;
    QSize m_size;
    QRectF m_area;
    Theme m_theme;
    bool m_valid = false;
};

} // namespace planner::ui
