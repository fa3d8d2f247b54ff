// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/quiet_combo_box.h"

#include <QWheelEvent>

namespace planner::ui {

QuietComboBox::QuietComboBox(QWidget* parent) : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setMinimumContentsLength(4);
}

void QuietComboBox::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace planner::ui
