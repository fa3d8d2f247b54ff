// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/balancers/expert_task.h"
#include "ui/charts/base/axis_keeper.h"
#include "ui/lesson/sandbox_panel.h"
#include "ui/lesson/state_history.h"

#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace planner::ui {

class CardBarsChart;
class PolicyButtons;
class StepPlayer;
class UseInPlan;

/// Experts with uneven load on cards, placed step by step: groups to nodes, copies for the hottest, the
/// heaviest first. Begins with the published balancer's own example; the loads can be changed by hand.
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
    MoveBar& moves() { return *m_moves; }

protected:
    void refresh() override;
    void retranslate() override;

private:
    /// All that a person can change.
    struct State {
        int source = 0;
        double skew = 0;
        int seed = 0;
        int redundant = 0;
        int policy = 0;
        std::vector<double> loads;

        bool operator==(const State&) const = default;
    };

    /// A load that is being drawn higher or lower.
    struct Stretch {
        int expert = 0;
        double load = 0; ///< when it was taken
        int copies = 1;
    };

    void buildControls();
    State state() const;
    void apply(const State& state);
    void changed(const char* move, const QString& part = {}, bool held = false);
    void stretchLoad(int expert, double by);
    void readLoads();
    void showLoads();
    void showProblem(const QString& problem);
    Source source() const;
    bool isOfPlan() const;
    void loadSource();
    void takeSource();
    Result<ExpertTask> taskOfPlan() const;
    bool isPlanNew() const;
    void planChanged();
    void giveLoads();
    ExpertPolicy shownPolicy() const;
    void showPolicies();
    void showStep();

    ExpertTask m_task;
    ExpertTask m_fromPlan; ///< as it was when the source was loaded
    QString m_problem;
    std::vector<ExpertStep> m_steps;
    QHBoxLayout* m_sourceRow = nullptr;
    QComboBox* m_source;
    QDoubleSpinBox* m_skew;
    QSpinBox* m_seed;
    QSpinBox* m_redundant;
    QLineEdit* m_loads;
    QLabel* m_loadsProblem;
    QLabel* m_loadsLabel;
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
    MoveBar* m_moves;
    StateHistory<State> m_history;
    std::optional<Stretch> m_stretch;
};

} // namespace planner::ui
