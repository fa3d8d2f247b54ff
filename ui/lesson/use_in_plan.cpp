// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/use_in_plan.h"

#include "ui/document/scenario_document.h"
#include "ui/language/translate.h"
#include "ui/lesson/factor_text.h"
#include "ui/theme/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QUndoStack>

namespace planner::ui {

UseInPlan::UseInPlan(ScenarioDocument& document, Parameter parameter, QWidget* parent)
    : QWidget(parent), m_document(document), m_parameter(parameter), m_button(new QPushButton(this)),
      m_state(new QLabel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_button->setProperty("primary", true);
    m_state->setProperty("role", QStringLiteral("muted"));
    m_state->setWordWrap(true);
    row->addWidget(m_button);
    row->addWidget(m_state, 1);
    connect(m_button, &QPushButton::clicked, this, &UseInPlan::use);
    connect(&document, &ScenarioDocument::planChanged, this, [this] {
        if (isVisible())
            showState();
    });
    showState();
}

void UseInPlan::setFactor(double factor) {
    m_factor = shownFactor(factor);
    showState();
}

QString UseInPlan::stateText() const { return m_state->text(); }

void UseInPlan::use() {
    const auto set = m_document.setValue(m_parameter, m_factor);
    if (set) // the plan has spoken, through planChanged
        return;
    m_state->setText(translated(set.error().what));
    m_state->setProperty("role", QStringLiteral("warning"));
    restyle(m_state);
}

void UseInPlan::showState() {
    const double now = m_document.plan()[m_parameter];
    m_button->setText(tr("Use %1 in the plan").arg(factorText(m_factor)));
    m_button->setToolTip(tr("Sets the input of the plan; one step to undo (%1)")
                             .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    m_state->setText(tr("%1 of the plan: %2").arg(parameterTitle(m_parameter), factorText(now)));
    if (m_state->property("role").toString() != QLatin1String("muted")) {
        m_state->setProperty("role", QStringLiteral("muted"));
        restyle(m_state);
    }
}

bool UseInPlan::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

/// In a window of its own a sandbox has no menu that would undo a step of the plan.
void UseInPlan::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo))
        m_document.undoStack().undo();
    else if (event->matches(QKeySequence::Redo))
        m_document.undoStack().redo();
    else
        QWidget::keyPressEvent(event);
}

void UseInPlan::showEvent(QShowEvent* event) {
    showState();
    QWidget::showEvent(event);
}

void UseInPlan::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showState();
}

} // namespace planner::ui
