// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/roofline_frame.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/decade_ticker.h"
#include "ui/charts/base/si_text.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

RooflineFrame::RooflineFrame() {
    const auto prepare = [](QCPAxis* axis, QString (*text)(double)) {
        prepareAxis(*axis);
        axis->setScaleType(QCPAxis::stLogarithmic);
        axis->setTicker(QSharedPointer<DecadeTicker>::create(text));
    };
    prepare(plot().xAxis, &plainText);
    prepare(plot().yAxis, &siText);
}

void RooflineFrame::setData(const Roofline& data) {
    // Points move with every tick of a slider; the frame behind them seldom changes.
    Roofline next = data;
    next.points.clear();
    if (next == m_data)
        return;
    m_data = next;
    setStale();
}

void RooflineFrame::configure(const QSizeF& area, const Theme& theme) {
    const RooflineScale& scale = m_layout->scale;
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    const auto dress = [&](QCPAxis* axis, double pixels, double from, double to, double room) {
        dressAxis(*axis, theme);
        axis->setRange(from, to);
        axis->ticker().staticCast<DecadeTicker>()->setStride(pixels / std::log10(to / from), room);
    };
    dress(plot().xAxis, area.width(), scale.minimumIntensity(), scale.maximumIntensity(),
          textWidth(caption, QStringLiteral("10 000")) + 6.0);
    dress(plot().yAxis, area.height(), scale.minimumRate(), scale.maximumRate(), lineHeight(caption));

    while (plot().graphCount() < m_data.roofs.size())
        plot().addGraph();
    while (plot().graphCount() > m_data.roofs.size())
        plot().removeGraph(plot().graphCount() - 1);
    // The highest first: where roofs share the slope, the lowest one's colour counts.
    QVector<RoofLine> roofs = m_data.roofs;
    std::stable_sort(roofs.begin(), roofs.end(),
                     [](const RoofLine& a, const RoofLine& b) { return a.peak > b.peak; });
    for (int i = 0; i < roofs.size(); ++i) {
        QVector<double> keys;
        QVector<double> values;
        for (const QPointF& point : scale.roofPath(m_data.bandwidth, roofs[i].peak)) {
            keys << point.x();
            values << point.y();
        }
        plot().graph(i)->setData(keys, values, true);
        // Doubled points and adaptive sampling are of no use for three points, and would be clipped anew.
        plot().graph(i)->setAdaptiveSampling(false);
        plot().graph(i)->setPen(
            QPen(theme.colour(roofs[i].colour), 1.8, roofs[i].style, Qt::FlatCap, Qt::RoundJoin));
    }
}

void RooflineFrame::paint(QPainter& painter, const QRectF& target, const RooflineLayout& layout,
                          const Theme& theme) {
    m_layout = &layout;
    paintFrame(painter, target, layout.scale.plot(), theme);
    m_layout = nullptr;
}

} // namespace planner::ui
