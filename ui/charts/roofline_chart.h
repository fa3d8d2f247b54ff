// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/roofline_plot.h"
#include "ui/charts/plan_chart.h"

#include <QCoreApplication>

namespace planner::ui {

/// The terms of a decode step under the roofs of the GPU, with arrows from the baseline.
class RooflineChart final : public PlanChart {
    Q_DECLARE_TR_FUNCTIONS(RooflineChart)

public:
    explicit RooflineChart(QWidget* parent) : m_plot(new RooflinePlot(parent)) {}

    Chart& widget() override { return *m_plot; }
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;
    void refresh(const ChartInput& input) override;

private:
    void fitAxes(Roofline& data, bool dragging);

    RooflinePlot* m_plot;
    Roofline m_axes; ///< the axis ranges shown last; they stay while a person drags
};

} // namespace planner::ui
