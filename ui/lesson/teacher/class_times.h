// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace planner::ui {

class ClassClock;
class LessonPlayer;

/// The time of the step and of the lesson against what was planned. Ticks only while it can be seen.
class ClassTimes final : public QWidget {
    Q_OBJECT

public:
    ClassTimes(const LessonPlayer& player, ClassClock& clock, QWidget* parent = nullptr);

    void refresh();

    QString stepTime() const;
    QString lessonTime() const;
    QPushButton& restartButton() { return *m_restart; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const LessonPlayer& m_player;
    ClassClock& m_clock;
    QTimer m_tick;
    QLabel* m_step;
    QLabel* m_lesson;
    QPushButton* m_restart;
};

} // namespace planner::ui
