// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/lesson.h"

#include <QFrame>

#include <functional>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace planner::ui {

class LessonPlayer;
class ScenarioDocument;

/// What a step shows in the middle of the window besides charts: its question in large type while nothing may
/// be seen yet, a table, or a sandbox.
class LessonStage final : public QFrame {
    Q_OBJECT

public:
    /// Makes the widget of a sandbox; null where there is none.
    using MakeSandbox = std::function<QWidget*(Sandbox sandbox, QWidget* parent)>;

    LessonStage(const LessonPlayer& player, const ScenarioDocument& document, MakeSandbox makeSandbox,
                QWidget* parent = nullptr);

    /// Shows what the present step has; hides itself where that is nothing.
    void refresh();

    /// Whether charts may stand below.
    bool leavesRoom() const { return m_leavesRoom; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void clear();
    void showCover();
    void showTable(const LessonTable& table);

    const LessonPlayer& m_player;
    const ScenarioDocument& m_document;
    MakeSandbox m_makeSandbox;
    QVBoxLayout* m_column;
    bool m_leavesRoom = true;
};

} // namespace planner::ui
