// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_topic.h"

#include <QWidget>

namespace planner::ui {

QString helpTopicOf(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget())
        if (const auto topic = widget->property(helpTopicProperty).toString(); !topic.isEmpty())
            return topic;
    return QStringLiteral("start");
}

} // namespace planner::ui
