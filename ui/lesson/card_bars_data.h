// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/stacked_bars.h"

namespace planner::ui {

/// One thing that loads a card: a request, a copy of an expert.
struct CardLoad {
    int id = 0;   ///< reported when it is moved or chosen
    QString name; ///< written inside when it fits
    QString tip;
    double value = 0.0;
    bool second = false; ///< lighter, with a marked corner: a redundant copy

    bool operator==(const CardLoad&) const = default;
};

/// A card, or an expert, with all that it carries.
struct CardBar {
    QString label;
    QVector<CardLoad> loads;

    double total() const {
        double sum = 0.0;
        for (const auto& load : loads)
            sum += load.value;
        return sum;
    }
    bool operator==(const CardBar&) const = default;
};

/// Loads of cards as bars against their mean.
struct CardBars {
    QString title;   ///< what is loaded: "attention work"
    QString summary; ///< beside it: hottest over mean
    QVector<CardBar> bars;
    double mean = 0.0;        ///< a line through all bars; 0: none
    double axisMaximum = 1.0; ///< the chart never changes it
    Meaning colour = Meaning::Attention;
    int marked = -1; ///< a bar that something just happened to
    QString emptyText;

    /// The bar with most on it; -1 where nothing is loaded.
    int hottest() const;
    bool operator==(const CardBars&) const = default;
};

} // namespace planner::ui
