// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart.h"
#include "ui/charts/plan_chart.h"
#include "ui/panels/headline_card.h"

namespace planner::ui {

class ScenarioDocument;

/// Headlines and all charts on one sheet, painted as vectors: a chart of charts, so that it is exported like
/// any other.
class DashboardPicture final : public Chart {
    Q_OBJECT

public:
    explicit DashboardPicture(const ScenarioDocument& document, QWidget* parent = nullptr);
    /// With the lenses and the ghost of this input.
    explicit DashboardPicture(const ChartInput& input, QWidget* parent = nullptr);
    ~DashboardPicture() override;

    QString description() const override;
    QVector<QStringList> table() const override;
    /// A sheet on which every chart is large enough to read.
    QSize sizeHint() const override;

protected:
    void draw(QPainter& painter, const QRectF& target, const Theme& theme) override;
    QVector<ChartElement> elementsIn(const QRectF& target, const Theme& theme) const override;

private:
    int rows() const;
    void drawHeadline(QPainter& painter, const QRectF& card, const Theme& theme,
                      const Headline& headline) const;
    void drawChart(QPainter& painter, const QRectF& card, const Theme& theme, PlanChart& chart) const;

    ChartInput m_input;
    QVector<Headline> m_headlines;
    std::vector<std::unique_ptr<PlanChart>> m_charts;
};

} // namespace planner::ui
