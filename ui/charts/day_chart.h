// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/hour_chart.h"

namespace planner::ui {

/// Which units run at which hour, what demand needs, what the published day had, and what is freed at night.
class DayChart final : public HourChart {
    Q_DECLARE_TR_FUNCTIONS(DayChart)

public:
    explicit DayChart(QWidget* parent) : HourChart(parent) {}
    QString title() const override;

protected:
    HourData hours(const ChartInput& input, const Day& day) const override;

private:
    static QString tipOf(std::size_t at, const DayHour& hour);
    static QVector<ChartNote> notesOf(const Plan& plan, bool showsPublished);
};

} // namespace planner::ui
