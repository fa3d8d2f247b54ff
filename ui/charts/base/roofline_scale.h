// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/roofline.h"

#include <QPolygonF>
#include <QRectF>

namespace planner::ui {

/// The log-log mapping of a roofline, and the lines on it.
class RooflineScale {
public:
    RooflineScale(const Roofline& data, const QRectF& plot);

    const QRectF& plot() const { return m_plot; }
    double x(double intensity) const;
    double y(double rate) const;
    QPointF at(double intensity, double rate) const { return {x(intensity), y(rate)}; }

    double minimumIntensity() const { return m_x0; }
    double maximumIntensity() const { return m_x1; }
    double minimumRate() const { return m_y0; }
    double maximumRate() const { return m_y1; }

    /// The ends and bends of a roof in data coordinates, cut to the axes (an SVG does not clip).
    QVector<QPointF> roofPath(double bandwidth, double peak) const;

    /// A position moved onto the nearest edge of the plot, and whether it had to be.
    QPointF clamped(const QPointF& pixel, bool* moved = nullptr) const;

private:
    QRectF m_plot;
    double m_x0;
    double m_x1;
    double m_y0;
    double m_y1;
};

/// The rate that a roof allows at an intensity.
double roofRate(const Roofline& data, int roof, double intensity);

/// True when the point lies above its roof, which only wrong inputs can cause.
bool isAboveRoof(const Roofline& data, const RooflinePoint& point);

/// A place that can be drawn on log axes.
bool isDrawable(double intensity, double rate);

} // namespace planner::ui
