// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/bar_words.h"

#include "ui/charts/base/chart_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace planner::ui {

namespace {

QString numberText(double value) {
    return std::isfinite(value) ? QLocale::c().toString(value, 'g', 6) : missingText();
}

QString valueOf(const BarSegment& segment) {
    if (!std::isfinite(segment.value))
        return missingText();
    return segment.valueText.isEmpty() ? numberText(segment.value) : segment.valueText;
}

double sumOf(const QVector<BarSegment>& segments) {
    double sum = 0.0;
    for (const BarSegment& segment : segments)
        sum += segment.value;
    return segments.isEmpty() ? missingValue : sum;
}

} // namespace

bool hasMissing(const BarRow& row) {
    return std::any_of(row.segments.begin(), row.segments.end(),
                       [](const BarSegment& segment) { return !std::isfinite(segment.value); });
}

QString describeSegment(const BarSegment& segment) {
    if (!segment.tip.isEmpty())
        return segment.tip;
    return segment.label.isEmpty() ? valueOf(segment) : segment.label + u' ' + valueOf(segment);
}

QString describeRow(const BarRow& row) {
    QString text = row.label;
    if (!row.totalText.isEmpty())
        text += QStringLiteral(": ") + row.totalText;
    if (!row.remark.isEmpty())
        text += QStringLiteral(", ") + row.remark;
    return text;
}

QString describeBars(const StackedBars& data) {
    QStringList sentences;
    if (!data.title.isEmpty())
        sentences << data.title;
    for (const BarRow& row : data.rows) {
        QStringList parts;
        for (const BarSegment& segment : row.segments)
            if (segment.label != row.label || row.totalText.isEmpty())
                parts << segment.label + u' ' + valueOf(segment);
        sentences << (parts.isEmpty() ? describeRow(row)
                                      : describeRow(row) + QStringLiteral(" (") +
                                            parts.join(QStringLiteral(", ")) + u')');
    }
    for (const BarMarker& marker : data.markers)
        sentences << marker.text;
    for (const BarBand& band : data.bands)
        sentences << band.text;
    for (const ChartNote& note : data.notes)
        sentences << note.text;
    if (data.rows.isEmpty())
        sentences << (data.emptyText.isEmpty() ? QCoreApplication::translate("StackedBarChart", "No data")
                                               : data.emptyText);
    sentences.removeAll(QString());
    return sentences.join(QStringLiteral(". "));
}

QVector<QStringList> tabulateBars(const StackedBars& data) {
    QStringList columns;
    for (const BarRow& row : data.rows)
        for (const BarSegment& segment : row.segments)
            if (!columns.contains(segment.label))
                columns << segment.label;
    QVector<QStringList> table;
    table << (QStringList{data.title} + columns +
              QStringList{QCoreApplication::translate("StackedBarChart", "total"),
                          QCoreApplication::translate("StackedBarChart", "baseline")});
    for (const BarRow& row : data.rows) {
        QStringList line{row.label};
        for (const QString& column : columns) {
            const auto found =
                std::find_if(row.segments.begin(), row.segments.end(),
                             [&column](const BarSegment& segment) { return segment.label == column; });
            line << (found == row.segments.end() ? QString() : numberText(found->value));
        }
        line << (row.totalText.isEmpty() ? numberText(sumOf(row.segments)) : row.totalText);
        const double before = row.ghost.isEmpty() ? row.ghostTotal : sumOf(row.ghost);
        line << (std::isfinite(before) ? numberText(before) : QString());
        table << line;
    }
    return table;
}

} // namespace planner::ui
