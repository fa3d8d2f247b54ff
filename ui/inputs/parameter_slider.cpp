// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/parameter_slider.h"

#include "ui/inputs/slider_accessible.h"
#include "ui/inputs/slider_painter.h"
#include "ui/theme/style.h"

#include "model/scenario/values.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

constexpr int positions = 10000; ///< resolution of the QSlider underneath, for whoever reads or sets that

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

bool ParameterSlider::event(QEvent* event) {
    const bool handled = QSlider::event(event);
    // The style sheet sets a least height for all sliders; ours grows with the text.
    if (event->type() == QEvent::Polish || event->type() == QEvent::StyleChange)
        setMinimumHeight(sizeHint().height());
    return handled;
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
