// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart.h"
#include "ui/charts/base/timeline_data.h"

#include <memory>

namespace planner::ui {

class TimelineFrame;

/// Lanes of work over time, to scale, with what is idle between.
class TimelinePlot : public Chart {
    Q_OBJECT

public:
    explicit TimelinePlot(QWidget* parent = nullptr);
    ~TimelinePlot() override;

    /// Cheap at any time: the work is done when the chart next paints.
    void setData(const TimelineData& data);
    const TimelineData& data() const { return m_data; }

    /// Moves the present moment alone, for animation; `endOfTime` takes it away.
    void setNow(double seconds);

    QString description() const override;
    QVector<QStringList> table() const override;
    ChartTable numbers() const override;
    QSize sizeHint() const override;

protected:
    void draw(QPainter& painter, const QRectF& target, const Theme& theme) override;
    QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const override;

private:
    TimelineData m_data;
    std::unique_ptr<TimelineFrame> m_frame;
};

} // namespace planner::ui
