// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/line_plot_painter.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/hatch.h"
#include "ui/charts/base/heat_map_painter.h"
#include "ui/theme/fonts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

void paintNowIn(QPainter& painter, const Lines& data, const LinePlotLayout& layout, const Theme& theme) {
    if (!std::isfinite(data.x.now))
        return;
    const double x = layout.x(data.x.now);
    for (int panel = 0; panel < data.panels.size(); ++panel) {
        const QRectF& area = layout.panels[panel];
        painter.setPen(QPen(theme.ghostColour(Meaning::Measured), 1.0, Qt::DashLine));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        for (const PlotLine& line : data.panels[panel].lines)
            if (line.now >= data.panels[panel].minimum && line.now <= data.panels[panel].maximum)
                paintNow(painter, {x, layout.y(data.panels[panel], panel, line.now)}, theme);
    }
}

void paintLegend(QPainter& painter, const Lines& data, const LinePlotLayout& layout, const Theme& theme,
                 const QFont& caption) {
    for (const auto& entry : layout.legend) {
        const PlotLine& line = data.panels[entry.panel].lines[entry.line];
        const double y = entry.area.center().y();
        painter.setPen(QPen(theme.colour(line.colour), 2.2, line.style, Qt::FlatCap));
        painter.drawLine(QPointF(entry.area.left(), y), QPointF(entry.area.left() + 18.0, y));
        drawLine(painter, entry.area.adjusted(23.0, 0.0, 0.0, 0.0), line.label, caption,
                 theme.textColour(Meaning::Text));
    }
}

void paintNote(QPainter& painter, const Lines& data, const LinePlotLayout& layout, const Theme& theme,
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
    painter.setPen(QPen(theme.colour(Meaning::Free), 1.2));
    painter.drawLines(hatchLines({x, layout.note.center().y() - 5.5, 16.0, 11.0}, 5.0));
    x += 22.0;
    say(data.legend);
}

} // namespace

void paintUnderLines(QPainter& painter, const Lines& data, const LinePlotLayout& layout, const Theme& theme) {
    painter.setPen(QPen(theme.colour(Meaning::Free), 1.2));
    for (int first = 0; first < data.x.count(); ++first) {
        if (data.broken.value(first, 0) == 0)
            continue;
        int last = first;
        while (last + 1 < data.x.count() && data.broken.value(last + 1, 0) != 0)
            ++last;
        for (const QRectF& area : layout.panels)
            painter.drawLines(hatchLines(
                {QPointF(layout.x(first - 0.5), area.top()), QPointF(layout.x(last + 0.5), area.bottom())},
                7.0));
        first = last;
    }
}

void paintOverLines(QPainter& painter, const Lines& data, const LinePlotLayout& layout, const Theme& theme) {
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    const QColor muted = theme.textColour(Meaning::Muted);
    const double line = lineHeight(caption);
    paintNowIn(painter, data, layout, theme);
    paintLegend(painter, data, layout, theme, caption);
    for (int panel = 0; panel < data.panels.size(); ++panel) {
        const QRectF& area = layout.panels[panel];
        drawLine(painter, {area.left(), area.top() - line - 3.0, area.width(), line},
                 data.panels[panel].title, caption, muted);
    }
    const double bottom = layout.panels.last().bottom();
    for (const auto& tick : layout.ticks) {
        const double width = textWidth(caption, tick.text);
        const double left = std::min(tick.at - width / 2.0, layout.xTitle.right() + 8.0 - width);
        painter.setPen(QPen(theme.colour(Meaning::Muted), 1.0));
        painter.drawLine(QPointF(tick.at, bottom), QPointF(tick.at, bottom + 3.0));
        drawLine(painter, {left, bottom + 4.0, width + 1.0, line}, tick.text, caption, muted);
    }
    drawLine(painter, layout.xTitle, data.x.title, caption, theme.textColour(Meaning::Text),
             Qt::AlignHCenter | Qt::AlignVCenter);
    if (!layout.note.isEmpty())
        paintNote(painter, data, layout, theme, caption);
}

} // namespace planner::ui
