// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/plot_axis.h"

#include <functional>

namespace planner::ui {

/// A figure over the axis.
struct PlotLine {
    QString key; ///< id of the figure, for the table
    QString label;
    QVector<double> values; ///< of each place; missing ones leave a gap
    Meaning colour = Meaning::Attention;
    Qt::PenStyle style = Qt::SolidLine;
    double now = missingValue; ///< value of the present plan
};

/// Figures of one unit, on a scale of their own.
struct LinePanel {
    QString title;
    QString unit; ///< SI symbol, for the table
    QVector<PlotLine> lines;
    double minimum = 0.0;
    double maximum = 1.0;
    QStringList kinds;                   ///< not empty: values are indices into these words
    std::function<QString(double)> text; ///< a value as people read it
};

/// Everything that a line plot shows: figures over one axis, a panel for each unit, one above the other.
struct Lines {
    QString title; ///< for the description and the table, not drawn
    PlotAxis x;
    QVector<LinePanel> panels;
    QVector<quint8> broken; ///< of each place, whether that plan breaks a rule: hatched behind the lines
    QString legend;         ///< what the hatch means; empty where nothing is hatched
    QString nowText;        ///< what the ring means; empty where the plan lies outside
    QString emptyText;      ///< shown when there is nothing

    bool isEmpty() const { return x.count() == 0 || panels.isEmpty(); }
};

} // namespace planner::ui
