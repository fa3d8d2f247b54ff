// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart.h"
#include "ui/charts/base/line_plot_layout.h"

#include <memory>
#include <vector>

namespace planner::ui {

class LinePlotFrame;

/// Figures over one varied input. The key of an element is the number of its place.
class LinePlot : public Chart {
    Q_OBJECT

public:
    explicit LinePlot(QWidget* parent = nullptr);
    ~LinePlot() override;

    /// Cheap at any time: the work is done when the chart next paints.
    void setData(const Lines& data);
    const Lines& data() const { return m_data; }

    QString description() const override;
    QVector<QStringList> table() const override;
    ChartTable numbers() const override;
    QSize sizeHint() const override;

protected:
    void draw(QPainter& painter, const QRectF& target, const Theme& theme) override;
    QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const override;

private:
    QString tipOf(int place) const;

    Lines m_data;
    std::vector<std::unique_ptr<LinePlotFrame>> m_frames; ///< one for each panel
    bool m_dirty = true;
};

} // namespace planner::ui
