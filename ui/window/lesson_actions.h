// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lesson/lesson_player.h"

#include <QObject>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace planner::ui {

class ClassClock;
class InputsPanel;
class LessonPanel;
class LessonStage;
class MessageBar;
class PlanView;
class TeacherView;

/// Lessons in the window: choosing one, and making the window obey it. While a lesson plays, all inputs but
/// those of the step are locked, only its charts are shown, and nothing that would give the answer away is
/// seen before an answer.
class LessonActions final : public QObject {
    Q_OBJECT

public:
    /// What the lesson works on; all outlive it.
    struct Parts {
        QMainWindow& window;
        ScenarioDocument& document;
        InputsPanel& inputs;
        PlanView& plan;
        QWidget& headlines;
        MessageBar& messages;
    };

    explicit LessonActions(const Parts& parts);

    LessonPlayer& player() { return *m_player; }
    LessonPanel& panel() { return *m_panel; }
    LessonStage& stage() { return *m_stage; }
    ClassClock& clock() { return *m_clock; }
    TeacherView& teacher(); ///< made when first asked for

    /// The docks of the window: the lesson's own, and those that make room for it while it plays.
    void setDocks(QDockWidget* lesson, QDockWidget* inputs, const QList<QDockWidget*>& others);

    /// Adds the entries of the menu.
    void fill(QMenu& menu);

    void start(const Lesson& lesson);

    /// On a projector the inputs of a step are shown alone, without the locked ones. The teacher's window,
    /// which is on another screen, keeps the usual text size.
    void startPresenting(double usualTextScale);
    void stopPresenting();

    /// Plays a lesson file; a broken one is told in the message bar.
    void open(const QString& path);

private:
    void askAndOpen();
    void addLessons(QMenu& menu);
    QWidget* makeSandbox(Sandbox sandbox, QWidget* parent) const;
    void obey();
    void makeRoom(bool guided);
    void showTeacher();

    Parts m_parts;
    LessonPlayer* m_player;
    LessonPanel* m_panel;
    LessonStage* m_stage;
    ClassClock* m_clock;
    TeacherView* m_teacher = nullptr;
    QDockWidget* m_dock = nullptr;
    QDockWidget* m_inputs = nullptr;
    QList<QDockWidget*> m_others; ///< Explain and what else would give answers away
    bool m_guided = false;
    std::optional<double> m_usualTextScale; ///< while presenting
    QList<QDockWidget*> m_wereShown;        ///< of the others, before the lesson
    bool m_inputsWereShown = false;
    QStringList m_locks; ///< a person's own locks, before the lesson
};

} // namespace planner::ui
