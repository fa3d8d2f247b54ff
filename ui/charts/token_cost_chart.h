// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/token_costs.h"
#include "ui/charts/bars_plan_chart.h"

#include <QCoreApplication>

namespace planner::ui {

/// What a million tokens cost, by part, and what the same input costs without the cache.
class TokenCostChart final : public BarsPlanChart {
    Q_DECLARE_TR_FUNCTIONS(TokenCostChart)

public:
    explicit TokenCostChart(QWidget* parent) : BarsPlanChart(parent, AxisKeeper::Steps::fine) {}
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;

protected:
    StackedBars bars(const ChartInput& input) const override;

private:
    static QVector<BarSegment> partsOf(const TokenCosts::Row& costs);
    static void addCacheRows(StackedBars& data, const Scenario& scenario);
};

} // namespace planner::ui
