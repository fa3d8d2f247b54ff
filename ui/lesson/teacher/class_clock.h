// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace planner::ui {

class LessonPlayer;

/// The time in class: since the lesson was started, and since its present step was entered.
class ClassClock final : public QObject {
    Q_OBJECT

public:
    using Now = std::function<qint64()>; ///< milliseconds that only grow

    explicit ClassClock(const LessonPlayer& player, QObject* parent = nullptr);
    ClassClock(const LessonPlayer& player, Now now, QObject* parent = nullptr);

    int lessonSeconds() const;
    int stepSeconds() const;

    /// Starts both anew, such as when the class comes in later than the lesson was opened.
    void restart();

signals:
    void restarted();

private:
    void stepChanged();

    const LessonPlayer& m_player;
    Now m_now;
    std::string m_lesson; ///< ids of what the clock runs for
    std::string m_step;
    qint64 m_lessonStart = 0;
    qint64 m_stepStart = 0;
};

/// "4:05", or "1:04:05" from an hour on.
QString clockText(int seconds);

} // namespace planner::ui
