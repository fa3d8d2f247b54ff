// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart.h"
#include "ui/charts/base/xy_data.h"

#include <memory>
#include <vector>

namespace planner::ui {

class XyFrame;

/// Curves and points on one or more pairs of axes.
class XyPlot final : public Chart {
    Q_OBJECT

public:
    explicit XyPlot(QWidget* parent = nullptr);
    ~XyPlot() override;

    /// Cheap at any time: the work is done when the chart next paints.
    void setData(const XyData& data);
    const XyData& data() const { return m_data; }

    QString description() const override;
    QVector<QStringList> table() const override;

    /// For tests: how often QCustomPlot drew a panel.
    int recordCount() const;

protected:
    void draw(QPainter& painter, const QRectF& target, const Theme& theme) override;
    QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const override;

private:
    XyData m_data;
    std::vector<std::unique_ptr<XyFrame>> m_frames; ///< one for each panel
};

} // namespace planner::ui
