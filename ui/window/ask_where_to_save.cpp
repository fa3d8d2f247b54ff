// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ask_where_to_save.h"

#include <QFileDialog>
#include <QFileInfo>

namespace planner::ui {

QString askWhereToSave(QWidget& window, const SaveSuggestion& suggestion) {
    // The static function of QFileDialog knows no suffix, and the dialog must add it before it asks about a
    // file that is there already.
    QFileDialog dialog(&window, suggestion.title, QFileInfo(suggestion.path).absolutePath(),
                       suggestion.filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suggestion.suffix);
    dialog.selectFile(QFileInfo(suggestion.path).fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace planner::ui
