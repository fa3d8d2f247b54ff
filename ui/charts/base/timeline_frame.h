// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/timeline_layout.h"

#include <QPicture>

#include <memory>

class QCustomPlot;
class QPainter;

namespace planner::ui {

/// The QCustomPlot half of a timeline: time axis, grid and ticks. As for the roofline, the plot is never
/// shown: it draws into a picture that is played on any device, and only when axis, size or theme change.
class TimelineFrame {
public:
    TimelineFrame();
    ~TimelineFrame();
    TimelineFrame(const TimelineFrame&) = delete;
    TimelineFrame& operator=(const TimelineFrame&) = delete;

    void paint(QPainter& painter, const QRectF& target, const TimelineLayout& layout, const Theme& theme);

    /// How often the picture was drawn anew; for tests.
    int recordCount() const { return m_records; }

private:
    void record(const QSize& size, const QRectF& plot, const TimelineLayout& layout, const Theme& theme);

    std::unique_ptr<QCustomPlot> m_plot;
    QPicture m_picture;
    QSize m_size;
    QRectF m_area;
    double m_maximum = 0.0;
    Theme m_theme;
    int m_records = 0;
};

} // namespace planner::ui
