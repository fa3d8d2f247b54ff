// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/bar_layout.h"

#include <QHash>

#include <memory>

class QGraphicsScene;
class QPainter;

QT_BEGIN_NAMESPACE
class QBarSet;
class QChart;
class QHorizontalStackedBarSeries;
class QValueAxis;
class QBarCategoryAxis;
QT_END_NAMESPACE

namespace planner::ui {

/// The Qt Charts half of a stacked bar chart: the bars themselves, in a scene without a view, so that screen,
/// picture and unshown export all take the same path.
class BarScene {
public:
    BarScene();
    ~BarScene();
    BarScene(const BarScene&) = delete;
    BarScene& operator=(const BarScene&) = delete;

    /// Takes over the values; in place when rows, parts and colours are as before.
    void setData(const StackedBars& data);

    void paint(QPainter& painter, const BarLayout& layout, const Theme& theme);

    /// How often the series had to be built anew.
    int rebuildCount() const { return m_rebuilds; }

private:
    struct Slot {
        Meaning colour;
        Fill fill;
        QString label;
        bool operator==(const Slot&) const = default;
    };
    using SlotList = QVector<Slot>;

    void rebuild(int rowCount);
    void applyTheme(const Theme& theme);

    std::unique_ptr<QGraphicsScene> m_scene;
    QChart* m_chart;
    QHorizontalStackedBarSeries* m_series = nullptr;
    QValueAxis* m_valueAxis;
    QBarCategoryAxis* m_rowAxis;
    QVector<QBarSet*> m_sets;
    SlotList m_slots;
    int m_rows = 0;
    double m_maximum = 0.0;
    bool m_themed = false;
    Theme m_theme;
    int m_rebuilds = 0;
};

} // namespace planner::ui
