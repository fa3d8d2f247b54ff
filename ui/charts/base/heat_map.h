// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/plot_axis.h"

#include <functional>

namespace planner::ui {

/// Everything that a heat map shows: a figure over two axes.
struct HeatMap {
    QString title; ///< for the description and the table, not drawn
    PlotAxis x;
    PlotAxis y;
    QVector<double> values; ///< row by row, x fastest; missing ones are left blank
    QVector<quint8> broken; ///< of each value, whether that plan breaks a rule: hatched
    QString figure;         ///< title of the colour scale
    QString unit;           ///< SI symbol, for the table
    QStringList kinds;      ///< not empty: values are indices into these words
    QVector<Meaning> kindColours;
    double minimum = 0.0; ///< of the colour scale
    double maximum = 1.0;
    std::function<QString(double)> text; ///< a value as people read it
    std::function<QString(int)> tip;     ///< read-out of the n-th value
    QString legend;                      ///< what the hatch means; empty where nothing is hatched
    QString nowText;                     ///< what the ring means; empty where the plan lies outside
    QString emptyText;                   ///< shown when there are no values

    bool isEmpty() const { return x.count() == 0 || y.count() == 0; }
    int at(int column, int row) const { return row * x.count() + column; }
    Meaning colourOf(int kind) const { return kindColours.value(kind, Meaning::Vocabulary); }
    double value(int column, int row) const { return values.value(at(column, row), missingValue); }
};

} // namespace planner::ui
