// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/stacked_bar_chart.h"
#include "ui/charts/plan_chart.h"

#include <QCoreApplication>

namespace planner::ui {

/// What a token of context costs different models in cache, on a logarithmic axis: the chapter's four, those
/// that the input names besides, and the model of the plan.
class KvChart final : public PlanChart {
    Q_DECLARE_TR_FUNCTIONS(KvChart)

public:
    explicit KvChart(QWidget* parent) : m_chart(new StackedBarChart(parent)) {}

    Chart& widget() override { return *m_chart; }
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;
    void refresh(const ChartInput& input) override;

private:
    StackedBarChart* m_chart;
};

} // namespace planner::ui
