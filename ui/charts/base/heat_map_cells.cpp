// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/heat_map_cells.h"

#include "ui/theme/sequential_scale.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

constexpr int steps = 96;  ///< of the colour scale: finer is not seen, coarser merges more cells
constexpr int overlap = 1; ///< pixels that a run reaches under the next

/// The colours that cells may have.
QVector<QColor> coloursOf(const HeatMap& data, const Theme& theme) {
    QVector<QColor> colours;
    for (int kind = 0; kind < data.kinds.size(); ++kind)
        colours.append(theme.colour(data.colourOf(kind)));
    for (int step = 0; step <= steps && data.kinds.isEmpty(); ++step)
        colours.append(sequentialColour(theme, static_cast<double>(step) / steps));
    return colours;
}

/// Which of the colours a value has; -1 where it is missing.
int colourAt(const HeatMap& data, double value) {
    if (std::isnan(value))
        return -1;
    if (!data.kinds.isEmpty())
        return std::clamp(static_cast<int>(value), 0, static_cast<int>(data.kinds.size()) - 1);
    const double span = data.maximum - data.minimum;
    const double amount = span > 0.0 ? std::clamp((value - data.minimum) / span, 0.0, 1.0) : 0.0;
    return static_cast<int>(std::lround(amount * steps));
}

/// The edges rounded one by one, so that neighbours meet; `QRectF::toRect` rounds the size.
QRect onWholePixels(const QRectF& area) {
    return {QPoint(qRound(area.left()), qRound(area.top())),
            QPoint(qRound(area.right()) - 1, qRound(area.bottom()) - 1)};
}

} // namespace

QVector<CellRun> cellRuns(const HeatMap& data, const HeatMapLayout& layout, const Theme& theme) {
    const auto colours = coloursOf(data, theme);
    // What is missing is painted too, since the run before reaches under it.
    const QColor blank = theme.colour(Meaning::Card);
    QVector<CellRun> runs;
    for (int row = 0; row < data.y.count(); ++row)
        for (int column = 0; column < data.x.count(); ++column) {
            const int first = column;
            const int colour = colourAt(data, data.value(column, row));
            while (column + 1 < data.x.count() && colourAt(data, data.value(column + 1, row)) == colour)
                ++column;
            const QRect area = onWholePixels(layout.cell(first, row) | layout.cell(column, row));
            if (!area.isEmpty())
                runs.append({area.adjusted(0, -overlap, overlap, 0) & layout.plot.toRect(),
                             colour < 0 ? blank : colours[colour]});
        }
    return runs;
}

void paintCells(QPainter& painter, const HeatMap& data, const HeatMapLayout& layout, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const auto& run : cellRuns(data, layout, theme))
        painter.fillRect(run.area, run.colour);
    painter.restore();
}

} // namespace planner::ui
