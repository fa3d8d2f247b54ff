// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/cards/cards_plot.h"
#include "ui/charts/plan_chart.h"

#include <QCoreApplication>

namespace planner::ui {

/// Which card holds which experts, of both units.
class CardsChart final : public PlanChart {
    Q_DECLARE_TR_FUNCTIONS(CardsChart)

public:
    explicit CardsChart(QWidget* parent) : m_plot(new CardsPlot(parent)) {}

    Chart& widget() override { return *m_plot; }
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;
    void refresh(const ChartInput& input) override;

private:
    static CardsUnit unitOf(const Plan& plan, ServingUnit unit);

    CardsPlot* m_plot;
};

} // namespace planner::ui
