// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace planner::ui {

class StepPlayer;
class TimelinePlot;

/// Lets a moment run through a timeline, by itself at a speed or by hand: what begins later is pale. Hidden
/// it stands still, and the timeline shows all of its time again.
class TimelinePlayer final : public QWidget {
    Q_OBJECT

public:
    TimelinePlayer(TimelinePlot& plot, QWidget* parent);

    /// How long a run through the timeline is; with nothing to run through the player is off.
    void setPeriod(double seconds);

    StepPlayer& player() { return *m_player; }

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void showNow();

    TimelinePlot& m_plot;
    StepPlayer* m_player;
    double m_period = 0;
};

} // namespace planner::ui
