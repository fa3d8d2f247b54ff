// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/day.h"
#include "ui/charts/base/axis_keeper.h"
#include "ui/charts/base/hour_plot.h"
#include "ui/charts/plan_chart.h"

#include <QCoreApplication>

#include <optional>

namespace planner::ui {

/// A plan chart over the hours of a day: keeps the axis still while a person drags.
class HourChart : public PlanChart {
    Q_DECLARE_TR_FUNCTIONS(HourChart)

public:
    Chart& widget() final { return *m_plot; }
    QString subtitle(const ChartInput& input) const override;
    void refresh(const ChartInput& input) final;

protected:
    explicit HourChart(QWidget* parent) : m_plot(new HourPlot(parent)) {}

    /// What the day of this plan shows; the axis maximum is put in afterwards.
    virtual HourData hours(const ChartInput& input, const Day& day) const = 0;

    /// The baseline's day; nothing without a baseline.
    static std::optional<Day> baselineDay(const ChartInput& input);

    /// One value of each hour.
    template <class Value> static QVector<double> valuesOf(const Day& day, const Value& value) {
        QVector<double> values;
        for (const auto& hour : day)
            values.append(value(hour));
        return values;
    }

    /// The off-peak window as the day has it.
    static QVector<HourSpan> offPeakSpans(const Day& day);

    /// "09:00–10:00".
    static QString hourText(std::size_t hour);

    /// A label with a dash behind it where nothing is known.
    static QString labelled(const QString& label, const QVector<double>& values);

    /// Appends the baseline's line where it differs from what is shown now.
    static void addGhost(HourData& data, const QString& key, const QString& label,
                         const QVector<double>& before, const QVector<double>& now);

private:
    HourPlot* m_plot;
    AxisKeeper m_axis{AxisKeeper::Steps::fine};
};

} // namespace planner::ui
