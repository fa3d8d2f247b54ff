// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inputs/slider_scale.h"

#include <QSlider>

#include <optional>

namespace planner::ui {

/// A slider that moves one parameter over its scale.
///
/// Arrow keys step, with Shift finely, PageUp and PageDown ten steps, Home and End to the ends, Delete
/// resets. A drag with Shift is slow. The wheel does nothing without the keyboard focus. A double click on
/// the handle resets, one on the groove does not.
class ParameterSlider : public QSlider {
    Q_OBJECT

public:
    explicit ParameterSlider(Parameter parameter, QWidget* parent = nullptr);

    Parameter parameter() const { return m_parameter; }
    double quantity() const { return m_quantity; }
    const SliderScale& scale() const { return m_scale; }

    void showQuantity(double value);                       ///< without a signal
    void showBaseline(const std::optional<double>& value); ///< the tick on the track
    void setStops(const std::vector<double>& stops);

    /// Changes the value as a person would, from a key, the wheel or an assistive tool.
    void edit(double value);

    QRect handleRect() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void edited(double value);
    void gestureStarted();
    void gestureEnded();
    void resetRequested();

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    double radius() const;
    double placeOf(double fraction) const; ///< x of the handle's centre
    double fractionAt(double x) const;
    void startDrag(double x, bool onHandle, bool fine);
    void endDrag();

    Parameter m_parameter;
    SliderScale m_scale;
    double m_quantity;
    std::optional<double> m_baseline;
    bool m_dragging = false;
    bool m_pressedOnHandle = true; ///< the last press; a double click begins with one
    bool m_fine = false;
    double m_anchorX = 0;
    double m_anchorFraction = 0;
    double m_dragFraction = 0;
    int m_wheelRest = 0;
};

} // namespace planner::ui
