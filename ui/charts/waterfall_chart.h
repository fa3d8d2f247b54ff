// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/bars_plan_chart.h"

#include <QCoreApplication>

namespace planner::ui {

/// From the chapter's bound to the estimate and on to what was measured, cause by cause.
class WaterfallChart final : public BarsPlanChart {
    Q_DECLARE_TR_FUNCTIONS(WaterfallChart)

public:
    using BarsPlanChart::BarsPlanChart;
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;

protected:
    StackedBars bars(const ChartInput& input) const override;
};

} // namespace planner::ui
