// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/stacked_bars.h"

#include "model/units/unit.h"

namespace planner::ui {

/// One value for each hour, stacked on the areas before it. A missing value leaves a gap.
struct HourArea {
    QString key; ///< reported when its name in the legend is chosen
    QString label;
    Meaning colour = Meaning::Attention;
    QVector<double> values;
    bool hatched = false; ///< room that is left, not what is there

    bool operator==(const HourArea&) const = default;
};

/// A value that holds from one time of the day to another.
struct HourStep {
    double from = 0.0;
    double to = 0.0;
    double value = missingValue;

    bool operator==(const HourStep&) const = default;
};

/// A line in steps over the day.
struct HourLine {
    QString key;
    QString label;
    Meaning colour = Meaning::Text;
    bool dashed = false;
    QVector<HourStep> steps;
    double error = 0.0; ///< how far off a reading may be: whiskers at every step

    bool operator==(const HourLine&) const = default;
};

/// A stretch of the day with another background.
struct HourSpan {
    double from = 0.0;
    double to = 0.0;

    bool operator==(const HourSpan&) const = default;
};

/// Everything that a chart of a day shows. Times are hours from midnight of one clock.
struct HourData {
    QString title; ///< for the description and the table, not drawn
    Unit unit = Unit::nodes;
    QString key; ///< reported when an hour is chosen
    QVector<HourArea> areas;
    QVector<HourLine> lines;
    QVector<HourSpan> spans;
    QString spanLabel;        ///< in the legend
    QVector<QString> tips;    ///< read-out of each hour
    double axisMaximum = 1.0; ///< the chart never changes it
    QVector<ChartNote> notes;
    QString emptyText; ///< shown when there are neither areas nor lines

    bool isEmpty() const { return areas.isEmpty() && lines.isEmpty(); }
    bool operator==(const HourData&) const = default;
};

/// The value of each hour as steps of an hour; missing values are left out.
QVector<HourStep> hourlySteps(const QVector<double>& values);

/// Mean of a line's steps within an hour; missing where they do not cover it.
double meanOfHour(const HourLine& line, int hour);

/// The highest point that is drawn.
double reachOf(const HourData& data);

} // namespace planner::ui
