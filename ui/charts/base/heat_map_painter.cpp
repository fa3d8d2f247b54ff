// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/heat_map_painter.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/hatch.h"
#include "ui/theme/fonts.h"
#include "ui/theme/sequential_scale.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

constexpr double hatchSpacing = 7.0;
constexpr int scaleSteps = 48;

void paintHatch(QPainter& painter, const HeatMap& data, const HeatMapLayout& layout, const Theme& theme) {
    QVector<QLineF> lines;
    for (const QRect& area : brokenAreas(data)) {
        const QRectF pixels = layout.cell(area.left(), area.top()) | layout.cell(area.right(), area.bottom());
        lines += hatchLines(pixels, hatchSpacing);
    }
    // Dark lines beside light ones are seen on every colour of the scale.
    painter.setPen(QPen(theme.colour(Meaning::Card), 2.6));
    painter.drawLines(lines);
    painter.setPen(QPen(theme.colour(Meaning::Text), 1.0));
    painter.drawLines(lines);
}

void paintScale(QPainter& painter, const HeatMap& data, const HeatMapLayout& layout, const Theme& theme,
                const QFont& caption) {
    const QColor muted = theme.textColour(Meaning::Muted);
    const double line = lineHeight(caption);
    const QRectF& scale = layout.scale;
    const double textLeft = scale.right() + 6.0;
    const double textRight = layout.scaleTitle.right() - textLeft;
    for (int kind = 0; kind < data.kinds.size(); ++kind) {
        const QRectF chip(scale.left(), scale.top() + kind * (line + 2.0) + 2.0, 10.0, 10.0);
        painter.fillRect(chip, theme.colour(data.colourOf(kind)));
        drawLine(painter, {textLeft, chip.center().y() - line / 2.0, textRight, line}, data.kinds[kind],
                 caption, theme.textColour(Meaning::Text));
    }
    if (!data.kinds.isEmpty())
        return;
    const double step = scale.height() / scaleSteps;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int at = 0; at < scaleSteps; ++at) {
        // Each step lies under those above it, so that no viewer shows gaps between them.
        const double bottom = std::round(scale.bottom() - at * step);
        painter.fillRect(QRectF(scale.left(), scale.top(), scale.width(), bottom - scale.top()),
                         sequentialColour(theme, (at + 0.5) / scaleSteps));
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    const int labels = scale.height() > 6.0 * line ? 4 : 2;
    for (int at = 0; at <= labels; ++at) {
        const double share = static_cast<double>(at) / labels;
        const double y = std::clamp(scale.bottom() - share * scale.height(), scale.top() + line / 2.0,
                                    scale.bottom() - line / 2.0);
        drawLine(painter, {textLeft, y - line / 2.0, textRight, line},
                 data.text(data.minimum + share * (data.maximum - data.minimum)), caption, muted);
    }
}

void paintNote(QPainter& painter, const HeatMap& data, const HeatMapLayout& layout, const Theme& theme,
               const QFont& caption) {
    double x = layout.note.left();
    const auto say = [&](const QString& text) {
        drawLine(painter, {x, layout.note.top(), layout.note.right() - x, layout.note.height()}, text,
                 caption, theme.textColour(Meaning::Muted));
        x += textWidth(caption, text) + 18.0;
    };
    if (!data.nowText.isEmpty()) {
        paintNow(painter, {x + 7.0, layout.note.center().y()}, theme);
        x += 18.0;
        say(data.nowText);
    }
    if (data.legend.isEmpty())
        return;
    const QRectF patch(x, layout.note.center().y() - 5.5, 16.0, 11.0);
    painter.fillRect(patch, sequentialColour(theme, 0.35));
    painter.setPen(QPen(theme.colour(Meaning::Text), 1.0));
    painter.drawLines(hatchLines(patch, 5.0));
    x += 22.0;
    say(data.legend);
}

} // namespace

QVector<QRect> brokenAreas(const HeatMap& data) {
    QVector<QRect> done;
    QVector<QRect> open; // reach down to the row above
    for (int row = 0; row < data.y.count(); ++row) {
        QVector<QRect> next;
        for (int column = 0; column < data.x.count(); ++column) {
            if (data.broken.value(data.at(column, row), 0) == 0)
                continue;
            const int first = column;
            while (column + 1 < data.x.count() && data.broken.value(data.at(column + 1, row), 0) != 0)
                ++column;
            QRect run(QPoint(first, row), QPoint(column, row));
            const auto above = std::find_if(open.begin(), open.end(), [&run](const QRect& area) {
                return area.left() == run.left() && area.right() == run.right();
            });
            if (above != open.end()) {
                run.setTop(above->top());
                open.erase(above);
            }
            next.append(run);
        }
        done += open;
        open = next;
    }
    return done + open;
}

void paintNow(QPainter& painter, const QPointF& centre, const Theme& theme) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(Meaning::Card), 4.5));
    painter.drawEllipse(centre, 5.0, 5.0);
    painter.setPen(QPen(theme.colour(Meaning::Measured), 2.2));
    painter.drawEllipse(centre, 5.0, 5.0);
}

void paintHeatMap(QPainter& painter, const HeatMap& data, const HeatMapLayout& layout, const Theme& theme) {
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    const QColor muted = theme.textColour(Meaning::Muted);
    const double line = lineHeight(caption);
    paintHatch(painter, data, layout, theme);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(Meaning::Line), 1.0));
    painter.drawRect(layout.plot);
    if (std::isfinite(data.x.now) && std::isfinite(data.y.now))
        paintNow(painter, {layout.x(data.x.now), layout.y(data.y.now)}, theme);
    for (const auto& tick : layout.xTicks) {
        const double width = textWidth(caption, tick.text);
        const double left = std::clamp(tick.at - width / 2.0, layout.plot.left() - 4.0,
                                       std::max(layout.plot.left(), layout.plot.right() + 4.0 - width));
        painter.setPen(QPen(theme.colour(Meaning::Muted), 1.0));
        painter.drawLine(QPointF(tick.at, layout.plot.bottom()),
                         QPointF(tick.at, layout.plot.bottom() + 3.0));
        drawLine(painter, {left, layout.plot.bottom() + 4.0, width + 1.0, line}, tick.text, caption, muted);
    }
    const double labels = layout.plot.left() - layout.yTitle.left() - 6.0;
    for (const auto& tick : layout.yTicks) {
        painter.setPen(QPen(theme.colour(Meaning::Muted), 1.0));
        painter.drawLine(QPointF(layout.plot.left() - 3.0, tick.at), QPointF(layout.plot.left(), tick.at));
        drawLine(painter, {layout.yTitle.left(), tick.at - line / 2.0, labels, line}, tick.text, caption,
                 muted, Qt::AlignRight | Qt::AlignVCenter);
    }
    drawLine(painter, layout.xTitle, data.x.title, caption, theme.textColour(Meaning::Text),
             Qt::AlignHCenter | Qt::AlignVCenter);
    drawLine(painter, layout.yTitle, data.y.title, caption, theme.textColour(Meaning::Text));
    drawLine(painter, layout.scaleTitle, data.figure, caption, theme.textColour(Meaning::Text),
             Qt::AlignRight | Qt::AlignVCenter);
    paintScale(painter, data, layout, theme, caption);
    if (!layout.note.isEmpty())
        paintNote(painter, data, layout, theme, caption);
}

} // namespace planner::ui
