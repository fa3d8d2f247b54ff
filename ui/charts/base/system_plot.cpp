// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/system_plot.h"

#include "ui/charts/base/system_painter.h"

namespace planner::ui {

void SystemPlot::setData(const SystemData& data) {
    if (m_data == data)
        return;
    m_data = data;
    dataChanged();
}

QString SystemPlot::description() const {
    QStringList sentences{m_data.title};
    for (const SystemBox& box : m_data.boxes)
        sentences << (QStringList{box.title} + box.lines).join(QStringLiteral(", "));
    for (const SystemFlow& flow : m_data.flows)
        sentences << flow.tip;
    sentences.removeAll(QString());
    return sentences.join(QStringLiteral(". "));
}

QVector<QStringList> SystemPlot::table() const {
    QVector<QStringList> table{{m_data.title, tr("rate"), tr("meaning")}};
    for (const SystemBox& box : m_data.boxes)
        table << QStringList{box.title, box.lines.join(QStringLiteral(", ")), box.tip};
    for (const SystemFlow& flow : m_data.flows)
        table << QStringList{flow.tip.section(u':', 0, 0), flow.value, flow.note};
    return table;
}

void SystemPlot::draw(QPainter& painter, const QRectF& target, const Theme& theme) {
    paintSystem(painter, m_data, layOutSystem(target, theme), theme);
}

QVector<ChartElement> SystemPlot::elementsIn(const QRectF& target, const Theme& theme) const {
    const SystemLayout layout = layOutSystem(target, theme);
    QVector<ChartElement> elements;
    for (std::size_t index = 0; index < systemParts; ++index)
        elements.append({m_data.boxes.at(index).key, m_data.boxes.at(index).tip, layout.boxes.at(index), 0});
    for (std::size_t index = 0; index < systemWays; ++index) {
        const auto& way = layout.ways.at(index);
        elements.append(
            {m_data.flows.at(index).key, m_data.flows.at(index).tip, way.value.united(way.note), 1});
    }
    return elements;
}

} // namespace planner::ui
