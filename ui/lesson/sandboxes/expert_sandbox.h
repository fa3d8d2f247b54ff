// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/balancers/expert_task.h"
#include "ui/charts/base/axis_keeper.h"
#include "ui/lesson/sandbox_panel.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace planner::ui {

class CardBarsChart;
class PolicyButtons;
class StepPlayer;
class UseInPlan;

/// Experts with uneven load on cards, placed step by step: groups to nodes, copies for the hottest, the
/// heaviest first. Begins with the published balancer's own example.
class ExpertSandbox final : public SandboxPanel {
    Q_OBJECT

public:
    /// What is balanced; the order of the list.
    enum class Source { ExampleFirst, ExampleSecond, Decode, Prefill };

    ExpertSandbox(ScenarioDocument& document, QWidget* parent);
    ~ExpertSandbox() override;

    QString title() const override;
    void chooseSource(Source source);
    const ExpertTask& task() const { return m_task; }
    ExpertPlacement placement() const; ///< at the step that is shown
    StepPlayer& player() { return *m_player; }
    PolicyButtons& policies() { return *m_policies; }
    UseInPlan& useInDecode() { return *m_useDecode; }
    UseInPlan& useInPrefill() { return *m_usePrefill; }

protected:
    void refresh() override;
    void retranslate() override;

private:
    void buildControls();
    Source source() const;
    bool isOfPlan() const;
    void loadSource();
    void takeSource();
    Result<ExpertTask> taskOfPlan() const;
    bool isPlanNew() const;
    void planChanged();
    void giveLoads();
    void showPolicies();
    void showStep();

    ExpertTask m_task;
    ExpertTask m_fromPlan; ///< as it was when the source was loaded
    QString m_problem;
    std::vector<ExpertStep> m_steps;
    QComboBox* m_source;
    QDoubleSpinBox* m_skew;
    QSpinBox* m_seed;
    QSpinBox* m_redundant;
    QLabel* m_sourceLabel;
    QLabel* m_skewLabel;
    QLabel* m_seedLabel;
    QLabel* m_redundantLabel;
    PolicyButtons* m_policies;
    CardBarsChart* m_experts;
    CardBarsChart* m_gpus;
    QLabel* m_step;
    QLabel* m_slots;
    StepPlayer* m_player;
    AxisKeeper m_expertAxis{AxisKeeper::Steps::fine};
    AxisKeeper m_gpuAxis{AxisKeeper::Steps::fine};
    UseInPlan* m_useDecode;
    UseInPlan* m_usePrefill;
};

} // namespace planner::ui
