// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <tl/expected.hpp>

namespace planner::ui {

class MainWindow;

/// Brings the window into a state, word by word, and returns what is to be looked at: the window, or the one
/// that was opened beside it. Fails with the word that it does not understand.
///
///   PARAMETER=VALUE       edits an input              preset=ID             opens a preset
///   lesson=LESSON/STEP    plays a lesson              answered              shows the answer to its question
///   page=NAME             charts, validation, efficiency or model          chart=NAME    one chart alone
///   explain=ID            explains a figure           questions             shows the questions
///   sandbox=NAME          opens a sandbox             help=TOPIC            opens the guide
///   presenting            presentation mode           teacher       opens the teacher's view of the lesson
tl::expected<QWidget*, QString> bringTo(MainWindow& window, const QStringList& words);

/// Lets all queued work and painting happen.
void settle();

} // namespace planner::ui
