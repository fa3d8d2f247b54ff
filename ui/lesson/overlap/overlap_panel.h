// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/stage_what_if.h"
#include "model/engine/serving_unit.h"
#include "ui/charts/base/axis_keeper.h"
#include "ui/charts/base/timeline_data.h"
#include "ui/lesson/sandbox_panel.h"
#include "ui/lesson/state_history.h"

class QPushButton;

namespace planner::ui {

class PolicyButtons;
class StageRows;
class StepPlayer;
class TimelinePlayer;
class WhatIfTimeline;

/// One layer of two micro-batches in time, at work: with no overlap, with two micro-batches, with five
/// stages. The lengths of the stages are the reader's.
class OverlapPanel final : public SandboxPanel {
    Q_OBJECT

public:
    OverlapPanel(ScenarioDocument& document, QWidget* parent);
    ~OverlapPanel() override;

    QString title() const override;
    void setTimes(const StageTimes& times);
    const StageTimes& times() const { return m_times; }

    /// Takes the stages of a unit of the plan.
    void takeFromPlan(ServingUnit unit);

    WhatIfTimeline& timeline() { return *m_timeline; }
    StepPlayer& player();
    PolicyButtons& rules() { return *m_rules; }
    MoveBar& moves() { return *m_moves; }

protected:
    void refresh() override;
    void retranslate() override;

private:
    /// All that a person can change.
    struct State {
        StageTimes times;
        int rule = 0;

        bool operator==(const State&) const = default;
    };

    void buildControls();
    State state() const;
    void apply(const State& state);
    void editStage(Stage stage, double seconds);
    void planChanged();
    void showRules();
    void showTimeline();
    QString whyText(const OverlapGain& gain, Overlap overlap) const;
    TimelineLane laneOf(const Timeline& line, Resource resource) const;

    StageTimes m_times;
    AxisKeeper m_axis{AxisKeeper::Steps::fine};
    PolicyButtons* m_rules;
    QPushButton* m_fromDecode;
    QPushButton* m_fromPrefill;
    WhatIfTimeline* m_timeline;
    TimelinePlayer* m_player;
    StageRows* m_rows;
    MoveBar* m_moves;
    StateHistory<State> m_history;
};

} // namespace planner::ui
