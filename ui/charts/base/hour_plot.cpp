// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/hour_plot.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/hour_frame.h"
#include "ui/charts/base/hour_painter.h"

#include <QLocale>
#include <QPainter>

namespace planner::ui {

HourPlot::HourPlot(QWidget* parent) : Chart(parent) {}

HourPlot::~HourPlot() = default;

void HourPlot::setData(const HourData& data) {
    if (m_data == data)
        return;
    m_data = data;
    dataChanged();
}

QString HourPlot::description() const {
    QStringList sentences{m_data.title};
    if (m_data.isEmpty())
        sentences << m_data.emptyText;
    for (const QString& tip : m_data.tips)
        sentences << QString(tip).replace(u'\n', QStringLiteral(", "));
    for (const ChartNote& note : m_data.notes)
        sentences << note.text;
    sentences.removeAll(QString());
    return sentences.join(QStringLiteral(". "));
}

QVector<QStringList> HourPlot::table() const {
    const auto number = [](double value) {
        return std::isfinite(value) ? QLocale::c().toString(value, 'g', 8) : missingText();
    };
    QStringList head{tr("hour")};
    for (const HourArea& area : m_data.areas)
        head << area.label;
    for (const HourLine& line : m_data.lines)
        head << line.label;
    QVector<QStringList> table{head};
    for (int hour = 0; hour < m_data.tips.size(); ++hour) {
        QStringList row{QString::number(hour)};
        for (const HourArea& area : m_data.areas)
            row << number(area.values.value(hour, missingValue));
        for (const HourLine& line : m_data.lines)
            row << number(meanOfHour(line, hour));
        table << row;
    }
    return table;
}

void HourPlot::draw(QPainter& painter, const QRectF& target, const Theme& theme) {
    const HourLayout layout = layOutHours(m_data, target, theme);
    if (!m_data.isEmpty()) {
        paintHourSpans(painter, m_data, layout, theme);
        if (!m_frame)
            m_frame = std::make_unique<HourFrame>();
        m_frame->paint(painter, target, layout, m_data.unit, theme);
    }
    paintHours(painter, target, m_data, layout, theme);
}

QVector<ChartElement> HourPlot::elementsIn(const QRectF& target, const Theme& theme) const {
    using Of = HourLayout::LegendEntry::Of;
    QVector<ChartElement> elements;
    if (m_data.isEmpty())
        return elements;
    const HourLayout layout = layOutHours(m_data, target, theme);
    for (int hour = 0; hour < m_data.tips.size(); ++hour)
        elements.append({m_data.key, m_data.tips[hour],
                         QRectF(QPointF(layout.x(hour), layout.plot.top()),
                                QPointF(layout.x(hour + 1.0), layout.plot.bottom())),
                         0});
    for (const auto& entry : layout.legend) {
        if (entry.of == Of::area)
            elements.append({m_data.areas[entry.index].key, m_data.areas[entry.index].label, entry.area, 1});
        else if (entry.of == Of::line)
            elements.append({m_data.lines[entry.index].key, m_data.lines[entry.index].label, entry.area, 1});
    }
    return elements;
}

} // namespace planner::ui
