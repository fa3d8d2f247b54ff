// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/heat_map_layout.h"

#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

#include <algorithm>

namespace planner::ui {

namespace {

constexpr double gap = 8.0;
constexpr double bar = 14.0; ///< width of the colour scale

double scaleWidth(const HeatMap& data, const QFont& caption, double width) {
    double widest = 0.0;
    if (data.kinds.isEmpty())
        for (const double share : {0.0, 0.5, 1.0})
            widest = std::max(
                widest, textWidth(caption, data.text(data.minimum + share * (data.maximum - data.minimum))));
    for (const QString& kind : data.kinds)
        widest = std::max(widest, textWidth(caption, kind));
    return std::min(bar + 6.0 + widest + 4.0, 0.32 * width);
}

} // namespace

QRectF HeatMapLayout::cell(int column, int row) const {
    return {QPointF(x(column - 0.5), y(row + 0.5)), QPointF(x(column + 0.5), y(row - 0.5))};
}

QVector<QPair<double, QString>> roomyTicks(const PlotAxis& axis, double pixelsPerPlace,
                                           const std::function<double(const QString&)>& extent) {
    QVector<QPair<double, QString>> chosen;
    for (const auto& tick : axis.ticks) {
        const double half = extent(tick.second) / 2.0;
        const auto touches = [&](const QPair<double, QString>& other) {
            return std::abs(tick.first - other.first) * pixelsPerPlace < half + extent(other.second) / 2.0;
        };
        if (std::none_of(chosen.begin(), chosen.end(), touches))
            chosen.append(tick);
    }
    return chosen;
}

HeatMapLayout layOutHeatMap(const HeatMap& data, const QRectF& target, const Theme& theme) {
    HeatMapLayout layout;
    layout.columns = std::max(1, data.x.count());
    layout.rows = std::max(1, data.y.count());
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    const double line = lineHeight(caption);
    double labels = 0.0;
    for (const auto& tick : data.y.ticks)
        labels = std::max(labels, textWidth(caption, tick.second));
    labels = std::min(labels, 0.3 * target.width());
    const double scale = scaleWidth(data, caption, target.width());
    const bool notes = !data.legend.isEmpty() || !data.nowText.isEmpty();
    const double below = 2.0 * line + 6.0 + (notes ? line + 4.0 : 0.0);
    layout.plot = target.adjusted(labels + gap, line + 4.0, -scale - 2.0 * gap, -below);
    layout.plot.setSize(layout.plot.size().expandedTo({8.0, 8.0}));
    // Whole pixels: else the colours of the outermost cells fade at the edge.
    layout.plot = layout.plot.toAlignedRect();
    layout.yTitle = QRectF(target.left(), target.top(), layout.plot.right() - target.left(), line);
    layout.xTitle = QRectF(layout.plot.left(), layout.plot.bottom() + line + 6.0, layout.plot.width(), line);
    const double titled = textWidth(caption, data.y.title) + 2.0 * gap; // the rest of the line
    layout.scaleTitle = QRectF(target.left() + titled, target.top(), target.width() - titled, line);
    layout.scale = QRectF(layout.plot.right() + 2.0 * gap, layout.plot.top(), bar, layout.plot.height());
    if (notes)
        layout.note = QRectF(target.left(), target.bottom() - line, target.width(), line);
    const auto width = [&](const QString& text) { return textWidth(caption, text) + gap; };
    for (const auto& [place, text] : roomyTicks(data.x, layout.plot.width() / layout.columns, width))
        layout.xTicks.append({layout.x(place), text});
    const auto height = [&](const QString&) { return line; };
    for (const auto& [place, text] : roomyTicks(data.y, layout.plot.height() / layout.rows, height))
        layout.yTicks.append({layout.y(place), text});
    return layout;
}

} // namespace planner::ui
