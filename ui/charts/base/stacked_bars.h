// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/meaning.h"

#include <QPair>
#include <QString>
#include <QVector>

#include <cmath>
#include <limits>

namespace planner::ui {

/// How an area is filled.
enum class Fill { Solid, Hatched, Outline };

/// "Not known": drawn as a dash, never as 0.
inline constexpr double missingValue = std::numeric_limits<double>::quiet_NaN();

/// One part of a bar.
struct BarSegment {
    QString key;       ///< reported by elementActivated(); unique within the chart
    QString label;     ///< "routed experts"; in the legend once per label
    QString valueText; ///< "11.4"; written inside when it fits
    QString tip;       ///< read-out; label and value when empty
    double value = missingValue;
    Meaning colour = Meaning::Attention;
    Fill fill = Fill::Solid;
    double amount = missingValue; ///< what tables hold where `value` is only a length

    bool operator==(const BarSegment&) const = default;
};

/// A row of parts laid end to end.
struct BarRow {
    QString key; ///< reported when the row's name or total is chosen
    QString label;
    QVector<BarSegment> segments;
    QString totalText;                ///< "60.3 ms", right of the bar; a dash when all parts are missing
    QString remark;                   ///< muted, behind the total: a change against the baseline
    QVector<BarSegment> ghost;        ///< the baseline's parts, drawn as a thin pale bar under the row
    double ghostTotal = missingValue; ///< used when `ghost` is empty: an outline as long as the baseline
    Meaning lens =
        Meaning::Text; ///< Chapter, Limit, Estimate or Measured: a stroke of its style marks the label

    bool operator==(const BarRow&) const = default;
};

/// A line through all rows, such as the card's capacity.
struct BarMarker {
    double at = 0.0;
    QString text;
    Meaning colour = Meaning::Measured;
    bool above = false; ///< label above the rows instead of below

    bool operator==(const BarMarker&) const = default;
};

/// A whisker over one row: an uncertainty, or a range that is advised.
struct BarBand {
    QString row; ///< key of the row
    double from = 0.0;
    double to = 0.0;
    QString text;
    Meaning colour = Meaning::Text;

    bool operator==(const BarBand&) const = default;
};

/// A line of text under the chart.
struct ChartNote {
    QString text;
    Meaning colour = Meaning::Text;

    bool operator==(const ChartNote&) const = default;
};

/// Everything a stacked bar chart shows.
struct StackedBars {
    QString title; ///< for the description and the table, not drawn
    QVector<BarRow> rows;
    QVector<BarMarker> markers;
    QVector<BarBand> bands;
    double axisMaximum = 1.0;              ///< the chart never changes it
    QVector<QPair<double, QString>> ticks; ///< labelled grid lines; without them an unlabelled light grid
    double totalShare = 0.4;               ///< of the width: what totals and remarks may take at most
    bool legend = true;
    QVector<ChartNote> notes;
    QString emptyText; ///< shown when there are no rows
    QString unit;      ///< SI symbol of all numbers, for the table; empty where they have none

    bool operator==(const StackedBars&) const = default;
};

} // namespace planner::ui
