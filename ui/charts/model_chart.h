// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/bars_plan_chart.h"

#include <QCoreApplication>

namespace planner::ui {

/// The model as a stack of layers, laid on its side: kinds of attention and of feed-forward, what the
/// parameters belong to, and what the cache of a token and of a request consists of. Each row is drawn to its
/// own full length; its amount stands behind it.
class ModelChart final : public BarsPlanChart {
    Q_DECLARE_TR_FUNCTIONS(ModelChart)

public:
    using BarsPlanChart::BarsPlanChart;

    QString title() const override;
    QString subtitle(const ChartInput& input) const override;

protected:
    StackedBars bars(const ChartInput& input) const override;
};

} // namespace planner::ui
