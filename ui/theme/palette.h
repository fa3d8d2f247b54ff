// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/meaning.h"

#include <QColor>
#include <Qt>

namespace planner::ui {

/// The colours and the text size of one look. A plain value: pass it, copy it, compare it.
struct Theme {
    enum class Mode { Light, Dark };

    Mode mode = Mode::Light;
    double textScale = 1.0; ///< 1 is 12 px body text; a projector wants 1.4 to 2

    bool isDark() const { return mode == Mode::Dark; }

    /// The one colour of a meaning, for areas, lines and dots.
    QColor colour(Meaning meaning) const;

    /// The colour of a meaning as text on a card: same hue, at least 4.5:1.
    QColor textColour(Meaning meaning) const;

    /// Black or white, whichever reads on `fill` (at least 4.5:1).
    QColor textOn(const QColor& fill) const;

    /// A lighter relative of the meaning's colour, for what was (the baseline).
    QColor ghostColour(Meaning meaning) const;

    /// Chapter dashed, limit dotted, everything else solid.
    Qt::PenStyle lineStyle(Meaning meaning) const;

    static Theme light(double textScale = 1.0) { return {Mode::Light, textScale}; }
    static Theme dark(double textScale = 1.0) { return {Mode::Dark, textScale}; }

    bool operator==(const Theme&) const = default;
};

} // namespace planner::ui
