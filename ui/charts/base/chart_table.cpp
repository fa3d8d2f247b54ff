// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/chart_table.h"

#include <QLocale>

#include <cmath>

namespace planner::ui {

namespace {

QString quoted(QString text) {
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n') && !text.contains(u'\r'))
        return text;
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString textOf(const ChartTable::Cell& cell) {
    if (const auto* text = std::get_if<QString>(&cell))
        return quoted(*text);
    const double value = std::get<double>(cell);
    if (!std::isfinite(value))
        return {};
    // Written out where that is not longer than a person would write it.
    const double size = std::abs(value);
    const bool plain = size == 0.0 || (size >= 1e-5 && size < 1e16);
    return QString::number(value, plain ? 'f' : 'g', QLocale::FloatingPointShortest);
}

} // namespace

ChartTable tableOfTexts(const QVector<QStringList>& texts) {
    ChartTable table;
    for (const QString& name : texts.value(0))
        table.columns.append({name, {}});
    for (const QStringList& line : texts.mid(1)) {
        QVector<ChartTable::Cell> row;
        for (const QString& text : line)
            row.append(text);
        table.rows.append(row);
    }
    return table;
}

QByteArray csvOf(const ChartTable& table) {
    QStringList line;
    for (const ChartTable::Column& column : table.columns)
        line << quoted(column.unit.isEmpty() ? column.name
                                             : QStringLiteral("%1 [%2]").arg(column.name, column.unit));
    QString text = line.join(u',') + u'\n';
    for (const auto& row : table.rows) {
        line.clear();
        for (const ChartTable::Cell& cell : row)
            line << textOf(cell);
        text += line.join(u',') + u'\n';
    }
    return text.toUtf8();
}

} // namespace planner::ui
