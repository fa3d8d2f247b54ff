// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/card_bars_painter.h"

#include "ui/charts/base/chart_text.h"
#include "ui/lesson/card_bars_chart.h"
#include "ui/theme/contrast.h"
#include "ui/theme/fonts.h"

#include <QPainter>

namespace planner::ui {

namespace {

struct Pens {
    QPainter& painter;
    const Theme& theme;
    QFont caption;
};

void drawLoad(Pens& p, const QRectF& area, const CardLoad& load, const QColor& colour) {
    const QColor light = p.theme.colour(p.theme.isDark() ? Meaning::Text : Meaning::Card);
    const QColor fill = load.second ? blend(colour, light, 0.55) : colour;
    p.painter.setPen(Qt::NoPen);
    p.painter.setBrush(fill);
    p.painter.drawRect(area);
    // A hair of the card between what lies on one another.
    if (area.height() > 2.5) {
        p.painter.setPen(QPen(p.theme.colour(Meaning::Card), 1.0));
        p.painter.drawLine(QLineF(area.left(), area.top(), area.right(), area.top()));
    }
    if (load.second && area.height() > 4.0 && area.width() > 4.0) {
        const double corner = std::min({7.0, area.width() * 0.6, area.height() * 0.6});
        p.painter.setPen(Qt::NoPen);
        p.painter.setBrush(p.theme.textOn(fill));
        p.painter.drawPolygon(QPolygonF{area.topRight(), area.topRight() - QPointF(corner, 0.0),
                                        area.topRight() + QPointF(0.0, corner)});
    }
    if (area.height() >= p.caption.pixelSize() + 3.0 && textWidth(p.caption, load.name) + 4.0 <= area.width())
        drawLine(p.painter, area, load.name, p.caption, p.theme.textOn(fill), Qt::AlignCenter);
}

/// The hottest bar has a sign above it, so that colour is not the only one.
void drawHottest(Pens& p, const CardBarsLayout::Bar& bar) {
    const QPointF tip(bar.top.center().x(), bar.top.bottom() - 2.0);
    p.painter.setPen(Qt::NoPen);
    p.painter.setBrush(p.theme.colour(Meaning::Warning));
    p.painter.drawPolygon(QPolygonF{tip, tip + QPointF(-5.0, -8.0), tip + QPointF(5.0, -8.0)});
}

} // namespace

void paintCardBars(QPainter& painter, const QRectF& target, const CardBars& data,
                   const CardBarsLayout& layout, const Theme& theme) {
    Pens p{painter, theme, textFont(TextRole::Caption, layout.textScale)};
    QFont strong = p.caption;
    strong.setBold(true);
    const QColor muted = theme.textColour(Meaning::Muted);
    drawLine(painter, layout.title, data.title, strong, theme.textColour(Meaning::Text));
    const double titleWidth = textWidth(strong, data.title) + 12.0;
    drawLine(painter, layout.title.adjusted(titleWidth, 0.0, 0.0, 0.0), data.summary, p.caption, muted);
    if (data.bars.isEmpty()) {
        drawLine(painter, target, data.emptyText, p.caption, muted, Qt::AlignCenter);
        return;
    }
    const int hottest = data.hottest();
    const QColor colour = theme.colour(data.colour);
    for (int index = 0; index < layout.bars.size(); ++index) {
        const auto& bar = layout.bars[index];
        const auto& loads = data.bars[index].loads;
        if (index == data.marked) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(blend(theme.colour(Meaning::Accent), theme.colour(Meaning::Card), 0.18));
            painter.drawRect(bar.column);
        }
        for (int load = 0; load < loads.size(); ++load)
            drawLoad(p, bar.loads[load], loads[load], colour);
        if (index == hottest && data.mean > 0.0)
            drawHottest(p, bar);
        const bool strongLabel = index == hottest || index == data.marked;
        if (!bar.label.isEmpty())
            drawLine(painter, bar.label, data.bars[index].label, strongLabel ? strong : p.caption,
                     strongLabel ? theme.textColour(Meaning::Text) : muted, Qt::AlignCenter);
    }
    painter.setPen(QPen(theme.colour(Meaning::Line), 1.0));
    painter.drawLine(QLineF(layout.plot.bottomLeft(), layout.plot.bottomRight()));
    if (data.mean <= 0.0)
        return;
    painter.setPen(QPen(theme.textColour(Meaning::Text), 1.2, Qt::DashLine));
    painter.drawLine(QLineF(layout.plot.left(), layout.meanY, layout.plot.right(), layout.meanY));
    drawLine(painter, layout.meanText, CardBarsChart::meanWord(), p.caption, muted);
}

} // namespace planner::ui
