// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/search_box.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QLineEdit>

namespace planner::ui {

SearchBox::SearchBox(QWidget* parent) : QuietComboBox(parent) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMaxVisibleItems(18);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    connect(this, &QComboBox::activated, this, &SearchBox::chosen);
    // A long entry shows its beginning.
    connect(this, &QComboBox::currentIndexChanged, this, [this] { lineEdit()->setCursorPosition(0); });
    connect(lineEdit(), &QLineEdit::editingFinished, this, &SearchBox::takeTyped);
}

void SearchBox::takeTyped() {
    const int index = findText(currentText(), Qt::MatchFixedString);
    if (index >= 0 && index != currentIndex()) {
        setCurrentIndex(index);
        emit chosen(index);
    }
}

void SearchBox::focusOutEvent(QFocusEvent* event) {
    QuietComboBox::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        setEditText(itemText(currentIndex()));
    lineEdit()->setCursorPosition(0);
}

} // namespace planner::ui
