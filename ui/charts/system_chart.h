// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/system_rates.h"
#include "ui/charts/base/system_plot.h"
#include "ui/charts/plan_chart.h"

#include <QCoreApplication>

namespace planner::ui {

/// The service as a diagram, with the rates of its busiest hour.
class SystemChart final : public PlanChart {
    Q_DECLARE_TR_FUNCTIONS(SystemChart)

public:
    explicit SystemChart(QWidget* parent) : m_plot(new SystemPlot(parent)) {}
    Chart& widget() override { return *m_plot; }
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;
    void refresh(const ChartInput& input) override;

private:
    static void addBoxes(SystemData& data, const Plan& plan, const SystemRates& rates);
    static void addFlows(SystemData& data, const SystemRates& rates);

    SystemPlot* m_plot;
};

} // namespace planner::ui
