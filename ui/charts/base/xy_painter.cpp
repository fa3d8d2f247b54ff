// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/xy_painter.h"

#include "ui/charts/base/chart_text.h"
#include "ui/theme/contrast.h"
#include "ui/theme/fonts.h"

#include <QPainter>

namespace planner::ui {

namespace {

void drawDot(QPainter& painter, const QPointF& centre, double radius, DotShape shape, bool hollow,
             const QColor& colour, const QColor& card) {
    painter.setPen(hollow ? QPen(colour, 1.6) : QPen(card, 1.0));
    painter.setBrush(hollow ? card : colour);
    const double r = hollow ? radius - 0.6 : radius;
    switch (shape) {
    case DotShape::Circle:
        painter.drawEllipse(centre, r, r);
        break;
    case DotShape::Square:
        painter.drawRect(QRectF(centre.x() - r * 0.88, centre.y() - r * 0.88, r * 1.76, r * 1.76));
        break;
    case DotShape::Diamond:
        painter.drawPolygon(QPolygonF{centre + QPointF(0, -r * 1.3), centre + QPointF(r * 1.3, 0),
                                      centre + QPointF(0, r * 1.3), centre + QPointF(-r * 1.3, 0)});
        break;
    }
}

void drawName(QPainter& painter, const XyLayout::Dot& dot, const QString& name, const QFont& font,
              const Theme& theme) {
    if (dot.label.area.isEmpty())
        return;
    if (dot.label.leader) {
        painter.setPen(QPen(theme.colour(Meaning::Muted), 0.8));
        painter.drawLine(dot.label.line);
    }
    const bool isLeft = dot.label.area.right() <= dot.centre.x();
    drawLine(painter, dot.label.area, name, font, theme.textColour(Meaning::Text),
             isLeft ? Qt::AlignRight : Qt::AlignLeft);
}

} // namespace

void paintXyGround(QPainter& painter, const XyLayout::Panel& layout, const Theme& theme) {
    painter.setPen(Qt::NoPen);
    const QColor card = theme.colour(Meaning::Card);
    for (const QPolygonF& band : layout.bands) {
        QColor tint = theme.colour(Meaning::Estimate);
        tint.setAlphaF(theme.isDark() ? 0.16F : 0.09F);
        painter.setBrush(tint); // the inner band lies on the outer one and comes out darker
        painter.drawPolygon(band);
    }
    if (!layout.diagonal.isNull()) {
        painter.setPen(QPen(blend(theme.colour(Meaning::Muted), card, 0.8), 1.0));
        painter.drawLine(layout.diagonal);
    }
}

void paintXyPanel(QPainter& painter, const XyPanel& panel, const XyLayout::Panel& layout, double radius,
                  const Theme& theme) {
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    const QColor muted = theme.textColour(Meaning::Muted);
    drawLine(painter, layout.title, panel.title, caption, muted);
    drawLine(painter, layout.xTitle, panel.x.title, caption, muted, Qt::AlignCenter);
    if (!layout.marker.isNull()) {
        painter.setPen(QPen(muted, 1.0, Qt::DashLine));
        painter.drawLine(layout.marker);
        drawLine(painter, layout.markerText, panel.markerText, caption, muted);
    }
    for (const XyLayout::Dot& dot : layout.dots) {
        const XyPoint& point = panel.points[dot.index];
        drawDot(painter, dot.centre, radius, point.shape, point.hollow, theme.colour(point.colour),
                theme.colour(Meaning::Card));
    }
    for (const XyLayout::Dot& dot : layout.dots)
        drawName(painter, dot, panel.points[dot.index].label, caption, theme);
}

void paintXyLegend(QPainter& painter, const XyData& data, const XyLayout& layout, const Theme& theme) {
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    for (const XyLayout::LegendEntry& entry : layout.legend) {
        const XyLegendEntry& legend = data.legend[entry.index];
        const QColor colour = theme.colour(legend.colour);
        const QPointF middle(entry.area.left() + 9.0, entry.area.center().y());
        if (legend.isLine) {
            painter.setPen(QPen(colour, 1.8, legend.style, Qt::FlatCap));
            painter.drawLine(middle - QPointF(9.0, 0.0), middle + QPointF(9.0, 0.0));
        } else {
            drawDot(painter, middle, layout.radius, legend.shape, legend.hollow, colour,
                    theme.colour(Meaning::Card));
        }
        drawLine(painter, entry.area.adjusted(legendSignWidth, 0.0, 0.0, 0.0), legend.text, caption,
                 theme.textColour(Meaning::Text));
    }
}

} // namespace planner::ui
