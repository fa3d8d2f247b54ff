// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/report/table_strips.h"

#include "ui/charts/base/chart_text.h"
#include "ui/exporting/report/report_strips.h"
#include "ui/exporting/report/wrapped_text.h"
#include "ui/theme/fonts.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace planner::ui {

namespace {

using namespace report;

constexpr double gap = 12;    // between columns
constexpr double slack = 2;   // what rounding of advances may add to a text
constexpr double padding = 3; // above and below the text of a row

bool isHeading(const Row& row, const Table& table) { return row.size() == 1 && table.columns.size() > 1; }

QFont fontOf(const Cell& cell) {
    auto font = textFont(TextRole::Caption);
    font.setBold(cell.tone == Tone::strong || cell.tone == Tone::warning);
    return font;
}

Row headerOf(const Table& table) {
    Row row;
    for (const auto& column : table.columns)
        row.push_back({column.title, Tone::muted});
    return row;
}

/// The width that each column needs to break no text.
std::vector<double> wantedWidths(const Table& table) {
    std::vector<double> wanted(table.columns.size(), 0);
    const auto take = [&](const Row& row) {
        for (std::size_t index = 0; index < row.size(); ++index)
            wanted[index] =
                std::max(wanted[index], textWidth(fontOf(row[index]), shown(row[index].text)) + slack);
    };
    take(headerOf(table));
    for (const auto& row : table.rows)
        if (!isHeading(row, table))
            take(row);
    return wanted;
}

/// A laid out cell, ready to be painted.
struct LaidOut {
    WrappedText text;
    double left;
    QColor colour;
};

Strip stripOf(const Row& row, const Table& table, const std::vector<double>& widths, const Theme& theme) {
    std::vector<LaidOut> cells;
    double left = 0;
    double height = 0;
    const double whole =
        std::accumulate(widths.begin(), widths.end(), gap * static_cast<double>(widths.size() - 1));
    for (std::size_t index = 0; index < row.size(); ++index) {
        const double width = isHeading(row, table) ? whole : widths[index];
        const auto alignment = table.columns[index].is_number ? Qt::AlignRight : Qt::AlignLeft;
        cells.push_back({WrappedText(shown(row[index].text), fontOf(row[index]), width, alignment), left,
                         toneColour(row[index].tone, theme)});
        height = std::max(height, cells.back().text.height());
        left += width + gap;
    }
    height += 2 * padding;
    return {height,
            0,
            isHeading(row, table),
            false,
            -1,
            [cells = std::move(cells), height, whole, line = theme.colour(Meaning::Line)](QPainter& painter,
                                                                                          const QPointF& at) {
                for (const auto& cell : cells)
                    cell.text.paint(painter, at + QPointF(cell.left, padding), cell.colour);
                painter.fillRect(QRectF(at.x(), at.y() + height - 0.6, whole, 0.6), line);
            }};
}

} // namespace

std::vector<double> columnWidths(const std::vector<double>& wanted, double width) {
    auto widths = wanted;
    double room = width - gap * static_cast<double>(wanted.size() - 1);
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const double share = room / static_cast<double>(order.size() - rank);
        auto& own = widths[order[rank]];
        own = std::min(own, share);
        room -= own;
    }
    widths.front() += std::max(0.0, room);
    return widths;
}

std::vector<Strip> tableStrips(const Table& table, double width, const Theme& theme, std::size_t first) {
    const auto widths = columnWidths(wantedWidths(table), width);
    std::vector<Strip> strips{stripOf(headerOf(table), table, widths, theme)};
    strips.front().before = 4;
    strips.front().keepWithNext = true;
    for (std::size_t index = 0; index < table.rows.size(); ++index) {
        auto strip = stripOf(table.rows[index], table, widths, theme);
        strip.header = static_cast<int>(first);
        // A lone row at the foot or at the head of a page looks lost.
        strip.keepWithNext |= index == 0 || index + 2 == table.rows.size();
        strips.push_back(std::move(strip));
    }
    if (!table.rows.empty())
        strips.back().keepWithNext = false;
    return strips;
}

} // namespace planner::ui
