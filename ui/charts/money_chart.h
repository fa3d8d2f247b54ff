// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/bars_plan_chart.h"

#include <QCoreApplication>

namespace planner::ui {

/// Cost and theoretical revenue of a day, by token class.
class MoneyChart final : public BarsPlanChart {
    Q_DECLARE_TR_FUNCTIONS(MoneyChart)

public:
    using BarsPlanChart::BarsPlanChart;
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;

protected:
    StackedBars bars(const ChartInput& input) const override;

private:
    static QVector<ChartNote> notesOf(const Plan& plan);
};

} // namespace planner::ui
