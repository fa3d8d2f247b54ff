// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"
#include "model/lesson/lesson.h"

#include <QString>

class QLabel;
class QWidget;

namespace planner::ui {

/// A text of a lesson in the language in use, as it stands.
QString lessonText(const LocalText& text);

/// A text of a lesson in the language in use, with the plan's values in it; Markdown.
QString liveText(const LocalText& text, const Plan& plan);

/// A label for Markdown that wraps and can be selected from.
QLabel* paragraph(QWidget* parent = nullptr, const char* role = "body");

} // namespace planner::ui
