// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QSlider;

namespace planner::ui {

/// Walks through steps: by hand with buttons and a slider, or by itself at a speed. Stands still while it
/// cannot be seen.
class StepPlayer final : public QWidget {
    Q_OBJECT

public:
    explicit StepPlayer(QWidget* parent = nullptr);

    /// Sets how many steps there are, and where it stands; without a signal.
    void setSteps(int count, int position);
    int count() const;
    int position() const;
    bool isPlaying() const { return m_timer.isActive(); }

    /// For time rather than steps: begins anew at the end, shows no count, and takes at most so long a step.
    void setLooping(int slowestMilliseconds);

    void setPosition(int position);
    void play(); ///< from the start where it stands at the end
    void pause();

signals:
    void positionChanged(int position);

protected:
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void tick();
    void showState();
    void applySpeed();
    void retranslate();

    QPushButton* m_first;
    QPushButton* m_back;
    QPushButton* m_play;
    QPushButton* m_forward;
    QPushButton* m_last;
    QSlider* m_place;
    QLabel* m_state;
    QLabel* m_speedLabel;
    QSlider* m_speed;
    QTimer m_timer;
    int m_slowest = 1000; ///< milliseconds of a step
    bool m_looping = false;
};

} // namespace planner::ui
