// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/revenue_waterfall.h"
#include "ui/charts/bars_plan_chart.h"

#include <QCoreApplication>

namespace planner::ui {

/// From the headline revenue down to what is earned: every step is an input, and each joins the next.
class RevenueChart final : public BarsPlanChart {
    Q_DECLARE_TR_FUNCTIONS(RevenueChart)

public:
    explicit RevenueChart(QWidget* parent) : BarsPlanChart(parent, AxisKeeper::Steps::fine) {}
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;

protected:
    StackedBars bars(const ChartInput& input) const override;

private:
    static QString nameOf(RevenueStep::Kind kind);
    static BarRow rowOf(const RevenueStep& step, double zero);
    static BarRow resultRow(const Plan& plan, const RevenueStep& last, double zero);
};

} // namespace planner::ui
