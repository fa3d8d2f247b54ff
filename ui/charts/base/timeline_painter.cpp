// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/timeline_painter.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/hatch.h"
#include "ui/theme/contrast.h"
#include "ui/theme/fonts.h"

#include <QPainter>

namespace planner::ui {

namespace {

struct Pens {
    QPainter& painter;
    const Theme& theme;
    QFont caption;
    QFont strong;
};

void drawGap(Pens& p, const QRectF& area) {
    if (area.width() < 1.5)
        return;
    const QRectF inner = area.adjusted(0.5, 0.5, -0.5, -0.5);
    p.painter.setPen(QPen(p.theme.colour(Meaning::Free), 1.0));
    for (const QLineF& line : hatchLines(inner, 6.0))
        p.painter.drawLine(line);
}

/// Work that is still to come is pale.
void drawBlock(Pens& p, const QRectF& area, const TimelineBlock& block, bool pale) {
    const QColor card = p.theme.colour(Meaning::Card);
    const auto toned = [&](const QColor& colour) { return pale ? blend(colour, card, 0.3) : colour; };
    const QColor full = p.theme.colour(block.colour);
    // Lighter in both themes.
    const QColor light = p.theme.isDark() ? p.theme.colour(Meaning::Text) : card;
    const QColor fill = toned(block.second ? blend(full, light, 0.5) : full);
    const bool outlined = block.second && area.width() > 3.0;
    p.painter.setPen(outlined ? QPen(toned(full), 1.0) : QPen(Qt::NoPen));
    p.painter.setBrush(fill);
    const double inset = outlined ? 0.5 : 0.0;
    p.painter.drawRect(area.adjusted(inset, inset, -inset, -inset));
    // A hair of the card between neighbours of one colour.
    if (area.width() > 3.0) {
        p.painter.setPen(QPen(card, 1.0));
        p.painter.drawLine(QLineF(area.right(), area.top(), area.right(), area.bottom()));
    }
    if (textWidth(p.caption, block.name) + 6.0 <= area.width())
        drawLine(p.painter, area, block.name, p.caption, p.theme.textOn(fill), Qt::AlignCenter);
}

void drawLabel(Pens& p, const TimelineLayout::Lane& lane, const TimelineLane& data) {
    const bool rules = !data.mark.isEmpty();
    const double line = lineHeight(p.caption);
    // Name, then what matters most: that the lane rules, then how busy it is.
    QStringList below;
    if (rules)
        below << data.mark;
    below << data.remark;
    below.removeAll(QString());
    below = below.mid(0, lane.lines - 1);
    const double height = line * static_cast<double>(1 + below.size());
    QRectF row(lane.label.left(), lane.label.center().y() - height / 2.0, lane.label.width(), line);
    const QColor colour = p.theme.textColour(rules ? Meaning::Warning : Meaning::Text);
    if (rules) {
        constexpr double size = 4.0;
        const QPointF tip(row.left() + 7.0, row.center().y());
        p.painter.setPen(Qt::NoPen);
        p.painter.setBrush(colour);
        p.painter.drawPolygon(
            QPolygonF{tip, QPointF(row.left(), tip.y() - size), QPointF(row.left(), tip.y() + size)});
    }
    drawLine(p.painter, row.adjusted(rules ? 11.0 : 0.0, 0.0, 0.0, 0.0), data.label,
             rules ? p.strong : p.caption, colour);
    for (const QString& text : below) {
        row.translate(0.0, line);
        drawLine(p.painter, row, text, p.caption,
                 rules && text == data.mark ? colour : p.theme.textColour(Meaning::Muted));
    }
}

void drawMoment(Pens& p, const TimelineLayout& layout, const TimelineLayout::Moment& moment,
                const QString& text, const QPen& pen, const QColor& colour) {
    if (!moment.shown)
        return;
    p.painter.setPen(pen);
    p.painter.drawLine(QLineF(moment.x, layout.plot.top() - 1.0, moment.x, layout.plot.bottom()));
    if (!moment.text.isEmpty())
        drawLine(p.painter, moment.text, text, p.caption, colour);
}

void drawLegend(Pens& p, const TimelineData& data, const TimelineLayout& layout) {
    const QColor muted = p.theme.textColour(Meaning::Muted);
    for (const auto& entry : layout.legend) {
        const auto& [meaning, text] = data.legend[entry.index];
        const QRectF sign(entry.area.left(), entry.area.center().y() - 4.5, 9.0, 9.0);
        p.painter.setPen(Qt::NoPen);
        p.painter.setBrush(p.theme.colour(meaning));
        p.painter.drawRect(sign);
        drawLine(p.painter, entry.area.adjusted(14.0, 0.0, 0.0, 0.0), text, p.caption, muted);
    }
    for (int index = 0; index < layout.notes.size(); ++index)
        drawLine(p.painter, layout.notes[index], data.notes[index].text, p.caption,
                 p.theme.textColour(data.notes[index].colour));
}

} // namespace

void paintTimeline(QPainter& painter, const QRectF& target, const TimelineData& data,
                   const TimelineLayout& layout, const Theme& theme) {
    Pens p{painter, theme, textFont(TextRole::Caption, layout.textScale),
           textFont(TextRole::Caption, layout.textScale)};
    p.strong.setBold(true);
    const QColor muted = theme.textColour(Meaning::Muted);
    if (data.isEmpty()) {
        drawLine(painter, target, data.emptyText, p.caption, muted, Qt::AlignCenter);
        return;
    }
    for (int index = 0; index < layout.lanes.size(); ++index) {
        const auto& lane = layout.lanes[index];
        for (const QRectF& area : lane.gaps)
            drawGap(p, area);
        for (int block = 0; block < lane.blocks.size(); ++block)
            drawBlock(p, lane.blocks[block], data.lanes[index].blocks[block],
                      data.lanes[index].blocks[block].from > data.now);
        drawLabel(p, lane, data.lanes[index]);
    }
    const QColor thin = blend(muted, theme.colour(Meaning::Card), 0.55);
    painter.setPen(QPen(thin, 1.0));
    for (const double x : layout.boundaries)
        painter.drawLine(QLineF(x, layout.plot.top(), x, layout.plot.bottom()));
    drawMoment(p, layout, layout.before, data.before.text, QPen(muted, 1.4, Qt::DashLine), muted);
    const QColor ink = theme.textColour(Meaning::Text);
    drawMoment(p, layout, layout.end, data.end.text, QPen(ink, 1.4), ink);
    if (std::isfinite(data.now)) {
        painter.setPen(QPen(theme.colour(Meaning::Accent), 2.0));
        const double x = layout.x(data.now);
        painter.drawLine(QLineF(x, layout.plot.top() - 3.0, x, layout.plot.bottom()));
    }
    drawLegend(p, data, layout);
}

} // namespace planner::ui
