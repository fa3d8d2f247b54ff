// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/step_breakdown.h"
#include "ui/charts/bars_plan_chart.h"

#include <QCoreApplication>

namespace planner::ui {

/// The decode step of each lens by what it waits for, and the measured step beside them.
class DecodeStepChart final : public BarsPlanChart {
    Q_DECLARE_TR_FUNCTIONS(DecodeStepChart)

public:
    using BarsPlanChart::BarsPlanChart;
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;

protected:
    StackedBars bars(const ChartInput& input) const override;

private:
    static QString partLabel(StepPart part);
    static QVector<BarSegment> lensSegments(const Plan& plan, Lens lens);
    static QVector<BarSegment> chapterSegments(const Plan& plan);
    static ChartNote measuredNote(const Plan& plan);
};

} // namespace planner::ui
