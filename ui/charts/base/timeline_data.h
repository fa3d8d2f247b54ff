// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/stacked_bars.h"

#include <algorithm>

namespace planner::ui {

/// A stretch of time in which a lane works.
struct TimelineBlock {
    QString key;  ///< reported by elementActivated()
    QString name; ///< written inside when it fits
    QString tip;  ///< read-out
    double from = 0.0;
    double to = 0.0;
    Meaning colour = Meaning::Attention;
    bool second = false; ///< of the second micro-batch: lighter, with an outline

    bool operator==(const TimelineBlock&) const = default;
};

/// A stretch of time in which a lane waits.
struct TimelineGap {
    QString tip;
    double from = 0.0;
    double to = 0.0;

    bool operator==(const TimelineGap&) const = default;
};

/// One resource over time.
struct TimelineLane {
    QString label;
    QString remark; ///< muted, under the label: how busy it is
    QString mark;   ///< not empty: this lane rules, and the text says so
    QVector<TimelineBlock> blocks;
    QVector<TimelineGap> gaps;

    bool operator==(const TimelineLane&) const = default;
};

/// A moment that is named above the lanes.
struct TimelineMoment {
    QString key;
    QString text; ///< beside the line
    QString tip;
    double at = missingValue; ///< missing: not shown

    bool operator==(const TimelineMoment&) const = default;
};

/// No moment of a timeline is later.
inline constexpr double endOfTime = std::numeric_limits<double>::infinity();

/// Everything that a timeline shows. Times are seconds.
struct TimelineData {
    QString title; ///< for the description and the table, not drawn
    QVector<TimelineLane> lanes;
    QVector<double> boundaries; ///< thin lines through all lanes
    TimelineMoment end;         ///< where the layer ends
    TimelineMoment before;      ///< where it ended in the baseline
    double axisMaximum = 1.0;   ///< the chart never changes it
    double now = endOfTime;     ///< a moment that moves: what begins later is pale
    QVector<QPair<Meaning, QString>> legend;
    QVector<ChartNote> notes;
    QString emptyText; ///< shown when there are no blocks

    bool isEmpty() const {
        return std::all_of(lanes.begin(), lanes.end(),
                           [](const TimelineLane& lane) { return lane.blocks.isEmpty(); });
    }
    bool operator==(const TimelineData&) const = default;
};

} // namespace planner::ui
