// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/bar_marker_layout.h"

#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

// Pushes labels apart along one line: first to the right, then back from the right edge.
void spread(QVector<QRectF*>& labels, const QRectF& area) {
    constexpr double apart = 8.0;
    std::sort(labels.begin(), labels.end(),
              [](const QRectF* a, const QRectF* b) { return a->left() < b->left(); });
    double edge = area.left();
    for (QRectF* label : labels) {
        label->moveLeft(std::max(label->left(), edge));
        edge = label->right() + apart;
    }
    edge = area.right();
    std::reverse(labels.begin(), labels.end());
    for (QRectF* label : labels) {
        label->moveRight(std::min(label->right(), edge));
        edge = label->left() - apart;
    }
}

// Narrows the room of a value to the wider side of a line through it.
void keepClear(QRectF& text, double line) {
    constexpr double air = 3.0;
    if (line <= text.left() - air || line >= text.right() + air)
        return;
    if (line - text.left() > text.right() - line)
        text.setRight(std::max(text.left(), line - air));
    else
        text.setLeft(std::min(text.right(), line + air));
}

// A total that a line would cut stands behind the line instead, where there is room.
void keepTotalClear(BarLayout::Row& row, const BarRow& data, double line, double right, double scale) {
    constexpr double air = 4.0;
    double width = textWidth(textFont(TextRole::Strong, scale), data.totalText);
    if (!data.remark.isEmpty())
        width += 6.0 + textWidth(textFont(TextRole::Caption, scale), data.remark);
    if (width > 0.0 && line > row.textStart - air && line < row.textStart + width + air &&
        line + air + width <= right)
        row.textStart = line + air;
}

} // namespace

void placeMarkers(BarLayout& layout, const StackedBars& data, const QRectF& area, double below,
                  const QFont& font) {
    QFont bold = font;
    bold.setBold(true);
    const double height = lineHeight(font);
    for (int i = 0; i < data.markers.size(); ++i) {
        const BarMarker& marker = data.markers[i];
        if (!std::isfinite(marker.at))
            continue;
        BarLayout::Marker placed;
        placed.index = i;
        placed.x = layout.x(std::clamp(marker.at, 0.0, layout.maximum));
        const double width = textWidth(bold, marker.text);
        const double y = marker.above ? area.top() : below;
        // Centred under its line while there is room; near an edge it moves inwards.
        placed.label = QRectF(
            std::clamp(placed.x - width / 2.0, area.left(), std::max(area.left(), area.right() - width)), y,
            width, height);
        layout.markers << placed;
        for (int index = 0; index < layout.rows.size(); ++index) {
            BarLayout::Row& row = layout.rows[index];
            for (BarLayout::Segment& segment : row.segments)
                keepClear(segment.text, placed.x);
            keepTotalClear(row, data.rows[index], placed.x, layout.plot.right() + layout.totalWidth,
                           layout.scale);
        }
    }
    for (const bool above : {true, false}) {
        QVector<QRectF*> labels;
        for (BarLayout::Marker& marker : layout.markers)
            if (data.markers[marker.index].above == above && !data.markers[marker.index].text.isEmpty())
                labels << &marker.label;
        spread(labels, area);
    }
}

} // namespace planner::ui
