// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/move_bar.h"

#include <QAbstractSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QUndoStack>

namespace planner::ui {

const char* const MoveBar::movePrompt = QT_TR_NOOP("move a prompt");
const char* const MoveBar::changeLoad = QT_TR_NOOP("change a load");
const char* const MoveBar::changeStage = QT_TR_NOOP("change a stage");
const char* const MoveBar::changeField = QT_TR_NOOP("change a field");
const char* const MoveBar::chooseRule = QT_TR_NOOP("choose a rule");
const char* const MoveBar::chooseSource = QT_TR_NOOP("take other numbers");
const char* const MoveBar::otherLengths = QT_TR_NOOP("other prompt lengths");
const char* const MoveBar::startOver = QT_TR_NOOP("start over");

namespace {

/// Whether Undo belongs to a text that somebody is writing.
bool isWriting(QObject* widget) {
    const auto* line = qobject_cast<QLineEdit*>(widget);
    return line != nullptr && line->isModified();
}

} // namespace

MoveBar::MoveBar(QWidget* sandbox)
    : QWidget(sandbox), m_stack(new QUndoStack(this)), m_undo(new QPushButton(this)),
      m_redo(new QPushButton(this)), m_reset(new QPushButton(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (auto* button : {m_undo, m_redo, m_reset}) {
        button->setProperty("chip", true);
        row->addWidget(button);
    }
    m_reset->setEnabled(false);
    connect(m_undo, &QPushButton::clicked, m_stack, &QUndoStack::undo);
    connect(m_redo, &QPushButton::clicked, m_stack, &QUndoStack::redo);
    connect(m_reset, &QPushButton::clicked, this, &MoveBar::resetRequested);
    connect(m_stack, &QUndoStack::indexChanged, this, &MoveBar::showState);
    sandbox->installEventFilter(this);
    for (auto* line : sandbox->findChildren<QLineEdit*>())
        line->installEventFilter(this);
    for (auto* box : sandbox->findChildren<QAbstractSpinBox*>())
        box->installEventFilter(this);
    showState();
}

MoveBar::~MoveBar() { m_stack->disconnect(this); }

void MoveBar::setResettable(bool resettable) { m_reset->setEnabled(resettable); }

bool MoveBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool undo = key->matches(QKeySequence::Undo);
    if ((!undo && !key->matches(QKeySequence::Redo)) || isWriting(watched))
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    // A number that is being written is a move as well, the last one.
    if (auto* box = qobject_cast<QAbstractSpinBox*>(watched))
        box->interpretText();
    undo ? m_stack->undo() : m_stack->redo();
    return true;
}

void MoveBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showState();
}

void MoveBar::showState() {
    const auto show = [](QPushButton* button, const QString& text, const QString& tip, bool enabled) {
        button->setText(text);
        button->setToolTip(tip);
        button->setEnabled(enabled);
    };
    const auto named = [](const QString& pattern, const QString& nothing, const QString& move,
                          QKeySequence::StandardKey key) {
        return move.isEmpty() ? nothing
                              : pattern.arg(tr(move.toLatin1().constData()),
                                            QKeySequence(key).toString(QKeySequence::NativeText));
    };
    show(m_undo, tr("Undo"),
         named(tr("Undo in this sandbox: %1 (%2)"), tr("No move in this sandbox to undo"),
               m_stack->undoText(), QKeySequence::Undo),
         m_stack->canUndo());
    show(m_redo, tr("Redo"),
         named(tr("Redo in this sandbox: %1 (%2)"), tr("No move in this sandbox to redo"),
               m_stack->redoText(), QKeySequence::Redo),
         m_stack->canRedo());
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Back to how this sandbox began; Undo brings your moves back"));
}

} // namespace planner::ui
