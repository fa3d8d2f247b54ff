// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/palette.h"

#include <QPicture>
#include <QRectF>

#include <memory>

class QCPAxis;
class QCustomPlot;
class QPainter;

namespace planner::ui {

/// The QCustomPlot half of a chart: axes, grid, ticks and curves. The plot is never shown: it draws into a
/// picture that is played on any device, only when size, theme or what it shows change, and it never replots
/// behind our back.
class PlotFrame {
public:
    virtual ~PlotFrame();
    PlotFrame(const PlotFrame&) = delete;
    PlotFrame& operator=(const PlotFrame&) = delete;

    /// How often the picture was drawn anew; for tests.
    int recordCount() const { return m_records; }

protected:
    PlotFrame();

    QCustomPlot& plot() const { return *m_plot; }

    /// What the frame shows has changed: the next paint draws anew.
    void setStale() { m_stale = true; }

    /// An axis of the look that all charts have; its ticker is the frame's own.
    static void prepareAxis(QCPAxis& axis);
    static void dressAxis(QCPAxis& axis, const Theme& theme);

    /// Paints into `target` with the axes on the sides of `area`.
    void paintFrame(QPainter& painter, const QRectF& target, const QRectF& area, const Theme& theme);

    /// Gives the plot its ranges, ticks and curves for an area of this size.
    virtual void configure(const QSizeF& area, const Theme& theme) = 0;

private:
    void record(const QSize& size, const QRectF& area, const Theme& theme);

    std::unique_ptr<QCustomPlot> m_plot;
    // What m_picture shows: it is recorded again only when one of these changes.
    QPicture m_picture;
    QSize m_size;
    QRectF m_area;
    Theme m_theme;
    bool m_stale = true;
    int m_records = 0;
};

} // namespace planner::ui
