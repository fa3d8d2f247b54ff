// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settings.h"

#include "ui/language/language.h"

#include <QSettings>

#include <algorithm>

namespace planner::ui {

WindowSettings WindowSettings::load() {
    const QSettings stored;
    WindowSettings settings;
    settings.language = stored.value(QStringLiteral("language"), systemLanguage()).toString();
    const auto theme = stored.value(QStringLiteral("theme"), 0).toInt();
    settings.theme = static_cast<ThemeChoice>(std::clamp(theme, 0, static_cast<int>(ThemeChoice::Dark)));
    settings.textScale = std::clamp(stored.value(QStringLiteral("textScale"), 0.0).toDouble(), 0.0, 3.0);
    settings.lockedInputs = stored.value(QStringLiteral("lockedInputs")).toStringList();
    if (stored.value(QStringLiteral("layoutVersion")).toInt() == layoutVersion) {
        settings.geometry = stored.value(QStringLiteral("geometry")).toByteArray();
        settings.docks = stored.value(QStringLiteral("docks")).toByteArray();
        settings.chartOrder = stored.value(QStringLiteral("chartOrder")).toStringList();
    }
    return settings;
}

void WindowSettings::save() const {
    QSettings stored;
    stored.setValue(QStringLiteral("layoutVersion"), layoutVersion);
    stored.setValue(QStringLiteral("geometry"), geometry);
    stored.setValue(QStringLiteral("docks"), docks);
    stored.setValue(QStringLiteral("chartOrder"), chartOrder);
    stored.setValue(QStringLiteral("theme"), static_cast<int>(theme));
    stored.setValue(QStringLiteral("language"), language);
    stored.setValue(QStringLiteral("textScale"), textScale);
    stored.setValue(QStringLiteral("lockedInputs"), lockedInputs);
}

} // namespace planner::ui
