// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/xy_frame.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/decade_ticker.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

/// Even steps with our own texts.
class StepTicker : public QCPAxisTicker {
public:
    explicit StepTicker(QString (*text)(double)) : m_text(text) {}

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return m_text(tick); }
    int getSubTickCount(double) override { return 0; }

private:
    QString (*m_text)(double);
};

void setAxis(QCPAxis& axis, const XyAxis& data, double pixels, double room) {
    axis.setScaleType(data.logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    axis.setRange(data.from, data.to);
    if (data.logarithmic) {
        const auto ticker = QSharedPointer<DecadeTicker>::create(data.text);
        ticker->setStride(pixels / std::log10(data.to / data.from), room);
        axis.setTicker(ticker);
        return;
    }
    const auto ticker = QSharedPointer<StepTicker>::create(data.text);
    ticker->setTickCount(std::clamp(static_cast<int>(pixels / (room * 1.6)), 2, 6));
    axis.setTicker(ticker);
}

/// The widest label of an axis decides how many there is room for.
double labelRoom(const XyAxis& axis, const QFont& font) {
    return std::max(textWidth(font, axis.text(axis.from)), textWidth(font, axis.text(axis.to))) + 8.0;
}

} // namespace

void XyFrame::setData(const XyPanel& panel) {
    XyPanel next = panel;
    next.points.clear();
    if (next == m_panel)
        return;
    m_panel = next;
    setStale();
}

void XyFrame::configure(const QSizeF& area, const Theme& theme) {
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    for (QCPAxis* axis : {plot().xAxis, plot().yAxis}) {
        prepareAxis(*axis);
        dressAxis(*axis, theme);
    }
    setAxis(*plot().xAxis, m_panel.x, area.width(), labelRoom(m_panel.x, caption));
    setAxis(*plot().yAxis, m_panel.y, area.height(), lineHeight(caption));
    while (plot().graphCount() < m_panel.lines.size())
        plot().addGraph();
    while (plot().graphCount() > m_panel.lines.size())
        plot().removeGraph(plot().graphCount() - 1);
    for (int index = 0; index < m_panel.lines.size(); ++index) {
        const XyLine& line = m_panel.lines[index];
        QVector<double> keys;
        QVector<double> values;
        for (const QPointF& point : line.points) {
            keys << point.x();
            values << std::clamp(point.y(), m_panel.y.from, m_panel.y.to); // SVG does not clip
        }
        auto* graph = plot().graph(index);
        graph->setData(keys, values, true);
        graph->setAdaptiveSampling(false);
        graph->setPen(QPen(theme.colour(line.colour), line.width, line.style, Qt::FlatCap, Qt::RoundJoin));
    }
}

void XyFrame::paint(QPainter& painter, const QRectF& target, const XyLayout::Panel& layout,
                    const Theme& theme) {
    paintFrame(painter, target, layout.scale.plot(), theme);
}

} // namespace planner::ui
