// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lesson/move_bar.h"

#include <QElapsedTimer>
#include <QUndoStack>

#include <functional>
#include <utility>

namespace planner::ui {

/// One move in a sandbox: from one state to another, and back.
template <class State> class MoveCommand final : public QUndoCommand {
public:
    using Apply = std::function<void(const State&)>;

    MoveCommand(State before, State after, int gesture, Apply apply)
        : m_before(std::move(before)), m_after(std::move(after)), m_gesture(gesture),
          m_apply(std::move(apply)) {}

    int id() const override { return m_gesture; }
    void undo() override { m_apply(m_before); }

    void redo() override {
        if (std::exchange(m_wasDone, true)) // the first time the person has done it
            m_apply(m_after);
    }

    bool mergeWith(const QUndoCommand* later) override {
        m_after = static_cast<const MoveCommand*>(later)->m_after;
        setObsolete(m_before == m_after);
        return true;
    }

private:
    State m_before;
    State m_after;
    int m_gesture;
    Apply m_apply;
    bool m_wasDone = false;
};

/// What a sandbox was after each move of its user, to go back and forth by the buttons of a bar. It is no
/// part of the plan's own history.
template <class State> class StateHistory {
public:
    using Apply = typename MoveCommand<State>::Apply;

    /// `apply` puts the sandbox into a state without recording it.
    StateHistory(MoveBar& bar, Apply apply) : m_bar(bar), m_apply(std::move(apply)) {
        QObject::connect(&bar, &MoveBar::resetRequested, &bar, [this] { reset(); });
    }

    /// The state in which the sandbox begins, to which Reset leads.
    void begin(const State& state) {
        m_first = state;
        rebase(state);
    }

    /// Something else than a move has changed the sandbox.
    void rebase(const State& state) {
        m_now = state;
        m_bar.setResettable(m_now != m_first);
    }

    /// Notes the state after a move, whose name is a `MoveBar` text. Moves of the same `part` are one step
    /// while something is `held`, and for a moment afterwards.
    void record(const State& state, const char* name, const QString& part = {}, bool held = false) {
        if (state == m_now)
            return;
        const bool goesOn = !part.isEmpty() && part == m_part && (held || m_since.elapsed() < moment);
        if (!goesOn)
            ++m_gesture;
        m_part = part;
        m_since.start();
        auto* command = new MoveCommand<State>(m_now, state, m_gesture, [this](const State& to) {
            endGesture();
            m_apply(to);
            rebase(to);
        });
        command->setText(QString::fromLatin1(name));
        rebase(state);
        m_bar.stack().push(command);
    }

    /// The next move is a step of its own.
    void endGesture() { m_part.clear(); }

private:
    static constexpr int moment = 1000; ///< milliseconds

    void reset() {
        const State first = m_first;
        m_apply(first);
        record(first, MoveBar::startOver);
    }

    MoveBar& m_bar;
    Apply m_apply;
    State m_first{};
    State m_now{};
    QString m_part;
    QElapsedTimer m_since;
    int m_gesture = 0;
};

} // namespace planner::ui
