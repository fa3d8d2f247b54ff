// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace planner::ui {

/// The dynamic property under which a widget names its page of the guide.
inline constexpr const char* helpTopicProperty = "helpTopic";

/// The page for what has the keyboard or the pointer: of the widget itself or of the nearest one around it;
/// the first page where none names one.
QString helpTopicOf(const QWidget* widget);

} // namespace planner::ui
