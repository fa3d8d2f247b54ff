// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart.h"
#include "ui/charts/base/roofline.h"

#include <memory>

namespace planner::ui {

class RooflineFrame;

/// Kernels under their roofs on log-log axes, with arrows from the baseline.
class RooflinePlot : public Chart {
    Q_OBJECT

public:
    explicit RooflinePlot(QWidget* parent = nullptr);
    ~RooflinePlot() override;

    /// Cheap at any time: the work is done when the chart next paints.
    void setData(const Roofline& data);
    const Roofline& data() const { return m_data; }

    QString description() const override;
    QVector<QStringList> table() const override;
    ChartTable numbers() const override;
    QSize sizeHint() const override;

    /// For tests: how often the data reached QCustomPlot.
    int syncCount() const { return m_syncs; }

protected:
    void draw(QPainter& painter, const QRectF& target, const Theme& theme) override;
    QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const override;

private:
    QString tipOf(const RooflinePoint& point) const;

    Roofline m_data;
    std::unique_ptr<RooflineFrame> m_frame;
    bool m_dirty = true;
    int m_syncs = 0;
};

} // namespace planner::ui
