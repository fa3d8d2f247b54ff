// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/lesson.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;

namespace planner::ui {

/// Asks for a number: a field that understands units, and a logarithmic slider for a guess. Nothing is set
/// until somebody types or drags, so that the slider's rest does not give anything away.
class QuantityLine final : public QWidget {
    Q_OBJECT

public:
    explicit QuantityLine(QWidget* parent = nullptr);

    /// Asks for another quantity.
    void ask(const NumberQuestion& question);
    void retranslate();
    void clear();

signals:
    void submitted(double value);

private:
    void submit();
    void sliderMoved(int place);

    QLineEdit* m_field;
    QSlider* m_slider;
    QPushButton* m_submit;
    QLabel* m_problem;
    Unit m_unit = Unit::count;
    double m_from = 1;
    double m_to = 10;
};

} // namespace planner::ui
