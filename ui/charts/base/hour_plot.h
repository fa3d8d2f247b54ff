// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart.h"
#include "ui/charts/base/hour_data.h"

#include <memory>

namespace planner::ui {

class HourFrame;

/// A day of 24 hours: stacked areas and lines in steps.
class HourPlot : public Chart {
    Q_OBJECT

public:
    explicit HourPlot(QWidget* parent = nullptr);
    ~HourPlot() override;

    /// Cheap at any time: the work is done when the chart next paints.
    void setData(const HourData& data);
    const HourData& data() const { return m_data; }

    QString description() const override;
    QVector<QStringList> table() const override;

protected:
    void draw(QPainter& painter, const QRectF& target, const Theme& theme) override;
    QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const override;

private:
    HourData m_data;
    std::unique_ptr<HourFrame> m_frame;
};

} // namespace planner::ui
