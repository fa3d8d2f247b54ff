// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace planner::ui {

/// What the dialog offers to begin with.
struct SaveSuggestion {
    QString title;
    QString path;   ///< file that is suggested
    QString filter; ///< as QFileDialog has it
    QString suffix; ///< added to a name that has none
};

/// Asks for a file to write; empty if the person changed their mind. An existing file is asked about.
QString askWhereToSave(QWidget& window, const SaveSuggestion& suggestion);

} // namespace planner::ui
