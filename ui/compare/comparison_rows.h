// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/comparison.h"
#include "ui/charts/base/chart_table.h"

#include <QStringList>
#include <QVector>

namespace planner::ui {

/// A line of the comparison as people read it: a heading, an input or a figure.
struct ComparisonRow {
    enum class Kind { Heading, Input, Figure };

    /// What stands under one plan.
    struct Cell {
        QString value;
        QString change; ///< against the first plan: amount, per cent, better or worse; empty where the same
        Verdict verdict = Verdict::same;
        QString remark; ///< source of an input, or that a figure was measured on another plan
    };

    Kind kind = Kind::Heading;
    QString title;
    QString id; ///< of parameter or figure
    QVector<Cell> cells;
};

/// What is shown of a comparison.
struct ComparisonFilter {
    QString words;           ///< all of them must occur in title or id
    bool changedOnly = true; ///< leave out figures that are the same in all plans
};

/// Inputs that differ, what rules each unit, then the figures in groups; headings without lines are left out.
QVector<ComparisonRow> comparisonRows(const Comparison& comparison, const ComparisonFilter& filter);

/// The same for programs: values in SI units, changes absolute and relative, all lines of all figures.
ChartTable comparisonTable(const Comparison& comparison, const QStringList& names);

} // namespace planner::ui
