// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/settings.h"

#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

namespace planner::ui {

/// A picture to take of the window.
struct Picture {
    QSize size{1600, 1000};
    ThemeChoice theme = ThemeChoice::Light;
    QString language = QStringLiteral("en");
    QStringList state; ///< words of `bringTo`
};

/// Chooses the offscreen platform with a screen of that size, which presentation mode fills. To be called
/// before there is an application.
void useOffscreen(const QSize& screen);

/// Takes the picture in a window of its own; fails with the word of its state that is not understood.
tl::expected<QImage, QString> take(const Picture& picture);

/// The program's texts in that language from now on. The tests link the window without the program's
/// resources, so that the translation comes from the build tree.
void speak(const QString& language);

} // namespace planner::ui
