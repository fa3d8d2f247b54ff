// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/balancers/decode.h"
#include "ui/charts/base/axis_keeper.h"
#include "ui/lesson/sandbox_panel.h"
#include "ui/lesson/state_history.h"

#include <array>

class QLabel;
class QSpinBox;

namespace planner::ui {

class CardBarsChart;
class PolicyButtons;
class StepPlayer;
class UseInPlan;

/// Requests with short and long contexts come to a decode unit one by one. Equal requests are not equal KV,
/// and the KV is what attention reads in every step.
class DecodeSandbox final : public SandboxPanel {
    Q_OBJECT

public:
    DecodeSandbox(ScenarioDocument& document, QWidget* parent);
    ~DecodeSandbox() override;

    QString title() const override;
    StepPlayer& player() { return *m_player; }
    PolicyButtons& policies() { return *m_policies; }
    UseInPlan& useInPlan() { return *m_use; }
    MoveBar& moves() { return *m_moves; }

protected:
    void refresh() override;
    void retranslate() override;

private:
    static constexpr std::size_t policyCount = 4;
    static constexpr std::size_t fieldCount = 7;

    /// All that a person can change.
    struct State {
        std::array<int, fieldCount> fields{};
        int policy = 0;

        bool operator==(const State&) const = default;
    };

    void buildControls();
    std::array<QSpinBox*, fieldCount> fields() const;
    State state() const;
    void apply(const State& state);
    void runAll();
    void showFrame();
    const std::vector<DecodeFrame>& frames() const;

    std::array<std::vector<DecodeFrame>, policyCount> m_runs;
    std::vector<DecodeArrival> m_arrivals;
    QSpinBox* m_cards;
    QSpinBox* m_requests;
    QSpinBox* m_short;
    QSpinBox* m_long;
    QSpinBox* m_share;
    QSpinBox* m_output;
    QSpinBox* m_seed;
    std::array<QLabel*, fieldCount> m_labels{};
    PolicyButtons* m_policies;
    StepPlayer* m_player;
    CardBarsChart* m_kv;
    CardBarsChart* m_counts;
    AxisKeeper m_kvAxis{AxisKeeper::Steps::fine};
    AxisKeeper m_countsAxis{AxisKeeper::Steps::fine};
    UseInPlan* m_use;
    MoveBar* m_moves;
    StateHistory<State> m_history;
};

} // namespace planner::ui
