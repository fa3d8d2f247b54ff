// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/xy_plot.h"
#include "ui/charts/plan_chart.h"

#include "model/analysis/validation.h"

#include <QCoreApplication>

namespace planner::ui {

/// Every shipped prediction against its measurement. Of no plan: it is computed once, when it is first looked
/// at. The key of an element is the id of its row.
class ValidationChart final : public PlanChart {
    Q_DECLARE_TR_FUNCTIONS(ValidationChart)

public:
    explicit ValidationChart(QWidget* parent) : m_plot(new XyPlot(parent)) {}

    Chart& widget() override { return *m_plot; }
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;
    void refresh(const ChartInput& input) override;

    /// The rows of the validation, computed by the first call.
    static const std::vector<ValidationRow>& rows();

    /// How often the validation was computed; for tests.
    static int validationCount();

private:
    static QString tipOf(const ValidationRow& row);
    static XyPoint pointOf(const ValidationRow& row);
    static XyPanel panelOf(Unit unit);

    XyPlot* m_plot;
};

} // namespace planner::ui
