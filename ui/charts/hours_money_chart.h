// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/hour_chart.h"

namespace planner::ui {

/// Cost and revenue of every hour, and the published reading of the income where the day has one.
class HoursMoneyChart final : public HourChart {
    Q_DECLARE_TR_FUNCTIONS(HoursMoneyChart)

public:
    explicit HoursMoneyChart(QWidget* parent) : HourChart(parent) {}
    QString title() const override;

protected:
    HourData hours(const ChartInput& input, const Day& day) const override;

private:
    static QString tipOf(std::size_t at, const DayHour& hour, bool showsIncome);
    static QVector<ChartNote> notesOf(const Plan& plan, bool showsIncome);
};

} // namespace planner::ui
