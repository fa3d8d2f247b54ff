// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart.h"
#include "ui/charts/plan_chart.h"

namespace planner::ui {

/// What several plans are drawn from side by side.
struct ComparedPlans {
    std::vector<Scenario> scenarios;
    std::vector<Plan> plans;
    QStringList names;
};

/// One kind of chart once for each plan, all on the same scales.
class PlansChart final : public Chart {
    Q_OBJECT

public:
    explicit PlansChart(QWidget* parent = nullptr);
    ~PlansChart() override;

    void show(const ChartKind& kind, const ComparedPlans& plans);

    QString description() const override;
    QVector<QStringList> table() const override;
    ChartTable numbers() const override;
    QSize sizeHint() const override;

protected:
    void draw(QPainter& painter, const QRectF& target, const Theme& theme) override;
    QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const override;

private:
    QRectF cell(const QRectF& target, int index) const;
    QRectF chartArea(const QRectF& target, int index, const Theme& theme) const;

    ComparedPlans m_plans;
    std::vector<std::unique_ptr<PlanChart>> m_charts;
};

} // namespace planner::ui
