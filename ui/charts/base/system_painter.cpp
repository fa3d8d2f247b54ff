// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/system_painter.h"

#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

#include <QPainter>

namespace planner::ui {

namespace {

constexpr double inset = 8.0;

void drawArrow(QPainter& painter, const QPolygonF& path, const QColor& colour, double size) {
    const QPointF tip = path.last();
    QLineF last(path.at(path.size() - 2), tip);
    const QLineF unit = last.unitVector();
    const QPointF along(unit.dx(), unit.dy());
    const QPointF across(-along.y(), along.x());
    QPolygonF shaft = path;
    shaft.last() = tip - along * size;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::FlatCap));
    painter.drawPolyline(shaft);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{tip, tip - along * size + across * (0.5 * size),
                                  tip - along * size - across * (0.5 * size)});
}

/// The lines in `room` of them: the last takes what is left over.
QStringList fitted(const QStringList& lines, int room) {
    if (room <= 0)
        return {};
    if (lines.size() <= room)
        return lines;
    return lines.mid(0, room - 1) << lines.mid(room - 1).join(QStringLiteral(", "));
}

/// Title, then the lines; the part within stands below them, or beside the title where it is too low.
void drawBox(QPainter& painter, const QRectF& area, const SystemBox& box, const Theme& theme,
             double textScale) {
    painter.setPen(QPen(theme.colour(Meaning::Line), 1.0));
    painter.setBrush(theme.colour(Meaning::Field));
    painter.drawRoundedRect(area, 4.0, 4.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(box.colour));
    painter.drawRect(QRectF(area.left(), area.top() + 3.0, 3.0, area.height() - 6.0));

    QFont strong = textFont(TextRole::Caption, textScale);
    strong.setBold(true);
    const QFont caption = textFont(TextRole::Caption, textScale);
    const double line = lineHeight(caption);
    const QRectF inner = area.adjusted(inset, 1.0, -3.0, -1.0);
    const int room = std::max(1, static_cast<int>((inner.height() + 3.0) / line));
    const int titleLines = std::min(room, wrappedLines(strong, box.title, inner.width()));
    const double chip = box.inner.isEmpty() ? 0.0 : textWidth(caption, box.inner) + 10.0;
    const bool below = chip > 0.0 && room > titleLines + 1;
    const bool beside = chip > 0.0 && !below && titleLines == 1 &&
                        textWidth(strong, box.title) + 10.0 + chip <= inner.width();
    const QStringList lines = fitted(box.lines, room - titleLines - static_cast<int>(below));
    const double height = line * static_cast<double>(titleLines + lines.size() + (below ? 1 : 0));
    double y = inner.center().y() - 0.5 * height;
    QRectF frame;
    if (beside)
        frame = QRectF(inner.right() - chip, y, chip, line - 1.0);
    drawWrapped(painter, QRectF(inner.left(), y, inner.width(), line * titleLines), box.title, strong,
                theme.textColour(Meaning::Text));
    y += line * titleLines;
    for (const QString& text : lines) {
        drawLine(painter, QRectF(inner.left(), y, inner.width(), line), text, caption,
                 theme.textColour(Meaning::Muted));
        y += line;
    }
    if (below)
        frame = QRectF(inner.left(), y + 1.0, std::min(inner.width(), chip), line - 1.0);
    if (frame.isEmpty())
        return;
    painter.setPen(QPen(theme.colour(box.colour), 1.0));
    painter.setBrush(theme.colour(Meaning::Card));
    painter.drawRoundedRect(frame, 3.0, 3.0);
    drawLine(painter, frame.adjusted(5.0, 0.0, -5.0, 0.0), box.inner, caption,
             theme.textColour(Meaning::Text));
}

} // namespace

void paintSystem(QPainter& painter, const SystemData& data, const SystemLayout& layout, const Theme& theme) {
    QFont strong = textFont(TextRole::Caption, layout.textScale);
    strong.setBold(true);
    const QFont caption = textFont(TextRole::Caption, layout.textScale);
    const double head = 0.55 * lineHeight(caption);
    for (std::size_t index = 0; index < systemWays; ++index) {
        const auto& way = layout.ways.at(index);
        const auto& flow = data.flows.at(index);
        const bool isUpright = way.path.first().x() == way.path.last().x();
        const auto aligned = isUpright ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter;
        drawArrow(painter, way.path, theme.colour(flow.colour), head);
        drawLine(painter, way.value, flow.value, strong, theme.textColour(Meaning::Text), aligned);
        drawLine(painter, way.note, flow.note, caption, theme.textColour(Meaning::Muted), aligned);
    }
    for (const QLineF& line : layout.storeWays)
        drawArrow(painter, {line.p1(), line.p2()}, theme.colour(Meaning::Kv), head);
    for (std::size_t index = 0; index < systemParts; ++index)
        drawBox(painter, layout.boxes.at(index), data.boxes.at(index), theme, layout.textScale);
}

} // namespace planner::ui
