// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/style.h"

#include <QObject>

class QMenu;

namespace planner::ui {

/// Theme, language and text size; each takes effect at once.
class ViewActions final : public QObject {
    Q_OBJECT

public:
    ViewActions(ThemeChoice theme, double textScale, QObject* parent);

    /// Adds the entries of the view menu.
    void fill(QMenu& menu);

    void setTheme(ThemeChoice choice);
    void setTextScale(double scale);
    void chooseLanguage(const QString& language);
    ThemeChoice theme() const { return m_theme; }
    double textScale() const { return m_textScale; }

signals:
    void themeChanged(const planner::ui::Theme& theme);

private:
    void apply();

    ThemeChoice m_theme;
    double m_textScale;
};

} // namespace planner::ui
