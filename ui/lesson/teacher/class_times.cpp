// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/teacher/class_times.h"

#include "model/lesson/planned_minutes.h"
#include "ui/lesson/lesson_player.h"
#include "ui/lesson/teacher/class_clock.h"
#include "ui/theme/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace planner::ui {

namespace {

constexpr int secondsPerMinute = 60;

/// Late is no alarm, only a tone.
void showTone(QLabel* label, bool late) {
    const auto tone = late ? QStringLiteral("warning") : QStringLiteral("muted");
    if (label->property("tone").toString() == tone)
        return;
    label->setProperty("tone", tone);
    restyle(label);
}

} // namespace

ClassTimes::ClassTimes(const LessonPlayer& player, ClassClock& clock, QWidget* parent)
    : QWidget(parent), m_player(player), m_clock(clock), m_step(new QLabel(this)), m_lesson(new QLabel(this)),
      m_restart(new QPushButton(this)) {
    m_lesson->setWordWrap(true);
    m_restart->setProperty("link", true);
    m_restart->setCursor(Qt::PointingHandCursor);
    m_restart->setAutoDefault(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(18);
    row->addWidget(m_step);
    row->addWidget(m_lesson, 1);
    row->addWidget(m_restart);
    m_tick.setInterval(1000);
    connect(&m_tick, &QTimer::timeout, this, &ClassTimes::refresh);
    connect(&clock, &ClassClock::restarted, this, &ClassTimes::refresh);
    connect(m_restart, &QPushButton::clicked, &clock, &ClassClock::restart);
    retranslate();
}

void ClassTimes::refresh() {
    if (!isVisible() || !m_player.isPlaying())
        return;
    const auto& lesson = m_player.lesson();
    const int inStep = m_clock.stepSeconds();
    const int inLesson = m_clock.lessonSeconds();
    const double step = m_player.step().minutes;
    m_step->setText(step > 0 ? tr("Step: %1 of %2 min").arg(clockText(inStep)).arg(step)
                             : tr("Step: %1").arg(clockText(inStep)));
    showTone(m_step, step > 0 && inStep > step * secondsPerMinute);
    const auto byNow = planned_minutes(lesson, m_player.index());
    m_lesson->setText(byNow ? tr("Class: %1; planned to the end of this step: %2 of %3 min")
                                  .arg(clockText(inLesson))
                                  .arg(*byNow)
                                  .arg(lesson.minutes)
                            : tr("Class: %1 of %2 min").arg(clockText(inLesson)).arg(lesson.minutes));
    showTone(m_lesson, inLesson > byNow.value_or(lesson.minutes) * secondsPerMinute);
}

QString ClassTimes::stepTime() const { return m_step->text(); }
QString ClassTimes::lessonTime() const { return m_lesson->text(); }

void ClassTimes::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
    m_tick.start();
}

void ClassTimes::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_tick.stop();
}

void ClassTimes::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ClassTimes::retranslate() {
    m_restart->setText(tr("Restart the clock"));
    refresh();
}

} // namespace planner::ui
