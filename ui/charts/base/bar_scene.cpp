// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/bar_scene.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace planner::ui {

BarScene::BarScene()
    : m_scene(std::make_unique<QGraphicsScene>()), m_chart(new QChart), m_valueAxis(new QValueAxis),
      m_rowAxis(new QBarCategoryAxis) {
    m_scene->setItemIndexMethod(QGraphicsScene::NoIndex);
    m_scene->addItem(m_chart);
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins(QMargins(0, 0, 0, 0));
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->legend()->hide();
    m_valueAxis->setVisible(false);
    m_rowAxis->setVisible(false);
    m_chart->addAxis(m_valueAxis, Qt::AlignBottom);
    m_chart->addAxis(m_rowAxis, Qt::AlignLeft);
}

BarScene::~BarScene() = default;

void BarScene::setData(const StackedBars& data) {
    // One bar set per part, in an order that every row follows. Rows with the same parts share their sets.
    SlotList wanted;
    QVector<QVector<qsizetype>> places;
    for (const BarRow& row : data.rows) {
        qsizetype next = 0;
        QVector<qsizetype> place;
        for (const BarSegment& segment : row.segments) {
            const Slot slot{segment.colour, segment.fill, segment.label};
            qsizetype at = wanted.indexOf(slot, next);
            if (at < 0) {
                at = next;
                wanted.insert(at, slot);
                for (auto& earlier : places)
                    for (qsizetype& index : earlier)
                        index += index >= at ? 1 : 0;
            }
            place << at;
            next = at + 1;
        }
        places << place;
    }
    const int rows = static_cast<int>(data.rows.size());
    if (wanted != m_slots || rows != m_rows) {
        m_slots = wanted;
        rebuild(rows);
    }

    const double maximum = std::isfinite(data.axisMaximum) && data.axisMaximum > 0.0 ? data.axisMaximum : 1.0;
    if (maximum != m_maximum) {
        m_maximum = maximum;
        m_valueAxis->setRange(0.0, maximum);
    }

    // Cut at the axis here: the clip that Qt Charts would set is lost in an SVG.
    QVector<QVector<double>> values(m_slots.size(), QVector<double>(rows, 0.0));
    for (int r = 0; r < rows; ++r) {
        double sum = 0.0;
        for (int s = 0; s < data.rows[r].segments.size(); ++s) {
            const double value = data.rows[r].segments[s].value;
            const double part = std::isfinite(value) ? std::clamp(value, 0.0, maximum - sum) : 0.0;
            values[places[r][s]][rows - 1 - r] = part; // Qt Charts counts rows from the bottom
            sum = std::min(sum + part, maximum);
        }
    }
    for (qsizetype s = 0; s < m_sets.size(); ++s)
        for (int r = 0; r < rows; ++r)
            if (m_sets[s]->at(r) != values[s][r])
                m_sets[s]->replace(r, values[s][r]);
}

void BarScene::rebuild(int rowCount) {
    ++m_rebuilds;
    m_rows = rowCount;
    m_themed = false;
    if (m_series != nullptr) {
        m_chart->removeSeries(m_series);
        delete m_series;
    }
    m_sets.clear();
    m_series = new QHorizontalStackedBarSeries;
    for (const Slot& slot : m_slots) {
        auto* set = new QBarSet(slot.label);
        for (int r = 0; r < rowCount; ++r)
            set->append(0.0);
        m_series->append(set);
        m_sets << set;
    }
    QStringList names;
    for (int r = 0; r < rowCount; ++r)
        names << QString::number(r);
    m_rowAxis->clear();
    if (!names.isEmpty())
        m_rowAxis->append(names);
    m_chart->addSeries(m_series);
    m_series->attachAxis(m_rowAxis);
    m_series->attachAxis(m_valueAxis);
}

void BarScene::applyTheme(const Theme& theme) {
    if (m_themed && m_theme == theme)
        return;
    m_themed = true;
    m_theme = theme;
    for (qsizetype s = 0; s < m_sets.size(); ++s) {
        const Slot& slot = m_slots[s];
        const QColor colour = theme.colour(slot.colour);
        if (slot.fill == Fill::Solid) {
            m_sets[s]->setBrush(colour);
            m_sets[s]->setPen(QPen(theme.colour(Meaning::Card), 1.0));
        } else {
            // Outlines and hatches are drawn over the scene, cut to size.
            m_sets[s]->setBrush(Qt::NoBrush);
            m_sets[s]->setPen(Qt::NoPen);
        }
    }
}

void BarScene::paint(QPainter& painter, const BarLayout& layout, const Theme& theme) {
    if (m_series == nullptr || m_sets.isEmpty() || layout.plot.width() < 2.0 || layout.plot.height() < 2.0)
        return;
    applyTheme(theme);
    if (m_series->barWidth() != layout.barShare)
        m_series->setBarWidth(layout.barShare);
    const QRectF area(QPointF(0.0, 0.0), layout.plot.size());
    if (m_chart->size() != area.size() || m_chart->plotArea() != area) {
        m_chart->resize(area.size());
        m_chart->setPlotArea(area);
        m_chart->layout()->activate();
        m_scene->setSceneRect(area);
    }
    m_scene->render(&painter, layout.plot, area, Qt::IgnoreAspectRatio);
}

} // namespace planner::ui
