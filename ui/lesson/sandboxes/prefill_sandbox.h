// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/axis_keeper.h"
#include "ui/lesson/sandbox_panel.h"
#include "ui/lesson/state_history.h"

class QLineEdit;
class QPushButton;
class QLabel;
class QSpinBox;

namespace planner::ui {

class CardBarsChart;
class PolicyButtons;
class UseInPlan;

/// Prompts of given lengths go to cards: by a rule, or dragged by hand. Equal counts, equal tokens and equal
/// attention work are three different things.
class PrefillSandbox final : public SandboxPanel {
    Q_OBJECT

public:
    PrefillSandbox(ScenarioDocument& document, QWidget* parent);
    ~PrefillSandbox() override;

    QString title() const override;

    /// Takes these prompt lengths and places them by the rule in use.
    void setLengths(const std::vector<double>& lengths);
    const std::vector<int>& cardOfRequests() const { return m_cardOf; }
    UseInPlan& useInPlan() { return *m_use; }
    MoveBar& moves() { return *m_moves; }

protected:
    void refresh() override;
    void retranslate() override;

private:
    /// All that a person can change.
    struct State {
        std::vector<double> lengths;
        std::vector<int> cardOf;
        int cards = 0;
        int policy = -1; ///< -1: by hand

        bool operator==(const State&) const = default;
    };

    void buildControls();
    State state() const;
    void apply(const State& state);
    void record(const char* move, const QString& part = {});
    void readLengths();
    void randomLengths();
    void takeLengths(const std::vector<double>& lengths);
    void showLengths();
    void showProblem(const QString& problem);
    void place();
    void moveByHand(int request, int card);
    void showBars(CardBarsChart& chart, AxisKeeper& axis, bool attention, const QString& summary);

    std::vector<double> m_lengths;
    std::vector<int> m_cardOf;
    int m_seed = 1;
    QLineEdit* m_field;
    QPushButton* m_random;
    QSpinBox* m_cards;
    QLabel* m_fieldLabel;
    QLabel* m_cardsLabel;
    QLabel* m_problem;
    PolicyButtons* m_policies;
    CardBarsChart* m_attention;
    CardBarsChart* m_tokens;
    AxisKeeper m_attentionAxis{AxisKeeper::Steps::fine};
    AxisKeeper m_tokensAxis{AxisKeeper::Steps::fine};
    UseInPlan* m_use;
    MoveBar* m_moves;
    StateHistory<State> m_history;
};

} // namespace planner::ui
