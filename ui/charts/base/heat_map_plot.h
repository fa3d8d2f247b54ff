// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart.h"
#include "ui/charts/base/heat_map.h"

namespace planner::ui {

/// A figure over two varied inputs: coloured cells, hatched where a plan breaks a rule, a ring at the present
/// plan. The key of an element is the number of its value.
class HeatMapPlot : public Chart {
    Q_OBJECT

public:
    explicit HeatMapPlot(QWidget* parent = nullptr);

    /// Cheap at any time: the work is done when the chart next paints.
    void setData(const HeatMap& data);
    const HeatMap& data() const { return m_data; }

    QString description() const override;
    QVector<QStringList> table() const override;
    ChartTable numbers() const override;
    QSize sizeHint() const override;

protected:
    void draw(QPainter& painter, const QRectF& target, const Theme& theme) override;
    QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const override;

private:
    HeatMap m_data;
};

} // namespace planner::ui
