// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"
#include "model/lesson/lesson.h"
#include "model/scenario/scenario.h"

#include <QString>

class QLabel;
class QWidget;

namespace planner::ui {

/// A text of a lesson in the language in use, as it stands.
QString lessonText(const LocalText& text);

/// A text of a lesson in the language in use, with the plan's values in it; Markdown.
QString liveText(const LocalText& text, const Plan& plan);

/// The right answer by the engine's word on this plan, in the language in use: a value with its unit, or the
/// text of a choice; empty where no choice is right.
QString rightAnswer(const Question& question, const Scenario& scenario);

/// A label for Markdown that wraps and can be selected from.
QLabel* paragraph(QWidget* parent = nullptr, const char* role = "body");

} // namespace planner::ui
