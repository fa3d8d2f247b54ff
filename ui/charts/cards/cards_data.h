// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/cards.h"
#include "ui/charts/base/stacked_bars.h"

namespace planner::ui {

/// One unit of the cards view.
struct CardsUnit {
    QString title;     ///< above its nodes
    QString brief;     ///< in its place where that has no room
    QString emptyText; ///< in place of nodes that cannot be drawn
    QString slotKey;   ///< reported where a slot is chosen
    QString emptyKey;  ///< reported where an empty slot is chosen
    UnitCards cards;

    bool operator==(const CardsUnit&) const = default;
};

/// Everything that the cards view shows.
struct CardsData {
    QString title; ///< for the description and the table, not drawn
    QVector<CardsUnit> units;
    QVector<ChartNote> notes;

    bool operator==(const CardsData&) const = default;
};

} // namespace planner::ui
