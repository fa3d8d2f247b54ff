// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>
#include <QVector>

#include <variant>

namespace planner::ui {

/// The numbers behind a chart with all their digits, for programs to read.
struct ChartTable {
    struct Column {
        QString name;
        QString unit; ///< SI symbol; empty for words and plain numbers
    };
    using Cell = std::variant<QString, double>; ///< a missing number is NaN

    QVector<Column> columns;
    QVector<QVector<Cell>> rows;
};

/// A table of texts, the first row its headers.
ChartTable tableOfTexts(const QVector<QStringList>& texts);

/// RFC 4180 in UTF-8: a header line `name [unit],..`, decimal points, missing numbers empty.
QByteArray csvOf(const ChartTable& table);

} // namespace planner::ui
