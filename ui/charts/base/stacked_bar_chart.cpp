// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/stacked_bar_chart.h"

#include "ui/charts/base/bar_layout.h"
#include "ui/charts/base/bar_painter.h"
#include "ui/charts/base/bar_scene.h"
#include "ui/charts/base/bar_words.h"

#include <QPainter>

#include <algorithm>

namespace planner::ui {

StackedBarChart::StackedBarChart(QWidget* parent) : Chart(parent) {}

StackedBarChart::~StackedBarChart() = default;

void StackedBarChart::setData(const StackedBars& data) {
    if (m_data == data && !m_data.rows.isEmpty() &&
        std::none_of(data.rows.begin(), data.rows.end(), hasMissing))
        return;
    const bool taller = m_data.rows.size() != data.rows.size() || m_data.notes.size() != data.notes.size();
    m_data = data;
    m_dirty = true;
    if (taller)
        updateGeometry();
    dataChanged();
}

QString StackedBarChart::description() const { return describeBars(m_data); }

QVector<QStringList> StackedBarChart::table() const { return tabulateBars(m_data); }

ChartTable StackedBarChart::numbers() const { return numbersOfBars(m_data); }

QSize StackedBarChart::sizeHint() const {
    const double rows = static_cast<double>(m_data.rows.size()) * 38.0;
    const double notes = static_cast<double>(m_data.notes.size()) * 16.0;
    const double height = (rows + notes + (m_data.legend ? 46.0 : 10.0)) * theme().textScale;
    return {Chart::sizeHint().width(), std::max(120, static_cast<int>(height))};
}

int StackedBarChart::rebuildCount() const { return m_scene ? m_scene->rebuildCount() : 0; }

void StackedBarChart::draw(QPainter& painter, const QRectF& target, const Theme& theme) {
    if (!m_scene)
        m_scene = std::make_unique<BarScene>();
    if (m_dirty) {
        m_scene->setData(m_data);
        m_dirty = false;
        ++m_syncs;
    }
    const BarLayout layout = layOutBars(m_data, target, theme);
    BarPainter overlay(painter, m_data, layout, theme);
    if (m_data.rows.isEmpty()) {
        overlay.drawEmpty(target);
        return;
    }
    overlay.drawUnder();
    m_scene->paint(painter, layout, theme);
    overlay.drawOver();
}

QVector<ChartElement> StackedBarChart::elementsIn(const QRectF& target, const Theme& theme) const {
    const BarLayout layout = layOutBars(m_data, target, theme);
    QVector<ChartElement> elements;
    for (int r = 0; r < layout.rows.size(); ++r) {
        const BarRow& row = m_data.rows[r];
        elements.append({row.key, describeRow(row), layout.rows[r].label, r, false});
        for (const BarLayout::Segment& segment : layout.rows[r].segments) {
            const BarSegment& data = row.segments[segment.index];
            elements.append({data.key, describeSegment(data), segment.area, r, false});
        }
    }
    return elements;
}

} // namespace planner::ui
