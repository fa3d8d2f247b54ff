// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/style.h"

#include <QByteArray>
#include <QStringList>

namespace planner::ui {

/// What the window remembers from one start to the next. Written when it changes; a layout of another
/// version is forgotten rather than misread.
struct WindowSettings {
    QByteArray geometry;
    QByteArray docks;
    QStringList chartOrder;
    ThemeChoice theme = ThemeChoice::System;
    QString language;
    double textScale = 0.0; ///< 0: as the system has it
    QStringList lockedInputs;

    static WindowSettings load();
    void save() const;
};

/// Raised when docks are renamed or added, so that an old layout is not restored.
inline constexpr int layoutVersion = 2;

} // namespace planner::ui
