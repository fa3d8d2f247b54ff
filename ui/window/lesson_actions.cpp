// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/lesson_actions.h"

#include "model/lesson/lesson_json.h"
#include "model/lesson/shipped_lessons.h"
#include "ui/document/scenario_document.h"
#include "ui/inputs/inputs_panel.h"
#include "ui/language/translate.h"
#include "ui/lesson/lesson_panel.h"
#include "ui/lesson/lesson_stage.h"
#include "ui/lesson/lesson_text.h"
#include "ui/lesson/sandbox_panel.h"
#include "ui/lesson/teacher/class_clock.h"
#include "ui/lesson/teacher/teacher_view.h"
#include "ui/panels/dashboard.h"
#include "ui/panels/message_bar.h"
#include "ui/window/plan_view.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>

#include <array>

namespace planner::ui {

namespace {
constexpr int lessonWidth = 360;
} // namespace

LessonActions::LessonActions(const Parts& parts)
    : QObject(&parts.window), m_parts(parts), m_player(new LessonPlayer(parts.document, this)),
      m_panel(new LessonPanel(*m_player, parts.document, &parts.window)),
      m_stage(new LessonStage(
          *m_player, parts.document,
          [this](Sandbox sandbox, QWidget* parent) { return makeSandbox(sandbox, parent); }, &parts.window)),
      m_clock(new ClassClock(*m_player, this)) {
    connect(m_player, &LessonPlayer::stepChanged, this, &LessonActions::obey);
    connect(m_player, &LessonPlayer::answered, this, &LessonActions::obey);
    connect(m_player, &LessonPlayer::freePlayChanged, this, &LessonActions::obey);
}

QWidget* LessonActions::makeSandbox(Sandbox sandbox, QWidget* parent) const {
    constexpr std::array names{"", "prefill-balancer", "decode-balancer", "expert-balancer", "overlap"};
    const std::string_view name = names.at(static_cast<std::size_t>(sandbox));
    for (const auto& kind : sandboxPanelKinds())
        if (kind.name == name) {
            auto* panel = kind.make(m_parts.document, parent);
            panel->hideIntroduction(); // the step has a text of its own
            return panel;
        }
    return nullptr;
}

void LessonActions::setDocks(QDockWidget* lesson, QDockWidget* inputs, const QList<QDockWidget*>& others) {
    m_dock = lesson;
    m_inputs = inputs;
    m_others = others;
    m_dock->hide();
    m_dock->toggleViewAction()->setVisible(false); // it comes and goes with the lesson
}

void LessonActions::fill(QMenu& menu) {
    auto* lessons = menu.addMenu(tr("Le&ssons"));
    connect(lessons, &QMenu::aboutToShow, this, [this, lessons] { addLessons(*lessons); });
    menu.addAction(tr("&Open a lesson file…"), this, &LessonActions::askAndOpen);
    menu.addSeparator();
    menu.addAction(tr("&Next step"), QKeySequence(Qt::Key_PageDown), m_player, &LessonPlayer::next);
    menu.addAction(tr("&Previous step"), QKeySequence(Qt::Key_PageUp), m_player, &LessonPlayer::previous);
    menu.addAction(tr("&End the lesson"), m_player, &LessonPlayer::stop);
    menu.addAction(tr("&Teacher view…"), QKeySequence(QStringLiteral("Ctrl+T")), this,
                   &LessonActions::showTeacher);
    for (auto* action : menu.actions().last(4)) {
        action->setEnabled(m_player->isPlaying());
        connect(m_player, &LessonPlayer::stepChanged, action,
                [this, action] { action->setEnabled(m_player->isPlaying()); });
    }
}

void LessonActions::addLessons(QMenu& menu) {
    menu.clear();
    for (const auto& lesson : shipped_lessons()) {
        auto* action = menu.addAction(lessonText(lesson.title), this, [this, &lesson] { start(lesson); });
        action->setToolTip(lessonText(lesson.summary));
    }
    menu.setToolTipsVisible(true);
}

void LessonActions::askAndOpen() {
    const auto path = QFileDialog::getOpenFileName(&m_parts.window, tr("Open a lesson"), {},
                                                   tr("Lessons (*.json);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void LessonActions::start(const Lesson& lesson) { m_player->start(lesson); }

TeacherView& LessonActions::teacher() {
    if (m_teacher == nullptr) {
        m_teacher = new TeacherView(*m_player, m_parts.document, *m_clock, &m_parts.window);
        m_teacher->setTextScale(m_usualTextScale);
    }
    return *m_teacher;
}

void LessonActions::showTeacher() {
    teacher().show();
    m_teacher->raise();
    m_teacher->activateWindow();
}

void LessonActions::startPresenting(double usualTextScale) {
    m_usualTextScale = usualTextScale;
    if (m_teacher != nullptr)
        m_teacher->setTextScale(usualTextScale);
    obey();
}

void LessonActions::stopPresenting() {
    m_usualTextScale.reset();
    if (m_teacher != nullptr)
        m_teacher->setTextScale(std::nullopt);
    obey();
}

void LessonActions::open(const QString& path) {
    const auto lesson = load_lesson(path.toStdString());
    if (lesson)
        start(*lesson);
    else
        m_parts.messages.showProblem(translated(lesson.error()));
}

/// Explain would give answers away, and where nothing is to be edited the inputs are in the way; both come
/// back.
void LessonActions::makeRoom(bool guided) {
    if (guided != m_guided) {
        m_guided = guided;
        if (guided) {
            m_wereShown.clear();
            for (auto* dock : m_others) {
                if (!dock->isHidden())
                    m_wereShown.append(dock);
                dock->hide();
            }
            m_inputsWereShown = m_inputs->isVisible();
            m_locks = m_parts.inputs.lockedIds();
            m_parts.window.resizeDocks({m_dock}, {lessonWidth}, Qt::Horizontal);
        } else {
            for (auto* dock : m_wereShown)
                dock->show();
            if (!m_wereShown.isEmpty())
                m_wereShown.front()->raise();
            m_inputs->setVisible(m_inputsWereShown);
            m_parts.inputs.unlockAll();
            m_parts.inputs.lockIds(m_locks);
        }
    }
    if (guided)
        m_inputs->setVisible(!m_player->step().inputs.empty());
}

void LessonActions::obey() {
    auto& dashboard = m_parts.plan.dashboard();
    const bool playing = m_player->isPlaying();
    const bool guided = playing && !m_player->isFreePlay();
    if (m_dock->isVisible() != playing)
        m_dock->setVisible(playing);
    makeRoom(guided);
    m_parts.headlines.setVisible(!guided || m_player->isRevealed());
    if (!guided) {
        dashboard.showOnly(std::nullopt);
        m_parts.plan.show();
        return;
    }
    const auto& step = m_player->step();
    m_parts.inputs.lockAllBut({step.inputs.begin(), step.inputs.end()}, m_usualTextScale.has_value());
    QStringList charts;
    for (const auto& chart : step.charts)
        charts.append(QString::fromStdString(chart));
    m_parts.plan.setVisible(m_player->isRevealed() && !charts.isEmpty());
    if (m_parts.plan.isVisibleTo(&m_parts.window))
        dashboard.showOnly(charts);
}

} // namespace planner::ui
