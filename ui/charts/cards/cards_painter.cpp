// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/cards/cards_painter.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/hatch.h"
#include "ui/charts/cards/cards_plot.h"
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

QColor fillOf(CardCell kind, const Theme& theme) {
    switch (kind) {
    case CardCell::Routed:
        return theme.colour(Meaning::RoutedExperts);
    case CardCell::Redundant:
        // Darker in both themes; the lighter relative is the shared expert.
        return blend(theme.colour(Meaning::RoutedExperts),
                     theme.colour(theme.isDark() ? Meaning::Card : Meaning::Text), 0.68);
    case CardCell::Shared:
        return theme.colour(Meaning::SharedExpert);
    default:
        return theme.colour(Meaning::Card);
    }
}

void drawCell(Pens& p, const QRectF& area, CardCell kind, const QString& text) {
    const double inset = area.width() > 5.0 && area.height() > 5.0 ? 0.5 : 0.2;
    const QRectF inner = area.adjusted(inset, inset, -inset, -inset);
    const QColor fill = fillOf(kind, p.theme);
    p.painter.setPen(Qt::NoPen);
    p.painter.setBrush(fill);
    p.painter.drawRect(inner);
    if (kind == CardCell::Empty) {
        p.painter.setPen(QPen(p.theme.colour(Meaning::Muted), 0.8));
        p.painter.setBrush(Qt::NoBrush);
        p.painter.drawRect(inner.adjusted(0.4, 0.4, -0.4, -0.4));
        for (const QLineF& line : hatchLines(inner, 4.0))
            p.painter.drawLine(line);
    }
    if (kind == CardCell::Redundant) {
        const double corner = std::min({7.0, inner.width() * 0.6, inner.height() * 0.6});
        p.painter.setBrush(p.theme.textOn(fill));
        p.painter.drawPolygon(QPolygonF{inner.topRight(), inner.topRight() - QPointF(corner, 0.0),
                                        inner.topRight() + QPointF(0.0, corner)});
    }
    drawLine(p.painter, area, text, p.caption, p.theme.textOn(fill), Qt::AlignCenter);
}

void drawUnit(Pens& p, const CardsUnit& unit, const CardsLayout::Unit& placed) {
    const bool fits = unit.brief.isEmpty() || textWidth(p.caption, unit.title) <= placed.title.width();
    drawLine(p.painter, placed.title, fits ? unit.title : unit.brief, p.caption,
             p.theme.textColour(Meaning::Text));
    if (placed.cells.isEmpty()) {
        drawWrapped(p.painter, placed.body, CardsPlot::emptyText(unit), p.caption,
                    p.theme.textColour(Meaning::Muted));
        return;
    }
    for (const auto& node : placed.nodes) {
        p.painter.setPen(QPen(p.theme.colour(Meaning::Line), 1.0));
        p.painter.setBrush(p.theme.colour(Meaning::Field));
        p.painter.drawRoundedRect(node.area, 3.0, 3.0);
        if (!node.label.isEmpty())
            drawLine(p.painter, node.label, CardsPlot::nodeName(node.number), p.caption,
                     p.theme.textColour(Meaning::Muted));
    }
    for (const auto& cell : placed.cells)
        drawCell(p, cell.area, cell.kind, placed.numbered ? CardsPlot::cellText(cell) : QString());
}

} // namespace

void paintCards(QPainter& painter, const CardsData& data, const CardsLayout& layout, const Theme& theme) {
    Pens p{painter, theme, textFont(TextRole::Caption, layout.textScale)};
    for (int index = 0; index < layout.units.size(); ++index)
        drawUnit(p, data.units[index], layout.units[index]);
    const QColor muted = theme.textColour(Meaning::Muted);
    for (const auto& entry : layout.legend) {
        drawCell(p, QRectF(entry.area.left(), entry.area.center().y() - 5.0, 10.0, 10.0), entry.kind, {});
        drawLine(painter, entry.area.adjusted(15.0, 0.0, 0.0, 0.0), cardCellName(entry.kind), p.caption,
                 muted);
    }
    for (int index = 0; index < layout.notes.size(); ++index)
        if (!layout.notes[index].isEmpty())
            drawWrapped(painter, layout.notes[index], data.notes[index].text, p.caption,
                        theme.textColour(data.notes[index].colour));
}

} // namespace planner::ui
