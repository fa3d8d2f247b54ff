// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dock_handle.h"

#include "ui/theme/style.h"

#include <QEvent>
#include <QPainter>

namespace planner::ui {

DockHandle::DockHandle(QWidget* dock) : QWidget(dock) {
    setCursor(Qt::SizeAllCursor);
    setAttribute(Qt::WA_Hover);
    retranslate();
}

void DockHandle::paintEvent(QPaintEvent*) {
    if (!underMouse())
        return;
    constexpr QSizeF grip(36, 4);
    QRectF area(QPointF(0, 0), grip);
    area.moveCenter(QRectF(rect()).center());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(currentTheme().colour(Meaning::Muted));
    painter.drawRoundedRect(area, grip.height() / 2, grip.height() / 2);
}

void DockHandle::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DockHandle::retranslate() {
    setToolTip(tr("Drag to move this panel; a double click floats it or puts it back."));
}

} // namespace planner::ui
