// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/sandboxes/decode_sandbox.h"

#include "model/analysis/balancers/load_generators.h"
#include "ui/language/translate.h"
#include "ui/lesson/card_bars_chart.h"
#include "ui/lesson/chart_pair.h"
#include "ui/lesson/factor_text.h"
#include "ui/lesson/labelled.h"
#include "ui/lesson/policy_buttons.h"
#include "ui/lesson/use_in_plan.h"
#include "ui/widgets/step_player.h"

#include <algorithm>

namespace planner::ui {

namespace {

constexpr std::array policyOrder{DecodePolicy::in_turn, DecodePolicy::fewest_requests, DecodePolicy::least_kv,
                                 DecodePolicy::both};

QStringList policyNames() {
    return {DecodeSandbox::tr("in turn"), DecodeSandbox::tr("fewest requests"), DecodeSandbox::tr("least KV"),
            DecodeSandbox::tr("both")};
}

CardBars barsOf(const std::vector<double>& values, const QString& title, Meaning colour, Unit unit,
                double factor) {
    CardBars bars;
    bars.title = title;
    bars.summary = DecodeSandbox::tr("hottest ÷ mean = %1").arg(factorText(factor));
    bars.colour = colour;
    double sum = 0;
    for (std::size_t card = 0; card < values.size(); ++card) {
        const auto name = DecodeSandbox::tr("GPU %1").arg(card + 1);
        const auto text = formatted(values[card], unit);
        bars.bars.append(
            {name, {{static_cast<int>(card), text, QStringLiteral("%1: %2").arg(name, text), values[card]}}});
        sum += values[card];
    }
    bars.mean = sum / static_cast<double>(std::max<std::size_t>(values.size(), 1));
    return bars;
}

} // namespace

DecodeSandbox::DecodeSandbox(ScenarioDocument& document, QWidget* parent)
    : SandboxPanel(document, parent), m_cards(wholeBox(2, 64, 8, this)),
      m_requests(wholeBox(1, 2000, 400, this)), m_short(wholeBox(1, 1'000'000, 1000, this)),
      m_long(wholeBox(1, 1'000'000, 32000, this)), m_share(wholeBox(0, 100, 10, this)),
      m_output(wholeBox(1, 100'000, 300, this)), m_seed(wholeBox(1, 9999, 1, this)),
      m_policies(new PolicyButtons(policyCount, this)), m_player(new StepPlayer(this)),
      m_kv(new CardBarsChart(this)), m_counts(new CardBarsChart(this)),
      m_use(new UseInPlan(document, "decode.attention_imbalance"_in, this)), m_moves(new MoveBar(this)),
      m_history(*m_moves, [this](const State& state) { apply(state); }) {
    buildControls();
    column().addWidget(new ChartPair(m_kv, m_counts, this), 1);
    column().addWidget(m_player);
    addSentence();
    column().addWidget(m_use);
    m_policies->choose(1);
    m_history.begin(state());
    retranslate();
}

DecodeSandbox::~DecodeSandbox() { releaseEditors(); }

void DecodeSandbox::buildControls() {
    auto& row = addRow();
    for (std::size_t index = 0; index < fieldCount; ++index) {
        m_labels.at(index) = addLabelled(row, fields().at(index));
        connect(fields().at(index), &QSpinBox::valueChanged, this, [this, index] {
            invalidate();
            m_history.record(state(), MoveBar::changeField, QString::number(index));
        });
    }
    row.addStretch(1);
    auto& choice = addRow();
    choice.addWidget(m_policies);
    choice.addStretch(1);
    choice.addWidget(m_moves, 0, Qt::AlignBottom);
    connect(m_policies, &PolicyButtons::policyChosen, this, [this] {
        showFrame();
        m_history.record(state(), MoveBar::chooseRule);
    });
    connect(m_player, &StepPlayer::positionChanged, this, &DecodeSandbox::showFrame);
}

QString DecodeSandbox::title() const { return tr("Decode balancer"); }

std::array<QSpinBox*, DecodeSandbox::fieldCount> DecodeSandbox::fields() const {
    return {m_cards, m_requests, m_short, m_long, m_share, m_output, m_seed};
}

DecodeSandbox::State DecodeSandbox::state() const {
    State state{{}, m_policies->chosen()};
    for (std::size_t index = 0; index < fieldCount; ++index)
        state.fields.at(index) = fields().at(index)->value();
    return state;
}

void DecodeSandbox::apply(const State& state) {
    for (std::size_t index = 0; index < fieldCount; ++index) {
        const QSignalBlocker quiet(fields().at(index));
        fields().at(index)->setValue(state.fields.at(index));
    }
    m_policies->choose(state.policy);
    invalidate();
}

const std::vector<DecodeFrame>& DecodeSandbox::frames() const {
    return m_runs.at(static_cast<std::size_t>(m_policies->chosen()));
}

void DecodeSandbox::runAll() {
    const auto contexts =
        mixed_lengths(m_requests->value(), m_short->value(), m_long->value(), m_share->value() / 100.0,
                      static_cast<std::uint64_t>(m_seed->value()));
    m_arrivals = arrivals_of(contexts, m_output->value());
    for (std::size_t index = 0; index < policyOrder.size(); ++index)
        m_runs.at(index) = balance_decode(m_arrivals, m_cards->value(), 1, policyOrder.at(index));
}

void DecodeSandbox::refresh() {
    runAll();
    const auto names = policyNames();
    double mostKv = 0;
    int mostRequests = 0;
    for (std::size_t index = 0; index < m_runs.size(); ++index) {
        const auto& end = m_runs.at(index).back();
        m_policies->setText(
            static_cast<int>(index), names[static_cast<qsizetype>(index)],
            tr("KV %1\nrequests %2").arg(factorText(end.kv_imbalance), factorText(end.request_imbalance)));
        for (const auto& frame : m_runs.at(index)) {
            mostKv = std::max(mostKv, *std::max_element(frame.kv_tokens.begin(), frame.kv_tokens.end()));
            mostRequests =
                std::max(mostRequests, *std::max_element(frame.requests.begin(), frame.requests.end()));
        }
    }
    // One axis for all policies and all times, so that they can be compared.
    m_kvAxis.update(mostKv, false);
    m_countsAxis.update(mostRequests, false);
    const auto count = static_cast<int>(m_arrivals.size());
    m_player->setSteps(count, count);
    showFrame();
}

void DecodeSandbox::showFrame() {
    if (frames().empty())
        return;
    const auto place = static_cast<std::size_t>(std::max(m_player->position(), 1)) - 1;
    const auto& frame = frames().at(place);
    auto kv = barsOf(frame.kv_tokens, tr("KV, tokens"), Meaning::Kv, Unit::tokens, frame.kv_imbalance);
    const std::vector<double> requests(frame.requests.begin(), frame.requests.end());
    auto counts =
        barsOf(requests, tr("Requests"), Meaning::Vocabulary, Unit::requests, frame.request_imbalance);
    kv.axisMaximum = m_kvAxis.maximum();
    counts.axisMaximum = m_countsAxis.maximum();
    kv.marked = counts.marked = frame.placed_on;
    m_kv->setData(kv);
    m_counts->setData(counts);
    setSentence(
        tr("Request %1, with a context of %2, went to GPU %3. The GPU with most KV has %4 times the mean, "
           "the one with most requests %5 times.")
            .arg(place + 1)
            .arg(formatted(m_arrivals[place].context_tokens, Unit::tokens))
            .arg(frame.placed_on + 1)
            .arg(factorText(frame.kv_imbalance), factorText(frame.request_imbalance)));
    m_use->setFactor(frame.kv_imbalance);
}

void DecodeSandbox::retranslate() {
    setIntroduction(
        tr("Requests come one by one, one in each step; most contexts are short, some are long. Attention "
           "reads the whole KV of a GPU in every step, so the GPU with most KV holds up all others. The "
           "numbers under each rule are those at the end."));
    const std::array names{tr("GPUs"),         tr("Requests"),       tr("Short context"),
                           tr("Long context"), tr("Long, per cent"), tr("Answer, tokens"),
                           tr("Chance (seed)")};
    for (std::size_t index = 0; index < names.size(); ++index)
        m_labels.at(index)->setText(names.at(index));
}

} // namespace planner::ui
