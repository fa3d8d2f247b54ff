// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/bar_layout.h"

#include "ui/charts/base/axis_keeper.h"
#include "ui/charts/base/bar_legend_layout.h"
#include "ui/charts/base/bar_marker_layout.h"
#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace planner::ui {

namespace {

constexpr double gap = 8.0;

double sumOf(const BarRow& row) {
    double sum = 0.0;
    for (const BarSegment& segment : row.segments)
        sum += std::isfinite(segment.value) ? std::max(segment.value, 0.0) : 0.0;
    return sum;
}

double labelColumn(const StackedBars& data, const QFont& font, double width) {
    double widest = 0.0;
    for (const BarRow& row : data.rows)
        widest = std::max(widest, textWidth(font, row.label));
    // A minimum, so that charts above one another line up when their labels are short.
    return widest <= 0.0 ? 0.0 : std::clamp(widest + gap, std::min(64.0, width * 0.2), width * 0.34);
}

// Room at the right for totals that stand behind full bars. In steps, so that a total that gains a digit
// while a slider moves does not rescale the bars.
double totalColumn(const StackedBars& data, const QFont& total, const QFont& remark, double width) {
    double widest = 0.0;
    double arrow = 0.0;
    for (const BarRow& row : data.rows) {
        arrow = sumOf(row) > data.axisMaximum ? 9.0 : arrow;
        widest = std::max(widest, textWidth(total, row.totalText) +
                                      (row.remark.isEmpty() ? 0.0 : 6.0 + textWidth(remark, row.remark)));
    }
    return widest <= 0.0 ? 10.0
                         : std::min(std::ceil((widest + gap + arrow) / 16.0) * 16.0, width * data.totalShare);
}

void placeSegments(BarLayout& layout, BarLayout::Row& row, const BarRow& data) {
    double sum = 0.0;
    row.missing = true;
    for (int i = 0; i < data.segments.size(); ++i) {
        const double value = data.segments[i].value;
        if (!std::isfinite(value))
            continue;
        row.missing = false;
        const double from = std::min(sum, layout.maximum);
        sum += std::max(value, 0.0);
        const double to = std::min(sum, layout.maximum);
        const QRectF area(QPointF(layout.x(from), row.bar.top()), QPointF(layout.x(to), row.bar.bottom()));
        if (to > from)
            row.segments.append({i, area, area});
    }
    // A hair beyond is rounding, not news.
    row.beyond = sum > layout.maximum * (1.0 + 1e-9);
    row.end = layout.x(std::min(sum, layout.maximum));
    row.textStart = row.end + 6.0 + (row.beyond ? arrowSize(row.bar.height()) : 0.0);
}

// A total stands right behind its bar unless the bracket of a band, which lies over the bar, would touch it.
void makeRoomForBand(const BarLayout& layout, BarLayout::Row& row, const StackedBars& data, const BarRow& of,
                     const QFont& total) {
    constexpr double reach = 3.0; // of the bracket into the bar's height, with some air
    if (row.bar.height() >= lineHeight(total) + 2.0 * reach)
        return;
    const double totalWidth = textWidth(total, of.totalText);
    for (const BarBand& band : data.bands) {
        if (band.row != of.key || !std::isfinite(band.to))
            continue;
        const double from = layout.x(std::clamp(band.from, 0.0, layout.maximum));
        const double to = layout.x(std::clamp(band.to, 0.0, layout.maximum));
        if (from < row.textStart + totalWidth + 6.0)
            row.textStart = std::max(row.textStart, to + 6.0);
    }
}

void placeGrid(BarLayout& layout, const StackedBars& data) {
    if (!data.ticks.isEmpty()) {
        for (const auto& tick : data.ticks)
            layout.grid << layout.x(std::clamp(tick.first, 0.0, layout.maximum));
        return;
    }
    const double step = AxisKeeper::niceCeiling(layout.maximum / 5.0);
    for (int i = 0; i * step <= layout.maximum * (1.0 + 1e-9); ++i)
        layout.grid << layout.x(i * step);
}

} // namespace

double arrowSize(double barHeight) { return std::min(barHeight / 2.0, 8.0); }

BarLayout layOutBars(const StackedBars& data, const QRectF& target, const Theme& theme) {
    BarLayout layout;
    layout.maximum = std::isfinite(data.axisMaximum) && data.axisMaximum > 0.0 ? data.axisMaximum : 1.0;
    layout.scale = theme.textScale;
    const QFont body = textFont(TextRole::Body, layout.scale);
    const QFont strong = textFont(TextRole::Strong, layout.scale);
    const QFont caption = textFont(TextRole::Caption, layout.scale);
    const double line = lineHeight(caption);
    const int rowCount = static_cast<int>(data.rows.size());
    // A target too small for anything still lays out, without negative lengths.
    QRectF area = target.adjusted(1.0, 1.0, -1.0, -1.0);
    area.setSize(area.size().expandedTo({1.0, 1.0}));

    const double left = area.left() + labelColumn(data, body, area.width());
    layout.totalWidth = totalColumn(data, strong, caption, area.width());
    const double right = area.right() - layout.totalWidth;
    const bool ghosts = std::any_of(data.rows.begin(), data.rows.end(), [](const BarRow& row) {
        return !row.ghost.isEmpty() || std::isfinite(row.ghostTotal);
    });

    const auto hasMarker = [&data](bool above) {
        return std::any_of(data.markers.begin(), data.markers.end(), [above](const BarMarker& marker) {
            return marker.above == above && !marker.text.isEmpty();
        });
    };
    double above = hasMarker(true) ? line + 2.0 : 2.0;
    const double markersBelow = hasMarker(false) ? line : 0.0;
    const double ticks = data.ticks.isEmpty() ? 0.0 : line;

    // The bars come first; legend and notes get what is left, notes before the legend's colours are lost.
    const double leastRows = rowCount * (ghosts ? 23.0 : 20.0) * layout.scale;
    double spare = area.height() - above - markersBelow - ticks - leastRows;
    QVector<double> noteHeights;
    const double noteLine = lineHeight(caption);
    BarLegendLayout legend;
    if (data.legend)
        legend = layOutLegend(data, area.width(), caption);
    double legendHeight = legend.height > 0.0 && legend.height + 8.0 <= spare ? legend.height + 8.0 : 0.0;
    spare -= legendHeight;
    // Every note gets one line before any gets a second or a third: better elided than absent.
    for (int i = 0; i < data.notes.size() && noteLine * (i + 1) + 6.0 <= spare; ++i)
        noteHeights << noteLine;
    spare -= noteHeights.isEmpty() ? 0.0 : noteLine * static_cast<double>(noteHeights.size()) + 6.0;
    for (const int lines : {2, 3}) {
        for (int i = 0; i < noteHeights.size() && noteLine <= spare; ++i) {
            if (wrappedLines(caption, data.notes[i].text, area.width()) >= lines) {
                noteHeights[i] += noteLine;
                spare -= noteLine;
            }
        }
    }
    const double notes =
        std::accumulate(noteHeights.begin(), noteHeights.end(), noteHeights.isEmpty() ? 0.0 : 6.0);

    // Rows take the spare room up to a comfortable pitch; beyond it the chart stays at the top of a tall
    // card.
    const double room = std::max(area.height() - above - markersBelow - ticks - legendHeight - notes, 4.0);
    const double least = (ghosts ? 46.0 : 40.0) * layout.scale;
    const double comfortable = least * std::clamp(room / (rowCount * 1.3 * least + 1.0), 1.0, 2.4);
    layout.pitch = rowCount == 0 ? room : std::min(room / rowCount, comfortable);
    layout.barShare = ghosts ? 0.56 : 0.62;
    const double top = area.top() + above;
    layout.plot =
        QRectF(left, top, std::max(right - left, 1.0), rowCount == 0 ? room : layout.pitch * rowCount);

    for (int i = 0; i < rowCount; ++i) {
        BarLayout::Row row;
        const double centre = top + (i + 0.5) * layout.pitch;
        const double height = layout.barShare * layout.pitch;
        row.bar = QRectF(left, centre - height / 2.0, layout.plot.width(), height);
        row.label = QRectF(area.left(), row.bar.top() - 2.0, left - gap - area.left(), height + 4.0);
        if (ghosts)
            row.ghost = QRectF(left, row.bar.bottom() + 1.5, layout.plot.width(),
                               std::clamp(layout.pitch * 0.13, 2.0, 7.0));
        placeSegments(layout, row, data.rows[i]);
        makeRoomForBand(layout, row, data, data.rows[i], strong);
        layout.rows << row;
    }
    placeGrid(layout, data);

    double y = layout.plot.bottom();
    placeMarkers(layout, data, area, y, caption);
    y += markersBelow;
    if (ticks > 0.0) {
        layout.tickBaseline = y;
        y += ticks;
    }
    if (legendHeight > 0.0) {
        y += 6.0;
        layout.legend = legend.entries;
        for (BarLayout::LegendEntry& entry : layout.legend)
            entry.area.translate(area.left(), y);
        y += legend.height + 2.0;
    }
    if (!noteHeights.isEmpty())
        y += 6.0;
    for (const double height : noteHeights) {
        layout.notes << QRectF(area.left(), y, area.width(), height);
        y += height;
    }
    return layout;
}

} // namespace planner::ui
