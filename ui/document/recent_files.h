// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace planner::ui {

/// The files opened or saved last, newest first, kept in the settings. Files that are gone stay in the list:
/// they may be on a disk that comes back.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    static constexpr int limit = 10;

    explicit RecentFiles(QObject* parent = nullptr) : QObject(parent) {}

    QStringList files() const; ///< absolute paths
    void add(const QString& path);
    void clear();

    /// Whether the file is gone, so that a menu shows it disabled.
    static bool isMissing(const QString& path);

signals:
    void changed();
};

} // namespace planner::ui
