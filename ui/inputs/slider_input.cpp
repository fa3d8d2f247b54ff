// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ParameterSlider that mouse, keys and wheel move.
#include "ui/inputs/parameter_slider.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>

namespace planner::ui {

namespace {

constexpr int pageSteps = 10;
constexpr int wheelNotch = 120;

bool isFine(const QInputEvent* event) { return event->modifiers().testFlag(Qt::ShiftModifier); }

} // namespace

void ParameterSlider::startDrag(double x, bool onHandle, bool fine) {
    m_dragging = true;
    m_pressedOnHandle = onHandle;
    m_fine = fine;
    m_anchorX = x;
    m_anchorFraction = onHandle ? m_scale.fractionOf(m_quantity) : std::clamp(fractionAt(x), 0.0, 1.0);
    m_dragFraction = m_anchorFraction;
    emit gestureStarted();
    if (!onHandle)
        edit(m_scale.valueAt(m_anchorFraction));
    update();
}

void ParameterSlider::endDrag() {
    if (!m_dragging)
        return;
    m_dragging = false;
    emit gestureEnded();
    update();
}

void ParameterSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    startDrag(event->position().x(), handleRect().contains(event->position().toPoint()), isFine(event));
}

void ParameterSlider::mouseMoveEvent(QMouseEvent* event) {
    const double x = event->position().x();
    if (!m_dragging || x == m_anchorX)
        return;
    if (m_fine != isFine(event)) { // go on from here at the other speed
        m_fine = isFine(event);
        m_anchorX = x;
        m_anchorFraction = std::clamp(m_dragFraction, 0.0, 1.0);
        return;
    }
    m_dragFraction = m_anchorFraction + (fractionAt(x) - fractionAt(m_anchorX)) * (m_fine ? 0.1 : 1.0);
    edit(m_scale.valueAt(m_dragFraction, m_fine));
}

void ParameterSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        endDrag();
}

void ParameterSlider::mouseDoubleClickEvent(QMouseEvent* event) {
    // A first click on the groove has brought the handle under the pointer; only a click on the handle
    // counts.
    const bool onHandle = handleRect().contains(event->position().toPoint());
    if (event->button() == Qt::LeftButton && onHandle && m_pressedOnHandle)
        emit resetRequested();
    else
        mousePressEvent(event);
}

void ParameterSlider::keyPressEvent(QKeyEvent* event) {
    const auto step = [this, event](int steps) { edit(m_scale.stepped(m_quantity, steps, isFine(event))); };
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        return step(1);
    case Qt::Key_Left:
    case Qt::Key_Down:
        return step(-1);
    case Qt::Key_PageUp:
        return step(pageSteps);
    case Qt::Key_PageDown:
        return step(-pageSteps);
    case Qt::Key_Home:
        return edit(m_scale.valueAt(0));
    case Qt::Key_End:
        return edit(m_scale.valueAt(1));
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        emit resetRequested();
        return;
    default:
        event->ignore();
    }
}

void ParameterSlider::wheelEvent(QWheelEvent* event) {
    if (!hasFocus() || !isEnabled()) { // it scrolls the panel
        event->ignore();
        return;
    }
    const auto delta = event->angleDelta();
    m_wheelRest += delta.y() != 0 ? delta.y() : delta.x();
    const int steps = m_wheelRest / wheelNotch;
    m_wheelRest -= steps * wheelNotch;
    edit(m_scale.stepped(m_quantity, steps, isFine(event)));
    event->accept();
}

} // namespace planner::ui
