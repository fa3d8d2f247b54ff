// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/quantity_field.h"

#include "ui/inputs/field_text.h"
#include "ui/language/translate.h"
#include "ui/theme/style.h"

#include "model/scenario/check_value.h"
#include "model/scenario/values.h"
#include "model/units/format.h"

#include <QFocusEvent>
#include <QKeyEvent>

namespace planner::ui {

namespace {

/// Widths grow in steps, so that a drag does not lay the row out at every digit.
constexpr int widthStep = 24;

} // namespace

QuantityField::QuantityField(Parameter parameter, QWidget* parent)
    : QLineEdit(parent), m_parameter(parameter) {
    setProperty("value", true);
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setAcceptDrops(false); // a file dropped on the window opens, wherever it falls
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QLineEdit::returnPressed, this, [this] {
        commit();
        selectAll();
    });
    connect(this, &QLineEdit::textEdited, this, [this] {
        // A refusal is withdrawn as soon as the text makes sense again.
        if (m_problem &&
            parse_value(m_parameter, text().toStdString(), shown_suffix(m_quantity, info(m_parameter).unit)))
            setProblem(std::nullopt);
    });
    refreshText();
}

void QuantityField::showQuantity(double value) {
    if (same_value(value, m_quantity))
        return;
    m_quantity = value;
    if (hasFocus() && isModified() && !m_problem)
        return; // somebody is typing
    restore();
}

void QuantityField::restore() {
    setProblem(std::nullopt);
    setModified(false);
    refreshText();
}

void QuantityField::refreshText() {
    if (m_problem || (hasFocus() && isModified()))
        return;
    const auto shown =
        hasFocus() ? formattedValue(m_parameter, m_quantity) : fieldText(m_parameter, m_quantity);
    if (shown != text()) {
        const int before = minimumSizeHint().width();
        const bool allSelected = hasSelectedText();
        setText(shown);
        if (allSelected)
            selectAll();
        if (minimumSizeHint().width() != before)
            updateGeometry();
    }
    setModified(false);
}

void QuantityField::commit() {
    if (!isModified())
        return;
    const auto suffix = shown_suffix(m_quantity, info(m_parameter).unit);
    const auto value = parse_value(m_parameter, text().trimmed().toStdString(), suffix);
    if (!value) {
        setProblem(value.error());
        return;
    }
    setProblem(std::nullopt);
    setModified(false);
    emit committed(*value);
    refreshText();
}

void QuantityField::setProblem(std::optional<Problem> problem) {
    if (!problem && !m_problem)
        return;
    m_problem = std::move(problem);
    setProperty("invalid", m_problem.has_value());
    restyle(this);
    emit problemChanged();
}

bool QuantityField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && !isModified()) {
        // Nothing was typed here, so Undo means the plan and not this text.
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void QuantityField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && (isModified() || m_problem)) {
        restore();
        selectAll();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void QuantityField::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    if (!m_problem)
        refreshText();
    selectAll();
    // The press that brings the focus puts the cursor somewhere; its release selects all again.
    m_selectOnRelease = event->reason() == Qt::MouseFocusReason;
}

void QuantityField::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason)
        return; // its own menu
    commit();
    refreshText();
    deselect();
}

void QuantityField::mouseReleaseEvent(QMouseEvent* event) {
    QLineEdit::mouseReleaseEvent(event);
    if (m_selectOnRelease && !hasSelectedText())
        selectAll();
    m_selectOnRelease = false;
}

QSize QuantityField::minimumSizeHint() const {
    const auto base = QLineEdit::minimumSizeHint();
    auto bold = font();
    bold.setBold(true);
    const int textWidth = QFontMetrics(bold).horizontalAdvance(text()) + 18;
    return {(textWidth + widthStep - 1) / widthStep * widthStep, base.height()};
}

} // namespace planner::ui
