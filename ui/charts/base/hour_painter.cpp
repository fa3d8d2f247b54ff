// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/hour_painter.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/hatch.h"
#include "ui/theme/contrast.h"
#include "ui/theme/fonts.h"

#include <QPainter>

namespace planner::ui {

namespace {

QColor spanColour(const Theme& theme) {
    return blend(theme.colour(Meaning::Accent), theme.colour(Meaning::Card), theme.isDark() ? 0.16 : 0.08);
}

QPen penOf(const HourLine& line, const Theme& theme) {
    QPen pen(theme.colour(line.colour), line.colour == Meaning::Muted ? 1.4 : 1.8);
    if (line.dashed)
        pen.setDashPattern({4.0, 3.0});
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::MiterJoin);
    return pen;
}

/// The hours of an area that have a value, as one outline for each unbroken run: no seams between hours.
void drawArea(QPainter& painter, const HourArea& area, const QVector<double>& floor, const HourLayout& layout,
              const QColor& colour) {
    QPolygonF top;
    QPolygonF bottom;
    const auto finish = [&] {
        if (!top.isEmpty()) {
            std::reverse(bottom.begin(), bottom.end());
            painter.drawPolygon(top + bottom);
        }
        top.clear();
        bottom.clear();
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (int hour = 0; hour < area.values.size(); ++hour) {
        const double value = area.values[hour];
        if (!std::isfinite(value)) {
            finish();
            continue;
        }
        const double left = layout.x(hour);
        const double right = layout.x(hour + 1.0);
        const double high = layout.y(floor[hour] + value);
        const double low = layout.y(floor[hour]);
        top << QPointF(left, high) << QPointF(right, high);
        bottom << QPointF(left, low) << QPointF(right, low);
    }
    finish();
}

void drawHatch(QPainter& painter, const HourArea& area, const QVector<double>& floor,
               const HourLayout& layout, const QColor& colour) {
    painter.setPen(QPen(colour, 1.0));
    for (int hour = 0; hour < area.values.size(); ++hour) {
        if (!std::isfinite(area.values[hour]) || area.values[hour] <= 0.0)
            continue;
        const QRectF box(QPointF(layout.x(hour), layout.y(floor[hour] + area.values[hour])),
                         QPointF(layout.x(hour + 1.0), layout.y(floor[hour])));
        painter.drawLines(hatchLines(box, 6.0));
    }
}

void drawAreas(QPainter& painter, const HourData& data, const HourLayout& layout, const Theme& theme) {
    QVector<double> floor(24, 0.0);
    for (const HourArea& area : data.areas) {
        const QColor colour = theme.colour(area.colour);
        if (area.hatched)
            drawHatch(painter, area, floor, layout, colour);
        else
            drawArea(painter, area, floor, layout, colour);
        for (int hour = 0; hour < area.values.size(); ++hour)
            if (std::isfinite(area.values[hour]))
                floor[hour] += area.values[hour];
    }
}

void drawSteps(QPainter& painter, const HourLine& line, const HourLayout& layout, const Theme& theme) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(penOf(line, theme));
    QPolygonF path;
    double end = missingValue;
    for (const HourStep& step : line.steps) {
        if (!std::isfinite(step.value))
            continue;
        if (!path.isEmpty() && step.from != end) {
            painter.drawPolyline(path);
            path.clear();
        }
        path << QPointF(layout.x(step.from), layout.y(step.value))
             << QPointF(layout.x(step.to), layout.y(step.value));
        end = step.to;
    }
    painter.drawPolyline(path);
    if (line.error <= 0.0)
        return;
    painter.setPen(QPen(theme.colour(line.colour), 1.2));
    for (const HourStep& step : line.steps) {
        const double x = layout.x(0.5 * (step.from + step.to));
        painter.drawLine(QLineF(x, layout.y(step.value - line.error), x, layout.y(step.value + line.error)));
    }
}

void drawSign(QPainter& painter, const QRectF& sign, const HourData& data,
              const HourLayout::LegendEntry& entry, const Theme& theme) {
    using Of = HourLayout::LegendEntry::Of;
    if (entry.of == Of::line) {
        painter.setPen(penOf(data.lines[entry.index], theme));
        painter.drawLine(QLineF(sign.left(), sign.center().y(), sign.right(), sign.center().y()));
        return;
    }
    const bool isSpan = entry.of == Of::span;
    const QColor colour = isSpan ? spanColour(theme) : theme.colour(data.areas[entry.index].colour);
    const QRectF box = sign.adjusted(2.0, 0.0, -2.0, 0.0);
    if (!isSpan && data.areas[entry.index].hatched) {
        painter.setPen(QPen(colour, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawLines(hatchLines(box, 4.0));
    } else {
        painter.setPen(isSpan ? QPen(theme.colour(Meaning::Line), 1.0) : QPen(Qt::NoPen));
        painter.setBrush(colour);
    }
    painter.drawRect(box);
}

QString nameOf(const HourData& data, const HourLayout::LegendEntry& entry) {
    using Of = HourLayout::LegendEntry::Of;
    if (entry.of == Of::span)
        return data.spanLabel;
    return entry.of == Of::area ? data.areas[entry.index].label : data.lines[entry.index].label;
}

} // namespace

void paintHourSpans(QPainter& painter, const HourData& data, const HourLayout& layout, const Theme& theme) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(spanColour(theme));
    for (const HourSpan& span : data.spans)
        painter.drawRect(QRectF(QPointF(layout.x(span.from), layout.plot.top()),
                                QPointF(layout.x(span.to), layout.plot.bottom())));
}

void paintHours(QPainter& painter, const QRectF& target, const HourData& data, const HourLayout& layout,
                const Theme& theme) {
    const QFont caption = textFont(TextRole::Caption, layout.textScale);
    const QColor muted = theme.textColour(Meaning::Muted);
    if (data.isEmpty()) {
        drawLine(painter, target, data.emptyText, caption, muted, Qt::AlignCenter);
        return;
    }
    drawAreas(painter, data, layout, theme);
    for (const HourLine& line : data.lines)
        drawSteps(painter, line, layout, theme);
    for (const auto& entry : layout.legend) {
        drawSign(painter, QRectF(entry.area.left(), entry.area.center().y() - 4.5, 14.0, 9.0), data, entry,
                 theme);
        drawLine(painter, entry.area.adjusted(19.0, 0.0, 0.0, 0.0), nameOf(data, entry), caption, muted);
    }
    for (int index = 0; index < layout.notes.size(); ++index)
        drawWrapped(painter, layout.notes[index], data.notes[index].text, caption,
                    theme.textColour(data.notes[index].colour));
}

} // namespace planner::ui
