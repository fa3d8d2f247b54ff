// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace planner::ui {

namespace {
const QString& settingsKey() {
    static const auto key = QStringLiteral("recentFiles");
    return key;
}
} // namespace

QStringList RecentFiles::files() const {
    return QSettings().value(settingsKey()).toStringList().mid(0, limit);
}

void RecentFiles::add(const QString& path) {
    const auto absolute = QFileInfo(path).absoluteFilePath();
    auto list = files();
    list.removeAll(absolute);
    list.prepend(absolute);
    QSettings().setValue(settingsKey(), list.mid(0, limit));
    emit changed();
}

void RecentFiles::clear() {
    QSettings().remove(settingsKey());
    emit changed();
}

bool RecentFiles::isMissing(const QString& path) { return !QFileInfo::exists(path); }

} // namespace planner::ui
