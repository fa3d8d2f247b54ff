// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/parameter_slider.h"

#include "ui/inputs/slider_accessible.h"
#include "ui/inputs/slider_painter.h"
#include "ui/theme/style.h"

#include "model/scenario/values.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

constexpr int positions = 10000; ///< resolution of the QSlider underneath, for whoever reads or sets that
constexpr int pageSteps = 10;
constexpr int wheelNotch = 120;

bool isFine(const QInputEvent* event) { return event->modifiers().testFlag(Qt::ShiftModifier); }

} // namespace

ParameterSlider::ParameterSlider(Parameter parameter, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_parameter(parameter), m_scale(parameter),
      m_quantity(m_scale.from()) {
    installSliderAccessible();
    setRange(0, positions);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    connect(this, &QSlider::valueChanged, this,
            [this](int position) { edit(m_scale.valueAt(static_cast<double>(position) / positions)); });
}

void ParameterSlider::showQuantity(double value) {
    if (same_value(value, m_quantity))
        return;
    m_quantity = value;
    const QSignalBlocker blocker(this);
    setValue(static_cast<int>(std::lround(m_scale.fractionOf(value) * positions)));
    update();
}

void ParameterSlider::showBaseline(const std::optional<double>& value) {
    if (m_baseline == value)
        return;
    m_baseline = value;
    update();
}

void ParameterSlider::setStops(const std::vector<double>& stops) { m_scale.setStops(stops); }

void ParameterSlider::edit(double value) {
    if (same_value(value, m_quantity))
        return;
    showQuantity(value);
    emit edited(value);
}

double ParameterSlider::radius() const { return SliderLook::radius(currentTheme()); }

double ParameterSlider::placeOf(double fraction) const {
    return radius() + fraction * (width() - 2 * radius());
}

double ParameterSlider::fractionAt(double x) const {
    return (x - radius()) / std::max(1.0, width() - 2 * radius());
}

QRect ParameterSlider::handleRect() const {
    const double r = radius() + 1;
    const QPointF centre(placeOf(m_scale.fractionOf(m_quantity)), height() / 2.0);
    return QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r).toAlignedRect();
}

QSize ParameterSlider::sizeHint() const {
    const int side = static_cast<int>(std::ceil(2 * radius())) + 4;
    return {8 * side, side};
}

QSize ParameterSlider::minimumSizeHint() const { return {3 * sizeHint().height(), sizeHint().height()}; }

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

void ParameterSlider::hideEvent(QHideEvent* event) {
    endDrag();
    QSlider::hideEvent(event);
}

void ParameterSlider::changeEvent(QEvent* event) {
    if (event->type() == QEvent::EnabledChange)
        endDrag();
    QSlider::changeEvent(event);
}

void ParameterSlider::paintEvent(QPaintEvent*) {
    SliderLook look;
    look.handle = placeOf(m_scale.fractionOf(m_quantity));
    if (m_baseline && !std::isnan(*m_baseline))
        look.baseline = placeOf(m_scale.fractionOf(*m_baseline));
    look.missing = std::isnan(m_quantity);
    look.enabled = isEnabled();
    look.hovered = underMouse();
    look.active = m_dragging || hasFocus();
    QPainter painter(this);
    paintSlider(painter, size(), currentTheme(), look);
}

} // namespace planner::ui
