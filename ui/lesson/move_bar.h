// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;
class QUndoStack;

namespace planner::ui {

/// Undo, Redo and Reset of the moves in one sandbox. While the keyboard is anywhere in the sandbox the keys
/// of Undo and Redo mean these moves, not the plan.
class MoveBar final : public QWidget {
    Q_OBJECT

public:
    /// Names of moves, which the bar translates.
    static const char* const movePrompt;
    static const char* const changeLoad;
    static const char* const changeStage;
    static const char* const changeField;
    static const char* const chooseRule;
    static const char* const chooseSource;
    static const char* const otherLengths;
    static const char* const startOver;

    /// Belongs to `sandbox`, all editors of which must be there already.
    explicit MoveBar(QWidget* sandbox);
    ~MoveBar() override;

    QUndoStack& stack() { return *m_stack; }
    void setResettable(bool resettable);

    QPushButton& undoButton() { return *m_undo; }
    QPushButton& redoButton() { return *m_redo; }
    QPushButton& resetButton() { return *m_reset; }

signals:
    void resetRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showState();

    QUndoStack* m_stack;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QPushButton* m_reset;
};

} // namespace planner::ui
