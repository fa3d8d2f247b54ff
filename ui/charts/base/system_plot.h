// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart.h"
#include "ui/charts/base/system_data.h"

namespace planner::ui {

/// The parts of a service and what flows between them.
class SystemPlot : public Chart {
    Q_OBJECT

public:
    using Chart::Chart;

    void setData(const SystemData& data);
    const SystemData& data() const { return m_data; }

    QString description() const override;
    QVector<QStringList> table() const override;

protected:
    void draw(QPainter& painter, const QRectF& target, const Theme& theme) override;
    QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const override;

private:
    SystemData m_data;
};

} // namespace planner::ui
