// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/roofline_scale.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

// A log axis fed with zero, a negative or an empty range would make Qt warn and draw nothing.
double positive(double value, double otherwise) {
    return std::isfinite(value) && value > 0.0 ? value : otherwise;
}

} // namespace

RooflineScale::RooflineScale(const Roofline& data, const QRectF& plot)
    : m_plot(plot), m_x0(positive(data.minimumIntensity, 1.0)), m_x1(positive(data.maximumIntensity, 1e4)),
      m_y0(positive(data.minimumRate, 1e12)), m_y1(positive(data.maximumRate, 1e16)) {
    m_x1 = std::max(m_x1, m_x0 * 10.0);
    m_y1 = std::max(m_y1, m_y0 * 10.0);
}

double RooflineScale::x(double intensity) const {
    return m_plot.left() + m_plot.width() * std::log(intensity / m_x0) / std::log(m_x1 / m_x0);
}

double RooflineScale::y(double rate) const {
    return m_plot.bottom() - m_plot.height() * std::log(rate / m_y0) / std::log(m_y1 / m_y0);
}

QVector<QPointF> RooflineScale::roofPath(double bandwidth, double peak) const {
    QVector<QPointF> path;
    if (!isDrawable(bandwidth, peak) || peak < m_y0)
        return path;
    const double top = std::min(peak, m_y1);
    // Where the slope enters at the left or the bottom, and leaves at the right or at the peak.
    const double first = std::max(m_x0, m_y0 / bandwidth);
    const double bend = std::min(m_x1, top / bandwidth);
    if (first < bend)
        path << QPointF(first, bandwidth * first) << QPointF(bend, std::min(bandwidth * bend, top));
    else if (first >= m_x1)
        return path;
    if (peak <= m_y1 && bend < m_x1) {
        if (path.isEmpty())
            path << QPointF(std::max(m_x0, bend), peak);
        path << QPointF(m_x1, peak);
    }
    return path;
}

QPointF RooflineScale::clamped(const QPointF& pixel, bool* moved) const {
    const QPointF inside(std::clamp(pixel.x(), m_plot.left(), m_plot.right()),
                         std::clamp(pixel.y(), m_plot.top(), m_plot.bottom()));
    if (moved != nullptr)
        *moved = inside != pixel;
    return inside;
}

double roofRate(const Roofline& data, int roof, double intensity) {
    double peak = 0.0;
    if (roof >= 0 && roof < data.roofs.size())
        peak = data.roofs[roof].peak;
    else
        for (const RoofLine& line : data.roofs)
            peak = std::max(peak, line.peak);
    return std::min(peak, data.bandwidth * intensity);
}

bool isAboveRoof(const Roofline& data, const RooflinePoint& point) {
    if (data.roofs.isEmpty() || !isDrawable(point.intensity, point.achieved))
        return false;
    return point.achieved > roofRate(data, point.roof, point.intensity) * (1.0 + 1e-6);
}

bool isDrawable(double intensity, double rate) {
    return std::isfinite(intensity) && std::isfinite(rate) && intensity > 0.0 && rate > 0.0;
}

} // namespace planner::ui
