// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/heat_map_plot.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/heat_map_cells.h"
#include "ui/charts/base/heat_map_painter.h"
#include "ui/theme/fonts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace planner::ui {

HeatMapPlot::HeatMapPlot(QWidget* parent) : Chart(parent) {}

void HeatMapPlot::setData(const HeatMap& data) {
    m_data = data;
    dataChanged();
}

QSize HeatMapPlot::sizeHint() const { return QSize(640, 420) * theme().textScale; }

QString HeatMapPlot::description() const {
    if (m_data.isEmpty())
        return m_data.emptyText;
    QStringList sentences{m_data.title,
                          tr("%1 over %2 and %3").arg(m_data.figure, m_data.x.title, m_data.y.title)};
    const auto least = [](double a, double b) { return std::isnan(b) || a < b; };
    const auto ends = std::minmax_element(m_data.values.begin(), m_data.values.end(),
                                          [&](double a, double b) { return !std::isnan(a) && least(a, b); });
    for (const auto end : {ends.first, ends.second})
        if (end != m_data.values.end() && std::isfinite(*end))
            sentences << m_data.tip(static_cast<int>(end - m_data.values.begin()))
                             .replace(u'\n', QStringLiteral(", "));
    const auto broken =
        std::count_if(m_data.broken.begin(), m_data.broken.end(), [](quint8 b) { return b != 0; });
    if (broken > 0)
        sentences << tr("%n plans break a rule", nullptr, static_cast<int>(broken));
    sentences.removeAll(QString());
    return sentences.join(QStringLiteral(". "));
}

QVector<QStringList> HeatMapPlot::table() const {
    QVector<QStringList> table{{m_data.y.title}};
    for (const QString& text : m_data.x.texts)
        table[0] << m_data.x.title + u' ' + text;
    for (int row = 0; row < m_data.y.count(); ++row) {
        QStringList line{m_data.y.texts[row]};
        for (int column = 0; column < m_data.x.count(); ++column) {
            const double value = m_data.value(column, row);
            line << (std::isnan(value) ? missingText() : m_data.text(value));
        }
        table << line;
    }
    return table;
}

ChartTable HeatMapPlot::numbers() const {
    ChartTable table;
    table.columns = {{m_data.x.title, m_data.x.unit},
                     {m_data.y.title, m_data.y.unit},
                     {m_data.figure, m_data.unit},
                     {tr("breaks a rule"), {}}};
    const auto input = [](const PlotAxis& axis, int index) -> ChartTable::Cell {
        if (axis.words)
            return axis.texts[index];
        return axis.values[index];
    };
    for (int row = 0; row < m_data.y.count(); ++row)
        for (int column = 0; column < m_data.x.count(); ++column) {
            const double value = m_data.value(column, row);
            const ChartTable::Cell cell =
                m_data.kinds.isEmpty() || std::isnan(value) ? ChartTable::Cell(value) : m_data.text(value);
            table.rows.append({input(m_data.x, column), input(m_data.y, row), cell,
                               m_data.broken.value(m_data.at(column, row), 0) != 0 ? tr("yes") : tr("no")});
        }
    return table;
}

void HeatMapPlot::draw(QPainter& painter, const QRectF& target, const Theme& theme) {
    if (m_data.isEmpty()) {
        drawWrapped(painter, target, m_data.emptyText, textFont(TextRole::Body, theme.textScale),
                    theme.textColour(Meaning::Muted));
        return;
    }
    const HeatMapLayout layout = layOutHeatMap(m_data, target, theme);
    paintCells(painter, m_data, layout, theme);
    paintHeatMap(painter, m_data, layout, theme);
}

QVector<ChartElement> HeatMapPlot::elementsIn(const QRectF& target, const Theme& theme) const {
    QVector<ChartElement> elements;
    if (m_data.isEmpty())
        return elements;
    const HeatMapLayout layout = layOutHeatMap(m_data, target, theme);
    // From the top left corner on, as the arrow keys go.
    for (int row = m_data.y.count() - 1; row >= 0; --row)
        for (int column = 0; column < m_data.x.count(); ++column) {
            const int index = m_data.at(column, row);
            elements.append({QString::number(index), m_data.tip(index), layout.cell(column, row),
                             m_data.y.count() - 1 - row, false});
        }
    return elements;
}

} // namespace planner::ui
