// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart.h"
#include "ui/charts/base/stacked_bars.h"

#include <memory>

namespace planner::ui {

class BarScene;

/// Horizontal stacked bars with totals, ghosts of the baseline, marker lines, bands, legend and notes.
class StackedBarChart : public Chart {
    Q_OBJECT

public:
    explicit StackedBarChart(QWidget* parent = nullptr);
    ~StackedBarChart() override;

    /// Cheap at any time: the work is done when the chart next paints.
    void setData(const StackedBars& data);
    const StackedBars& data() const { return m_data; }

    QString description() const override;
    QVector<QStringList> table() const override;
    ChartTable numbers() const override;
    QSize sizeHint() const override;

    /// For tests: how often the data reached Qt Charts, and how often the series were rebuilt.
    int syncCount() const { return m_syncs; }
    int rebuildCount() const;

protected:
    void draw(QPainter& painter, const QRectF& target, const Theme& theme) override;
    QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const override;

private:
    StackedBars m_data;
    std::unique_ptr<BarScene> m_scene;
    bool m_dirty = true;
    int m_syncs = 0;
};

} // namespace planner::ui
