// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/view_actions.h"

#include "ui/language/language.h"
#include "ui/theme/fonts.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>

#include <algorithm>
#include <array>

namespace planner::ui {

namespace {

constexpr double textStep = 0.1;
constexpr double smallestText = 0.8;
constexpr double largestText = 2.0;

template <class Choose>
void addChoice(QMenu& menu, QActionGroup& group, const QString& text, bool now, Choose choose) {
    auto* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(now);
    group.addAction(action);
    QObject::connect(action, &QAction::triggered, &menu, choose);
}

} // namespace

ViewActions::ViewActions(ThemeChoice theme, double textScale, QObject* parent)
    : QObject(parent), m_theme(theme), m_textScale(textScale) {}

void ViewActions::fill(QMenu& menu) {
    auto* themes = menu.addMenu(tr("&Theme"));
    auto* themeGroup = new QActionGroup(themes);
    const std::array choices{std::pair{ThemeChoice::System, tr("As the &system")},
                             std::pair{ThemeChoice::Light, tr("&Light")},
                             std::pair{ThemeChoice::Dark, tr("&Dark")}};
    for (const auto& [choice, text] : choices)
        addChoice(*themes, *themeGroup, text, choice == m_theme,
                  [this, choice = choice] { setTheme(choice); });
    auto* tongues = menu.addMenu(tr("&Language"));
    auto* tongueGroup = new QActionGroup(tongues);
    for (const auto& language : languages())
        addChoice(*tongues, *tongueGroup, languageName(language), language == currentLanguage(),
                  [this, language] { chooseLanguage(language); });
    menu.addSeparator();
    const auto scaleNow = [this] { return m_textScale > 0 ? m_textScale : systemTextScale(); };
    menu.addAction(tr("Larg&er text"), QKeySequence::ZoomIn, this,
                   [this, scaleNow] { setTextScale(scaleNow() + textStep); });
    menu.addAction(tr("&Smaller text"), QKeySequence::ZoomOut, this,
                   [this, scaleNow] { setTextScale(scaleNow() - textStep); });
    menu.addAction(tr("&Usual text size"), QKeySequence(Qt::CTRL | Qt::Key_0), this,
                   [this] { setTextScale(0); });
}

void ViewActions::setTheme(ThemeChoice choice) {
    m_theme = choice;
    apply();
}

void ViewActions::setTextScale(double scale) {
    m_textScale = scale > 0 ? std::clamp(scale, smallestText, largestText) : 0;
    apply();
}

// Deferred: the language is chosen in a menu that is made anew by the change.
void ViewActions::chooseLanguage(const QString& language) {
    QMetaObject::invokeMethod(
        this, [language] { setLanguage(language); }, Qt::QueuedConnection);
}

void ViewActions::apply() {
    const auto theme = resolveTheme(m_theme, m_textScale);
    applyStyle(*qApp, theme);
    emit themeChanged(theme);
}

} // namespace planner::ui
