// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/teacher/class_clock.h"

#include "ui/lesson/lesson_player.h"

#include <QElapsedTimer>

namespace planner::ui {

namespace {

constexpr int secondsPerMinute = 60;
constexpr qint64 millisecondsPerSecond = 1000;

qint64 monotonicNow() {
    QElapsedTimer timer;
    timer.start();
    return timer.msecsSinceReference();
}

} // namespace

ClassClock::ClassClock(const LessonPlayer& player, QObject* parent)
    : ClassClock(player, monotonicNow, parent) {}

ClassClock::ClassClock(const LessonPlayer& player, Now now, QObject* parent)
    : QObject(parent), m_player(player), m_now(std::move(now)) {
    connect(&player, &LessonPlayer::stepChanged, this, &ClassClock::stepChanged);
    stepChanged();
}

/// A step that is only put back goes on; so does a lesson that is started while it plays.
void ClassClock::stepChanged() {
    const auto lesson = m_player.isPlaying() ? m_player.lesson().id : std::string();
    const auto step = m_player.isPlaying() ? m_player.step().id : std::string();
    if (lesson != m_lesson)
        restart();
    else if (step != m_step)
        m_stepStart = m_now();
    m_lesson = lesson;
    m_step = step;
}

void ClassClock::restart() {
    m_lessonStart = m_stepStart = m_now();
    emit restarted();
}

int ClassClock::lessonSeconds() const {
    return static_cast<int>((m_now() - m_lessonStart) / millisecondsPerSecond);
}

int ClassClock::stepSeconds() const {
    return static_cast<int>((m_now() - m_stepStart) / millisecondsPerSecond);
}

QString clockText(int seconds) {
    const int minutes = seconds / secondsPerMinute;
    const QChar zero(u'0');
    const auto rest = QStringLiteral("%1").arg(seconds % secondsPerMinute, 2, 10, zero);
    return minutes < secondsPerMinute ? QStringLiteral("%1:%2").arg(minutes).arg(rest)
                                      : QStringLiteral("%1:%2:%3")
                                            .arg(minutes / secondsPerMinute)
                                            .arg(minutes % secondsPerMinute, 2, 10, zero)
                                            .arg(rest);
}

} // namespace planner::ui
