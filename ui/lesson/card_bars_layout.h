// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lesson/card_bars_data.h"
#include "ui/theme/palette.h"

#include <QRectF>

namespace planner::ui {

/// Where everything of a bar chart of cards goes; a pure function of data, size and theme.
struct CardBarsLayout {
    struct Bar {
        QRectF column; ///< from top to bottom, also where the bar is low
        QRectF label;  ///< empty: no room
        QRectF top;    ///< above the bar, for the mark of the hottest
        QVector<QRectF> loads;
    };

    double textScale = 1.0;
    QRectF title;
    QRectF plot;
    QVector<Bar> bars;
    double meanY = 0.0;
    QRectF meanText;

    /// The bar at a place; -1 beside all of them.
    int barAt(double x) const;
};

CardBarsLayout layOutCardBars(const CardBars& data, const QRectF& target, const Theme& theme);

} // namespace planner::ui
