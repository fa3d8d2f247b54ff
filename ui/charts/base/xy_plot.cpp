// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/xy_plot.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/xy_frame.h"
#include "ui/charts/base/xy_painter.h"
#include "ui/theme/fonts.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace planner::ui {

XyPlot::XyPlot(QWidget* parent) : Chart(parent) {}

XyPlot::~XyPlot() = default;

void XyPlot::setData(const XyData& data) {
    if (m_data == data)
        return;
    m_data = data;
    dataChanged();
}

int XyPlot::recordCount() const {
    int count = 0;
    for (const auto& frame : m_frames)
        count += frame->recordCount();
    return count;
}

QString XyPlot::description() const {
    QStringList sentences;
    if (!m_data.title.isEmpty())
        sentences << m_data.title;
    if (m_data.panels.isEmpty())
        sentences << m_data.emptyText;
    for (const XyPanel& panel : m_data.panels) {
        if (!panel.markerText.isEmpty())
            sentences << panel.markerText;
        for (const XyLine& line : panel.lines)
            if (!line.tips.isEmpty())
                sentences << line.tips.last();
        for (const XyPoint& point : panel.points)
            sentences << point.tip.section(u'\n', 0, 1).replace(u'\n', QStringLiteral(": "));
    }
    return sentences.join(QStringLiteral(". "));
}

QVector<QStringList> XyPlot::table() const {
    QVector<QStringList> table{{m_data.nameHeader, m_data.xHeader, m_data.yHeader}};
    const auto number = [](double value) {
        return std::isfinite(value) ? QLocale::c().toString(value, 'g', 6) : missingText();
    };
    for (const XyPanel& panel : m_data.panels) {
        for (const XyLine& line : panel.lines)
            for (const QPointF& point : line.points)
                table << QStringList{line.label, number(point.x()), number(point.y())};
        for (const XyPoint& point : panel.points)
            table << QStringList{point.key, number(point.x), number(point.y)};
    }
    return table;
}

void XyPlot::draw(QPainter& painter, const QRectF& target, const Theme& theme) {
    if (m_data.panels.isEmpty()) {
        drawWrapped(painter, target.adjusted(2.0, 2.0, -2.0, -2.0), m_data.emptyText,
                    textFont(TextRole::Body, theme.textScale), theme.textColour(Meaning::Muted));
        return;
    }
    const XyLayout layout = layOutXy(m_data, target, theme);
    while (m_frames.size() < static_cast<std::size_t>(layout.panels.size()))
        m_frames.push_back(std::make_unique<XyFrame>());
    for (int index = 0; index < layout.panels.size(); ++index) {
        XyFrame& frame = *m_frames[static_cast<std::size_t>(index)];
        frame.setData(m_data.panels[index]);
        paintXyGround(painter, layout.panels[index], theme);
        frame.paint(painter, target, layout.panels[index], theme);
        paintXyPanel(painter, m_data.panels[index], layout.panels[index], layout.radius, theme);
    }
    paintXyLegend(painter, m_data, layout, theme);
}

QVector<ChartElement> XyPlot::elementsIn(const QRectF& target, const Theme& theme) const {
    QVector<ChartElement> elements;
    const XyLayout layout = layOutXy(m_data, target, theme);
    for (int index = 0; index < layout.panels.size(); ++index) {
        const XyPanel& panel = m_data.panels[index];
        const XyLayout::Panel& placed = layout.panels[index];
        const auto add = [&](const QString& key, const QString& tip, const QPointF& centre) {
            const double r = layout.radius + 1.0;
            elements.append(
                {key, tip, QRectF(centre.x() - r, centre.y() - r, 2.0 * r, 2.0 * r), index, true});
        };
        for (const XyLayout::Dot& dot : placed.dots)
            add(panel.points[dot.index].key, panel.points[dot.index].tip, dot.centre);
        for (const XyLine& line : panel.lines)
            for (int at = 0; at < line.tips.size(); ++at)
                if (placed.scale.isInside(line.points[at].x(), line.points[at].y()))
                    add({}, line.tips[at], placed.scale.at(line.points[at].x(), line.points[at].y()));
    }
    // From left to right, as the arrow keys go.
    std::stable_sort(elements.begin(), elements.end(), [](const ChartElement& a, const ChartElement& b) {
        return a.line != b.line ? a.line < b.line : a.area.center().x() < b.area.center().x();
    });
    return elements;
}

} // namespace planner::ui
