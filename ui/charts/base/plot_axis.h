// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/stacked_bars.h"

#include <QPair>
#include <QString>
#include <QVector>

namespace planner::ui {

/// An axis of values in a row, such as those of a varied input: the n-th stands at place n, whether the
/// values lie in equal steps, in equal ratios, or are words.
struct PlotAxis {
    QString title;
    QString unit;                          ///< SI symbol, for the table
    QStringList texts;                     ///< of each value, for read-outs
    QVector<double> values;                ///< in SI units; of words NaN
    QVector<QPair<double, QString>> ticks; ///< places and their labels
    double now = missingValue;             ///< place of the present plan; missing where it lies outside
    bool words = false;                    ///< nothing lies between two values

    int count() const { return static_cast<int>(texts.size()); }
};

} // namespace planner::ui
