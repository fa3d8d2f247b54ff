// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/cards/cards_data.h"
#include "ui/theme/palette.h"

#include <QRectF>

namespace planner::ui {

/// What a cell of a card stands for.
enum class CardCell { Shared, Routed, Redundant, Empty };

inline constexpr std::array cardCells{CardCell::Routed, CardCell::Redundant, CardCell::Shared,
                                      CardCell::Empty};

/// Where everything of the cards view goes; a pure function of data, size and theme.
struct CardsLayout {
    struct Cell {
        QRectF area;
        CardCell kind{};
        int card = 0;
        int slot = 0; ///< of the routed slots
        int expert = -1;
    };
    struct Node {
        QRectF area;
        QRectF label; ///< empty: no room
        int number = 0;
    };
    struct Unit {
        QRectF title;
        QRectF body;
        QVector<Node> nodes;
        QVector<QRectF> cards;
        QVector<Cell> cells;   ///< empty where there is no room for cells that can be seen
        bool numbered = false; ///< every cell has room for its expert's number
    };
    struct LegendEntry {
        CardCell kind{};
        QRectF area;
    };

    double textScale = 1.0;
    QVector<Unit> units;
    QVector<LegendEntry> legend;
    QVector<QRectF> notes;
};

/// The word of the legend.
QString cardCellName(CardCell kind);

CardsLayout layOutCards(const CardsData& data, const QRectF& target, const Theme& theme);

} // namespace planner::ui
