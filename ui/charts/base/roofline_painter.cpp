// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/roofline_painter.h"

#include "ui/charts/base/chart_text.h"
#include "ui/theme/contrast.h"
#include "ui/theme/fonts.h"

#include <QPainter>

#include <cmath>

namespace planner::ui {

namespace {

struct Brushes {
    QPainter& painter;
    const Theme& theme;
    QFont caption;
    QFont bold;
};

void drawTitles(Brushes& b, const QRectF& target, const Roofline& data, const QRectF& plot) {
    const QColor muted = b.theme.textColour(Meaning::Muted);
    const double line = lineHeight(b.caption);
    if (target.height() < 130.0)
        return;
    drawLine(b.painter, QRectF(plot.left(), target.bottom() - line, plot.width(), line), data.intensityTitle,
             b.caption, muted, Qt::AlignCenter);
    drawLine(b.painter, QRectF(target.left(), target.top(), plot.width(), line), data.rateTitle, b.caption,
             muted);
}

void drawZonesAndRidges(Brushes& b, const Roofline& data, const RooflineLayout& layout) {
    const QColor muted = b.theme.textColour(Meaning::Muted);
    const QColor quiet = blend(muted, b.theme.colour(Meaning::Card), 0.6);
    for (const RooflineLayout::Ridge& ridge : layout.ridges) {
        b.painter.setPen(QPen(quiet, 1.0, Qt::DotLine));
        b.painter.drawLine(QLineF(ridge.x, ridge.y, ridge.x, layout.scale.plot().bottom()));
        if (!ridge.label.isEmpty())
            drawLine(b.painter, ridge.label, ridge.text, b.caption, muted);
    }
    if (!layout.memoryZone.isEmpty())
        drawLine(b.painter, layout.memoryZone, layout.memoryZoneText, b.caption, muted);
    if (!layout.computeZone.isEmpty())
        drawLine(b.painter, layout.computeZone, layout.computeZoneText, b.caption, muted);
    if (layout.slopeAngle > 0.0) {
        b.painter.save();
        b.painter.translate(layout.slopeLabel);
        b.painter.rotate(-layout.slopeAngle);
        b.painter.setFont(b.caption);
        b.painter.setPen(muted);
        b.painter.drawText(QPointF(0.0, 0.0), data.bandwidthLabel);
        b.painter.restore();
    }
    for (const RooflineLayout::RoofLabel& label : layout.roofLabels) {
        const RoofLine& roof = data.roofs[label.index];
        drawLine(b.painter, label.area, label.text, b.bold, b.theme.textColour(roof.colour));
    }
}

void drawArrow(Brushes& b, const RooflineLayout::Dot& dot, const QColor& colour) {
    QLineF line(dot.before, dot.centre);
    const double length = line.length();
    line.setP2(line.pointAt((length - dot.radius - 1.0) / length));
    const QColor pale = blend(colour, b.theme.colour(Meaning::Card), 0.65);
    b.painter.setPen(QPen(pale, 1.4));
    b.painter.setBrush(b.theme.colour(Meaning::Card));
    b.painter.drawLine(line);
    b.painter.drawEllipse(dot.before, 2.5, 2.5);
    const QLineF unit = line.unitVector();
    const QPointF along(unit.dx(), unit.dy());
    const QPointF across(-unit.dy(), unit.dx());
    b.painter.setPen(Qt::NoPen);
    b.painter.setBrush(pale);
    b.painter.drawPolygon(
        QPolygonF{line.p2(), line.p2() - along * 6.0 + across * 3.2, line.p2() - along * 6.0 - across * 3.2});
}

void drawDot(Brushes& b, const RooflineLayout::Dot& dot, const RooflinePoint& point,
             const QPointF& plotCentre) {
    const QColor colour = b.theme.colour(point.colour);
    const QPen card(b.theme.colour(Meaning::Card), 1.5);
    QPen lens(b.theme.colour(point.lens), point.hollow ? 1.2 : 1.5);
    if (b.theme.lineStyle(point.lens) != Qt::SolidLine)
        lens.setDashPattern({1.5, 1.5}); // a small circle needs short dots
    b.painter.setPen(point.lens == Meaning::Card || dot.outside ? card : lens);
    b.painter.setBrush(point.hollow && !dot.outside ? QBrush(Qt::NoBrush) : QBrush(colour));
    if (dot.outside) {
        // A triangle on the edge that points to where the kernel is.
        const QPointF away = dot.centre - plotCentre;
        const bool sideways = std::abs(away.x()) * 0.5 > std::abs(away.y());
        const QPointF along =
            sideways ? QPointF(away.x() > 0 ? 1 : -1, 0) : QPointF(0, away.y() > 0 ? 1 : -1);
        const QPointF across(-along.y(), along.x());
        b.painter.drawPolygon(QPolygonF{dot.centre, dot.centre - along * 9.0 + across * 5.0,
                                        dot.centre - along * 9.0 - across * 5.0});
        return;
    }
    b.painter.drawEllipse(dot.centre, dot.radius, dot.radius);
    if (dot.above) {
        const QColor bad = b.theme.colour(Meaning::Bad);
        const double r = dot.radius + 3.5;
        b.painter.setBrush(Qt::NoBrush);
        b.painter.setPen(QPen(bad, 2.0));
        b.painter.drawEllipse(dot.centre, r, r);
        const double arm = r * 0.7;
        b.painter.drawLine(QLineF(dot.centre + QPointF(-arm, -arm), dot.centre + QPointF(arm, arm)));
        b.painter.drawLine(QLineF(dot.centre + QPointF(-arm, arm), dot.centre + QPointF(arm, -arm)));
    }
}

} // namespace

void paintRoofline(QPainter& painter, const QRectF& target, const Roofline& data,
                   const RooflineLayout& layout, const Theme& theme) {
    Brushes b{painter, theme, textFont(TextRole::Caption, layout.textScale),
              textFont(TextRole::Caption, layout.textScale)};
    b.bold.setBold(true);
    drawTitles(b, target.adjusted(0.0, 0.0, 0.0, -layout.listArea.height()), data, layout.scale.plot());
    drawZonesAndRidges(b, data, layout);
    for (const RooflineLayout::Dot& dot : layout.dots)
        if (dot.arrow)
            drawArrow(b, dot, theme.colour(data.points[dot.index].colour));
    for (const RooflineLayout::Dot& dot : layout.dots)
        drawDot(b, dot, data.points[dot.index], layout.scale.plot().center());
    for (const RooflineLayout::Dot& dot : layout.dots) {
        if (dot.label.area.isEmpty())
            continue;
        if (dot.label.crossed)
            painter.fillRect(dot.label.area, theme.colour(Meaning::Card));
        if (dot.label.leader) {
            painter.setPen(QPen(theme.colour(Meaning::Muted), 0.8));
            painter.drawLine(dot.label.line);
        }
        drawLine(painter, dot.label.area,
                 dot.number > 0 ? QString::number(dot.number) : data.points[dot.index].label, b.caption,
                 theme.textColour(dot.above ? Meaning::Bad : Meaning::Text),
                 dot.leftOfDot ? Qt::AlignRight : Qt::AlignLeft);
    }
    for (const RooflineLayout::ListedName& name : layout.list)
        drawLine(painter, name.area, name.text, b.caption, theme.textColour(Meaning::Text));
}

} // namespace planner::ui
