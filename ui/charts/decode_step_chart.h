// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/bars_plan_chart.h"

#include <QCoreApplication>

namespace planner::ui {

/// How the bound of a decode step comes about, and the measured step beside it.
class DecodeStepChart final : public BarsPlanChart {
    Q_DECLARE_TR_FUNCTIONS(DecodeStepChart)

public:
    using BarsPlanChart::BarsPlanChart;
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;

protected:
    StackedBars bars(const ChartInput& input) const override;

private:
    static ChartNote measuredNote(const Plan& plan);
};

} // namespace planner::ui
