// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/line_plot.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/line_plot_frame.h"
#include "ui/charts/base/line_plot_painter.h"
#include "ui/theme/fonts.h"

#include <QPainter>

#include <cmath>

namespace planner::ui {

LinePlot::LinePlot(QWidget* parent) : Chart(parent) {}

LinePlot::~LinePlot() = default;

void LinePlot::setData(const Lines& data) {
    m_data = data;
    m_dirty = true;
    dataChanged();
}

QSize LinePlot::sizeHint() const { return QSize(640, 420) * theme().textScale; }

QString LinePlot::tipOf(int place) const {
    QStringList lines{QStringLiteral("%1 %2").arg(m_data.x.title, m_data.x.texts[place])};
    for (const auto& panel : m_data.panels)
        for (const auto& line : panel.lines) {
            const double value = line.values.value(place, missingValue);
            lines << QStringLiteral("%1: %2").arg(line.label,
                                                  std::isnan(value) ? missingText() : panel.text(value));
        }
    if (m_data.broken.value(place, 0) != 0)
        lines << m_data.legend;
    return lines.join(u'\n');
}

QString LinePlot::description() const {
    if (m_data.isEmpty())
        return m_data.emptyText;
    QStringList sentences{m_data.title};
    for (const int place : {0, m_data.x.count() - 1})
        sentences << tipOf(place).replace(u'\n', QStringLiteral(", "));
    sentences.removeAll(QString());
    return sentences.join(QStringLiteral(". "));
}

QVector<QStringList> LinePlot::table() const {
    QVector<QStringList> table{{m_data.x.title}};
    for (const auto& panel : m_data.panels)
        for (const auto& line : panel.lines)
            table[0] << line.label;
    for (int place = 0; place < m_data.x.count(); ++place) {
        QStringList row{m_data.x.texts[place]};
        for (const auto& panel : m_data.panels)
            for (const auto& line : panel.lines) {
                const double value = line.values.value(place, missingValue);
                row << (std::isnan(value) ? missingText() : panel.text(value));
            }
        table << row;
    }
    return table;
}

ChartTable LinePlot::numbers() const {
    ChartTable table;
    table.columns = {{m_data.x.title, m_data.x.unit}};
    for (const auto& panel : m_data.panels)
        for (const auto& line : panel.lines)
            table.columns.append({line.key, panel.unit});
    table.columns.append({tr("breaks a rule"), {}});
    for (int place = 0; place < m_data.x.count(); ++place) {
        QVector<ChartTable::Cell> row;
        if (m_data.x.words)
            row.append(m_data.x.texts[place]);
        else
            row.append(m_data.x.values[place]);
        for (const auto& panel : m_data.panels)
            for (const auto& line : panel.lines) {
                const double value = line.values.value(place, missingValue);
                if (panel.kinds.isEmpty() || std::isnan(value))
                    row.append(value);
                else
                    row.append(panel.text(value));
            }
        row.append(m_data.broken.value(place, 0) != 0 ? tr("yes") : tr("no"));
        table.rows.append(row);
    }
    return table;
}

void LinePlot::draw(QPainter& painter, const QRectF& target, const Theme& theme) {
    if (m_data.isEmpty()) {
        drawWrapped(painter, target, m_data.emptyText, textFont(TextRole::Body, theme.textScale),
                    theme.textColour(Meaning::Muted));
        return;
    }
    const auto panels = static_cast<std::size_t>(m_data.panels.size());
    if (m_dirty) {
        m_frames.resize(panels);
        for (std::size_t panel = 0; panel < panels; ++panel) {
            if (!m_frames[panel])
                m_frames[panel] = std::make_unique<LinePlotFrame>();
            m_frames[panel]->setData(m_data.panels[static_cast<qsizetype>(panel)], m_data.x);
        }
    }
    m_dirty = false;
    const LinePlotLayout layout = layOutLines(m_data, target, theme);
    paintUnderLines(painter, m_data, layout, theme);
    for (std::size_t panel = 0; panel < panels; ++panel)
        m_frames[panel]->paint(painter, target, layout.panels[static_cast<qsizetype>(panel)], theme);
    paintOverLines(painter, m_data, layout, theme);
}

QVector<ChartElement> LinePlot::elementsIn(const QRectF& target, const Theme& theme) const {
    QVector<ChartElement> elements;
    if (m_data.isEmpty())
        return elements;
    const LinePlotLayout layout = layOutLines(m_data, target, theme);
    const double top = layout.panels.first().top();
    const double bottom = layout.panels.last().bottom();
    for (int place = 0; place < m_data.x.count(); ++place)
        elements.append({QString::number(place), tipOf(place),
                         QRectF(QPointF(layout.x(place - 0.5), top), QPointF(layout.x(place + 0.5), bottom)),
                         0, false});
    return elements;
}

} // namespace planner::ui
