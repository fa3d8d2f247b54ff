// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"
#include "model/text/problem.h"

#include <QLineEdit>

#include <optional>

namespace planner::ui {

/// A field for one number with its unit. A bare number takes the unit that is shown. What cannot be read
/// stays as typed, framed red, and changes nothing; Esc brings the value back. Enter or leaving the field
/// commits, but only what was really typed.
class QuantityField : public QLineEdit {
    Q_OBJECT

public:
    explicit QuantityField(Parameter parameter, QWidget* parent = nullptr);

    /// Shows a value. Text that is being typed, or that was refused, stays while the value is the same.
    void showQuantity(double value);
    double quantity() const { return m_quantity; }

    bool isRefused() const { return m_problem.has_value(); }
    const std::optional<Problem>& problem() const { return m_problem; }

    /// Gives up what was typed.
    void restore();

    /// Forgets how the text looked: another font or language.
    void refreshText();

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return minimumSizeHint(); }

signals:
    void committed(double value);
    void problemChanged(); ///< typed text was refused, or is no longer

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void commit();
    void setProblem(std::optional<Problem> problem);

    Parameter m_parameter;
    double m_quantity = not_given;
    std::optional<Problem> m_problem;
    bool m_selectOnRelease = false;
};

} // namespace planner::ui
