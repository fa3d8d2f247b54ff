// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style.h"

#include "ui/theme/contrast.h"
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>
#include <QToolTip>
#include <QWidget>

// Q_INIT_RESOURCE must be used outside of every namespace; the library may be linked statically.
static void loadThemeResource() { Q_INIT_RESOURCE(theme); }

namespace planner::ui {

namespace {

Theme& storedTheme() {
    static Theme theme;
    return theme;
}

// The palette as the desktop gave it: once we have set our own it says nothing about the system any more.
bool systemIsDark() {
    static const bool dark = qApp != nullptr && qApp->palette().window().color().lightness() < 128;
    return dark;
}

QPalette paletteFor(const Theme& theme) {
    const auto colour = [&theme](Meaning meaning) { return theme.colour(meaning); };
    const QColor disabled = blend(colour(Meaning::Muted), colour(Meaning::Card), 0.6);
    QPalette palette;
    palette.setColor(QPalette::Window, colour(Meaning::Paper));
    palette.setColor(QPalette::WindowText, colour(Meaning::Text));
    palette.setColor(QPalette::Base, colour(Meaning::Card));
    palette.setColor(QPalette::AlternateBase, colour(Meaning::Field));
    palette.setColor(QPalette::Text, colour(Meaning::Text));
    palette.setColor(QPalette::PlaceholderText, colour(Meaning::Muted));
    palette.setColor(QPalette::Button, colour(Meaning::Card));
    palette.setColor(QPalette::ButtonText, colour(Meaning::Text));
    palette.setColor(QPalette::BrightText, colour(Meaning::Bad));
    palette.setColor(QPalette::Link, colour(Meaning::Accent));
    palette.setColor(QPalette::LinkVisited, colour(Meaning::Accent));
    palette.setColor(QPalette::Highlight, colour(Meaning::Accent));
    palette.setColor(QPalette::HighlightedText, theme.textOn(colour(Meaning::Accent)));
    palette.setColor(QPalette::ToolTipBase, colour(Meaning::Card));
    palette.setColor(QPalette::ToolTipText, colour(Meaning::Text));
    palette.setColor(QPalette::Light, colour(Meaning::Card));
    palette.setColor(QPalette::Midlight, colour(Meaning::Grid));
    palette.setColor(QPalette::Mid, colour(Meaning::Line));
    palette.setColor(QPalette::Dark, blend(colour(Meaning::Muted), colour(Meaning::Line), 0.4));
    palette.setColor(QPalette::Shadow, colour(Meaning::Line));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colour(Meaning::Line));
    return palette;
}

} // namespace

Theme resolveTheme(ThemeChoice choice, double textScale) {
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark());
    const double scale = textScale > 0.0 ? textScale : systemTextScale();
    return dark ? Theme::dark(scale) : Theme::light(scale);
}

void applyStyle(QApplication& application, const Theme& theme) {
    loadThemeResource();
    systemIsDark(); // remember it before our own palette hides it
    storedTheme() = theme;
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(paletteFor(theme));
    QApplication::setFont(textFont(TextRole::Body, theme.textScale));
    QToolTip::setPalette(paletteFor(theme));
    QToolTip::setFont(textFont(TextRole::Caption, theme.textScale));
    application.setStyleSheet(styleSheetFor(theme));
}

const Theme& currentTheme() { return storedTheme(); }

void restyle(QWidget* widget) {
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

} // namespace planner::ui
