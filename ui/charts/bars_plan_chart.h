// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/axis_keeper.h"
#include "ui/charts/base/stacked_bar_chart.h"
#include "ui/charts/plan_chart.h"

namespace planner::ui {

/// A plan chart that is drawn as stacked bars: keeps the axis still while a person drags.
class BarsPlanChart : public PlanChart {
public:
    explicit BarsPlanChart(QWidget* parent, AxisKeeper::Steps steps = AxisKeeper::Steps::coarse)
        : m_chart(new StackedBarChart(parent)), m_axis(steps) {}

    Chart& widget() final { return *m_chart; }
    void refresh(const ChartInput& input) final;

protected:
    /// The bars of this plan; the axis maximum is put in afterwards.
    virtual StackedBars bars(const ChartInput& input) const = 0;

private:
    StackedBarChart* m_chart;
    AxisKeeper m_axis;
};

/// One part of a bar, taken from a figure: its key leads Explain to the figure.
BarSegment segmentOf(const Plan& plan, Figure figure, Meaning colour, const QString& label);

/// The largest number that a chart shows, over all rows, ghosts, bands and markers.
double reachOf(const StackedBars& bars);

} // namespace planner::ui
