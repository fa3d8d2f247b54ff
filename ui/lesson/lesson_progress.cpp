// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_progress.h"

#include <QSettings>

namespace planner::ui {

namespace {
QString keyOf(const std::string& lesson) {
    return QStringLiteral("lessons/") + QString::fromStdString(lesson);
}
} // namespace

std::string lastStep(const std::string& lesson) {
    return QSettings().value(keyOf(lesson)).toString().toStdString();
}

void keepStep(const std::string& lesson, const std::string& step) {
    QSettings().setValue(keyOf(lesson), QString::fromStdString(step));
}

} // namespace planner::ui
