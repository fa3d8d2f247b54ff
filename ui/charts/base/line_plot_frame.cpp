// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/line_plot_frame.h"

#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

#include <qcustomplot.h>

#include <algorithm>

namespace planner::ui {

namespace {

constexpr int mostDots = 60; ///< with more values the dots would be a band

/// Labels of values in their unit, or of words.
class ValueTicker final : public QCPAxisTicker {
public:
    void setPanel(const LinePanel& panel) { m_panel = panel; }

protected:
    double getTickStep(const QCPRange& range) override {
        const double step = QCPAxisTicker::getTickStep(range);
        return m_panel.kinds.isEmpty() ? step : std::max(1.0, std::round(step));
    }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        if (m_panel.kinds.isEmpty())
            return m_panel.text(tick);
        const auto kind = std::lround(tick);
        return kind >= 0 && kind < m_panel.kinds.size() ? m_panel.kinds[kind] : QString();
    }

private:
    LinePanel m_panel;
};

} // namespace

LinePlotFrame::LinePlotFrame() {
    prepareAxis(*plot().xAxis);
    prepareAxis(*plot().yAxis);
    plot().xAxis->setTickLabels(false);
    plot().yAxis->setTicker(QSharedPointer<ValueTicker>::create());
}

void LinePlotFrame::setData(const LinePanel& panel, const PlotAxis& axis) {
    m_panel = panel;
    m_axis = axis;
    plot().yAxis->ticker().staticCast<ValueTicker>()->setPanel(panel);
    setStale();
}

void LinePlotFrame::configure(const QSizeF& area, const Theme& theme) {
    for (QCPAxis* axis : {plot().xAxis, plot().yAxis})
        dressAxis(*axis, theme);
    plot().xAxis->grid()->setVisible(false);
    plot().xAxis->setRange(-0.5, m_axis.count() - 0.5);
    plot().yAxis->setRange(m_panel.minimum, m_panel.maximum);
    const double line = lineHeight(textFont(TextRole::Caption, theme.textScale));
    plot().yAxis->ticker()->setTickCount(std::clamp(static_cast<int>(area.height() / (2.2 * line)), 2, 7));
    while (plot().graphCount() < m_panel.lines.size())
        plot().addGraph();
    while (plot().graphCount() > m_panel.lines.size())
        plot().removeGraph(plot().graphCount() - 1);
    QVector<double> places(m_axis.count());
    for (int place = 0; place < places.size(); ++place)
        places[place] = place;
    for (int index = 0; index < m_panel.lines.size(); ++index) {
        const PlotLine& data = m_panel.lines[index];
        QCPGraph* graph = plot().graph(index);
        auto values = data.values;
        values.resize(places.size(), missingValue); // what is still to come
        graph->setData(places, values, true);
        graph->setAdaptiveSampling(false);
        const QColor colour = theme.colour(data.colour);
        graph->setPen(QPen(colour, 1.8, data.style, Qt::FlatCap, Qt::RoundJoin));
        const bool joined = !m_axis.words && m_panel.kinds.isEmpty();
        graph->setLineStyle(joined ? QCPGraph::lsLine : QCPGraph::lsNone);
        graph->setScatterStyle(
            !joined || places.size() <= mostDots
                ? QCPScatterStyle(QCPScatterStyle::ssDisc, QPen(colour), QBrush(colour), 4.5)
                : QCPScatterStyle());
    }
}

} // namespace planner::ui
