// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/pass_breakdown.h"
#include "ui/charts/bars_plan_chart.h"

#include <QCoreApplication>

namespace planner::ui {

/// The prefill pass of each lens by what it waits for, and the measured rate beside them.
class PrefillStepChart final : public BarsPlanChart {
    Q_DECLARE_TR_FUNCTIONS(PrefillStepChart)

public:
    using BarsPlanChart::BarsPlanChart;
    QString title() const override;
    QString subtitle(const ChartInput& input) const override;

protected:
    StackedBars bars(const ChartInput& input) const override;

private:
    static QString partLabel(PassPart part); ///< short, for the legend
    static QString partName(PassPart part);
    static QVector<BarSegment> lensSegments(const Plan& plan, Lens lens);
    static BarRow measuredRow(const Plan& plan);
    static QVector<ChartNote> notesOf(const ChartInput& input);
};

} // namespace planner::ui
