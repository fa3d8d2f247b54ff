// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/docked_panel.h"

#include <QTimer>

namespace planner::ui {

DockedPanel::DockedPanel(QWidget* parent) : QFrame(parent) { setProperty("card", true); }

void DockedPanel::invalidate() {
    m_waiting = true;
    catchUp();
}

void DockedPanel::catchUp() {
    // A dock behind another tab counts as visible, so what counts is what can be seen.
    if (!m_waiting || visibleRegion().isEmpty())
        return; // the next paint catches up
    m_waiting = false;
    ++m_refreshCount;
    refresh();
}

void DockedPanel::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    catchUp();
}

void DockedPanel::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    if (m_waiting)
        QTimer::singleShot(0, this, &DockedPanel::catchUp); // not while painting
}

} // namespace planner::ui
