// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart_table.h"
#include "ui/charts/base/stacked_bars.h"

#include <QStringList>

namespace planner::ui {

/// True when a part of the row is not known.
bool hasMissing(const BarRow& row);

/// "attention 11.4", or the caller's own read-out.
QString describeSegment(const BarSegment& segment);

/// "Decode: 59.9 GB", the remark with it.
QString describeRow(const BarRow& row);

/// All the data as sentences.
QString describeBars(const StackedBars& data);

/// A row per bar, a column per part, then the total and the baseline.
QVector<QStringList> tabulateBars(const StackedBars& data);

/// A line per part of a bar with its figure and what it was in the baseline, then markers and bands.
ChartTable numbersOfBars(const StackedBars& data);

} // namespace planner::ui
