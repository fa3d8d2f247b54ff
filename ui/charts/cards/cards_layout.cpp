// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/cards/cards_layout.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/cards/cards_plot.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

constexpr double betweenUnits = 18.0;
constexpr double betweenNodes = 5.0;
constexpr double inNode = 2.5; ///< between a node's line and its cards
constexpr double betweenCards = 1.5;
constexpr double leastCell = 2.0; ///< smaller ones cannot be told apart
constexpr double chip = 10.0;

/// How the nodes of a unit are arranged.
struct Grid {
    int nodeColumns = 1;
    int slotColumns = 1; ///< of one card
    double cellWidth = 0.0;
    double cellHeight = 0.0;
};

int divided(int number, int parts) { return (number + parts - 1) / parts; }

int cellsOf(const UnitCards& cards) { return cards.slots_per_card + (cards.shared_experts > 0 ? 1 : 0); }

/// How well numbers of experts would fit into the cells: 1 is just enough.
double fit(const Grid& grid, const QSizeF& number) {
    return std::min(grid.cellWidth / number.width(), grid.cellHeight / number.height());
}

/// The arrangement whose cells hold most.
Grid gridOf(const UnitCards& cards, const QSizeF& room, const QSizeF& number, double label) {
    Grid best;
    const int cells = cellsOf(cards);
    const int mostColumns = std::max(1, static_cast<int>(std::sqrt(cells)));
    for (int columns = 1; columns <= std::min(cards.nodes, 64); ++columns)
        for (int slotColumns = 1; slotColumns <= mostColumns; ++slotColumns) {
            const int rows = divided(cards.nodes, columns);
            const double width = room.width() / columns - betweenNodes - 2 * inNode;
            const double height = room.height() / rows - betweenNodes - 2 * inNode - label;
            Grid grid{columns, slotColumns, 0.0, 0.0};
            grid.cellWidth = (width / cards.gpus_per_node - betweenCards) / slotColumns;
            grid.cellHeight = height / divided(cells, slotColumns);
            if (fit(grid, number) > fit(best, number))
                best = grid;
        }
    return best;
}

void placeCells(CardsLayout::Unit& unit, const UnitCards& cards, int card, const QPointF& corner,
                const Grid& grid) {
    const int rows = divided(cellsOf(cards), grid.slotColumns);
    int place = 0;
    const auto next = [&] {
        const QPointF at(corner.x() + place % grid.slotColumns * grid.cellWidth,
                         corner.y() + place / grid.slotColumns * grid.cellHeight);
        ++place;
        return QRectF(at, QSizeF(grid.cellWidth, grid.cellHeight));
    };
    const auto& held = cards.cards[static_cast<std::size_t>(card)].held;
    for (std::size_t slot = 0; slot < held.size(); ++slot) {
        auto kind = CardCell::Routed;
        if (held[slot].expert < 0)
            kind = CardCell::Empty;
        else if (held[slot].redundant)
            kind = CardCell::Redundant;
        unit.cells.append({next(), kind, card, static_cast<int>(slot), held[slot].expert});
    }
    if (cards.shared_experts > 0)
        unit.cells.append({next(), CardCell::Shared, card, -1, -1});
    unit.cards.append(QRectF(corner, QSizeF(grid.slotColumns * grid.cellWidth, rows * grid.cellHeight)));
}

int largestExpert(const UnitCards& cards) {
    int largest = 0;
    for (const auto& card : cards.cards)
        for (const auto& slot : card.held)
            largest = std::max(largest, slot.expert);
    return largest;
}

void placeUnit(CardsLayout::Unit& unit, const UnitCards& cards, const Theme& theme) {
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    const int largest = std::max(99, largestExpert(cards));
    const QSizeF text(textWidth(caption, QString::number(largest)) + 3.0, caption.pixelSize() + 2.0);
    double label = lineHeight(caption);
    auto grid = gridOf(cards, unit.body.size(), text, label);
    // Numbers of nodes matter less than those of experts, and than cells that can be seen.
    const auto unlabelled = gridOf(cards, unit.body.size(), text, 0.0);
    if (grid.cellHeight < label || (fit(grid, text) < 1.0 && fit(unlabelled, text) >= 1.0)) {
        label = 0.0;
        grid = unlabelled;
    }
    if (std::min(grid.cellWidth, grid.cellHeight) < leastCell)
        return;
    unit.numbered = fit(grid, text) >= 1.0;
    grid.cellWidth = std::min(grid.cellWidth, 46.0 * theme.textScale);
    grid.cellHeight = std::min(grid.cellHeight, 24.0 * theme.textScale);
    const int rows = divided(cellsOf(cards), grid.slotColumns);
    const double cardWidth = grid.slotColumns * grid.cellWidth + betweenCards;
    const QSizeF node(cards.gpus_per_node * cardWidth - betweenCards + 2 * inNode,
                      rows * grid.cellHeight + 2 * inNode + label);
    const auto count = static_cast<int>(cards.cards.size());
    for (int number = 0; number < cards.nodes; ++number) {
        const QPointF corner(unit.body.left() + number % grid.nodeColumns * (node.width() + betweenNodes),
                             unit.body.top() + number / grid.nodeColumns * (node.height() + betweenNodes));
        CardsLayout::Node placed{QRectF(corner, node), {}, number};
        if (label > 0.0)
            placed.label =
                QRectF(corner.x() + inNode + 2, corner.y() + 1, node.width() - 2 * inNode - 4, label);
        unit.nodes.append(placed);
        for (int place = 0; place < cards.gpus_per_node; ++place)
            if (const int card = number * cards.gpus_per_node + place; card < count)
                placeCells(unit, cards, card,
                           {corner.x() + inNode + place * cardWidth, corner.y() + inNode + label}, grid);
    }
}

/// How wide a unit should be: by what there is to draw.
double weightOf(const CardsUnit& unit) {
    if (!unit.cards.is_known())
        return 1.0;
    const double cells = static_cast<double>(unit.cards.cards.size()) * cellsOf(unit.cards);
    return std::clamp(cells, 60.0, 600.0);
}

} // namespace

QString cardCellName(CardCell kind) {
    switch (kind) {
    case CardCell::Routed:
        return CardsPlot::tr("routed expert");
    case CardCell::Redundant:
        return CardsPlot::tr("redundant copy");
    case CardCell::Shared:
        return CardsPlot::tr("shared expert");
    default:
        return CardsPlot::tr("empty slot");
    }
}

CardsLayout layOutCards(const CardsData& data, const QRectF& target, const Theme& theme) {
    CardsLayout layout;
    layout.textScale = theme.textScale;
    const QFont caption = textFont(TextRole::Caption, layout.textScale);
    const double line = lineHeight(caption);
    QRectF area = target.adjusted(1.0, 1.0, -1.0, -1.0);
    area.setSize(area.size().expandedTo({1.0, 1.0}));

    // The units come first; the legend and notes get what is left beyond a readable height.
    double bottom = area.bottom();
    const double least = area.top() + 5.0 * line;
    for (auto note = data.notes.size(); note > 0 && bottom - line >= least; --note) {
        const int lines = wrappedLines(caption, data.notes[note - 1].text, area.width());
        if (bottom - lines * line < least) {
            layout.notes.prepend({});
            continue;
        }
        bottom -= lines * line;
        layout.notes.prepend(QRectF(area.left(), bottom, area.width(), lines * line));
    }
    while (layout.notes.size() < data.notes.size())
        layout.notes.prepend({});
    double x = area.left();
    if (bottom - line - 4.0 >= least) {
        bottom -= line + 4.0;
        for (const auto kind : cardCells) {
            const double width = chip + 5.0 + textWidth(caption, cardCellName(kind));
            if (x + width > area.right())
                break;
            layout.legend.append({kind, QRectF(x, bottom + 3.0, width, line)});
            x += width + 14.0;
        }
    }

    double weights = 0.0;
    for (const auto& unit : data.units)
        weights += weightOf(unit);
    const double room = std::max(
        1.0, area.width() - betweenUnits * std::max(0.0, static_cast<double>(data.units.size()) - 1));
    double left = area.left();
    for (const auto& unit : data.units) {
        const double width = room * weightOf(unit) / weights;
        CardsLayout::Unit placed;
        placed.title = QRectF(left, area.top(), width, line);
        placed.body =
            QRectF(left, area.top() + line + 3.0, width, std::max(1.0, bottom - area.top() - line - 3.0));
        if (unit.cards.is_known())
            placeUnit(placed, unit.cards, theme);
        layout.units.append(placed);
        left += width + betweenUnits;
    }
    return layout;
}

} // namespace planner::ui
