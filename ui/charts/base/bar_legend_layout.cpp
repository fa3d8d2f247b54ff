// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/bar_legend_layout.h"

#include "ui/charts/base/chart_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace planner::ui {

namespace {

constexpr double entryGap = 14.0; ///< air behind an entry

QVector<BarLayout::LegendEntry> distinctEntries(const StackedBars& data) {
    QVector<BarLayout::LegendEntry> entries;
    for (const BarRow& row : data.rows) {
        for (const BarSegment& segment : row.segments) {
            // Hatched parts carry their name inside ("25.6 free"); parts named as their row need no legend.
            if (segment.label.isEmpty() || segment.label == row.label || segment.fill == Fill::Hatched)
                continue;
            const bool known =
                std::any_of(entries.begin(), entries.end(), [&segment](const BarLayout::LegendEntry& entry) {
                    return entry.label == segment.label;
                });
            if (!known)
                entries.append({segment.label, segment.colour, segment.fill, QRectF()});
        }
    }
    return entries;
}

/// Entries one after the other, without columns, where that takes fewer lines; else answers 0.
double pack(QVector<BarLayout::LegendEntry>& entries, const QVector<double>& widths, double width,
            double line, int rows) {
    QVector<QRectF> areas;
    QPointF at;
    for (const double each : widths) {
        if (at.x() > 0.0 && at.x() + each - entryGap > width)
            at = {0.0, at.y() + line};
        areas << QRectF(at, QSizeF(std::min(each - 6.0, width - at.x()), line));
        at.rx() += each;
    }
    if (at.y() + line >= rows * line)
        return 0.0;
    for (qsizetype index = 0; index < entries.size(); ++index)
        entries[index].area = areas[index];
    return at.y() + line;
}

} // namespace

double swatchSize(const QFont& font) { return std::round(font.pixelSize() * 0.95); }

BarLegendLayout layOutLegend(const StackedBars& data, double width, const QFont& font) {
    BarLegendLayout legend;
    legend.entries = distinctEntries(data);
    const int count = static_cast<int>(legend.entries.size());
    if (count == 0)
        return legend;
    QVector<double> widths;
    for (const BarLayout::LegendEntry& entry : legend.entries)
        widths << swatchSize(font) + 5.0 + textWidth(font, entry.label) + entryGap;

    // As many columns as fit, each as wide as its widest entry.
    QVector<double> columns;
    double total = 0.0;
    for (int lines = 1; lines <= count; ++lines) {
        const int number = (count + lines - 1) / lines;
        columns = QVector<double>(number, 0.0);
        for (int i = 0; i < count; ++i)
            columns[i % number] = std::max(columns[i % number], widths[i]);
        total = std::accumulate(columns.begin(), columns.end(), 0.0);
        if (total - entryGap <= width || number == 1)
            break;
    }
    const int number = static_cast<int>(columns.size());
    // A little air, so that columns spread without losing their neighbours in a wide chart.
    const double air = std::clamp((width - total) / number, 0.0, 28.0);
    const double line = lineHeight(font) + 2.0;
    double x = 0.0;
    for (int column = 0; column < number; ++column) {
        for (int i = column; i < count; i += number) {
            const int row = i / number;
            legend.entries[i].area = QRectF(x, row * line, std::min(columns[column] - 6.0, width - x), line);
        }
        x += columns[column] + air;
    }
    const int rows = (count + number - 1) / number;
    legend.height = rows * line;
    if (const double packed = pack(legend.entries, widths, width, line, rows); packed > 0.0)
        legend.height = packed;
    return legend;
}

} // namespace planner::ui
