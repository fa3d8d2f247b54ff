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

double numberOf(const BarSegment& segment) {
    return std::isfinite(segment.amount) ? segment.amount : segment.value;
}

/// The figure whose value a table holds; a part with an amount of its own is only explained by its figure.
QString figureOf(const BarSegment& segment) {
    return std::isfinite(segment.amount) ? QString() : segment.key;
}

QString valueOf(const BarSegment& segment) {
    if (!std::isfinite(segment.value))
        return missingText();
    return segment.valueText.isEmpty() ? numberText(numberOf(segment)) : segment.valueText;
}

double sumOf(const QVector<BarSegment>& segments) {
    double sum = 0.0;
    for (const BarSegment& segment : segments)
        sum += numberOf(segment);
    return segments.isEmpty() ? missingValue : sum;
}

/// The same part of the baseline. Parts keep their order, but some bars end in one that the baseline lacks.
double valueBefore(const BarRow& row, qsizetype index) {
    const BarSegment& segment = row.segments[index];
    if (index < row.ghost.size() && row.ghost[index].key == segment.key)
        return row.ghost[index].value;
    return row.segments.size() == 1 ? row.ghostTotal : missingValue;
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
            line << (found == row.segments.end() ? QString() : numberText(numberOf(*found)));
        }
        line << (row.totalText.isEmpty() ? numberText(sumOf(row.segments)) : row.totalText);
        const double before = row.ghost.isEmpty() ? row.ghostTotal : sumOf(row.ghost);
        line << (std::isfinite(before) ? numberText(before) : QString());
        table << line;
    }
    return table;
}

ChartTable numbersOfBars(const StackedBars& data) {
    const auto word = [](const char* text) { return QCoreApplication::translate("StackedBarChart", text); };
    ChartTable table;
    table.columns = {{word(QT_TRANSLATE_NOOP("StackedBarChart", "bar")), {}},
                     {word(QT_TRANSLATE_NOOP("StackedBarChart", "part")), {}},
                     {word(QT_TRANSLATE_NOOP("StackedBarChart", "figure")), {}},
                     {word(QT_TRANSLATE_NOOP("StackedBarChart", "value")), data.unit},
                     {word(QT_TRANSLATE_NOOP("StackedBarChart", "baseline")), data.unit}};
    for (const BarRow& row : data.rows)
        for (qsizetype index = 0; index < row.segments.size(); ++index)
            table.rows.append({row.label, row.segments[index].label, figureOf(row.segments[index]),
                               numberOf(row.segments[index]), valueBefore(row, index)});
    for (const BarMarker& marker : data.markers)
        table.rows.append({QString(), marker.text, QString(), marker.at, missingValue});
    for (const BarBand& band : data.bands) {
        const auto row = std::find_if(data.rows.begin(), data.rows.end(),
                                      [&band](const BarRow& each) { return each.key == band.row; });
        const QString label = row == data.rows.end() ? QString() : row->label;
        table.rows.append(
            {label, word(QT_TRANSLATE_NOOP("StackedBarChart", "from")), QString(), band.from, missingValue});
        table.rows.append(
            {label, word(QT_TRANSLATE_NOOP("StackedBarChart", "to")), QString(), band.to, missingValue});
    }
    return table;
}

} // namespace planner::ui
