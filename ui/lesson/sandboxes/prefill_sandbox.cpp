// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/sandboxes/prefill_sandbox.h"

#include "model/analysis/balancers/imbalance.h"
#include "model/analysis/balancers/load_generators.h"
#include "model/analysis/balancers/prefill.h"
#include "ui/language/translate.h"
#include "ui/lesson/card_bars_chart.h"
#include "ui/lesson/chart_pair.h"
#include "ui/lesson/factor_text.h"
#include "ui/lesson/labelled.h"
#include "ui/lesson/number_list.h"
#include "ui/lesson/policy_buttons.h"
#include "ui/lesson/use_in_plan.h"
#include "ui/theme/style.h"

#include <QLineEdit>
#include <QPushButton>

#include <array>
#include <cmath>

namespace planner::ui {

namespace {

constexpr std::array policies{PrefillPolicy::in_turn, PrefillPolicy::by_tokens, PrefillPolicy::by_attention,
                              PrefillPolicy::by_both};
constexpr int mostRequests = 200;
constexpr double longest = 1e7;

QStringList policyNames() {
    return {PrefillSandbox::tr("equal counts"), PrefillSandbox::tr("fewest tokens"),
            PrefillSandbox::tr("least attention"), PrefillSandbox::tr("both")};
}

} // namespace

PrefillSandbox::PrefillSandbox(ScenarioDocument& document, QWidget* parent)
    : SandboxPanel(document, parent), m_field(new QLineEdit(this)), m_random(new QPushButton(this)),
      m_cards(wholeBox(2, 64, 4, this)), m_problem(new QLabel(this)), m_policies(new PolicyButtons(4, this)),
      m_attention(new CardBarsChart(this)), m_tokens(new CardBarsChart(this)),
      m_use(new UseInPlan(document, "prefill.attention_imbalance"_in, this)), m_moves(new MoveBar(this)),
      m_history(*m_moves, [this](const State& state) { apply(state); }) {
    buildControls();
    for (auto* chart : {m_attention, m_tokens}) {
        chart->setMovable(true);
        connect(chart, &CardBarsChart::loadMoved, this, &PrefillSandbox::moveByHand);
    }
    column().addWidget(new ChartPair(m_attention, m_tokens, this), 1);
    addSentence();
    column().addWidget(m_use);
    retranslate();
    setLengths(
        {9000, 3000, 2000, 8000, 7000, 4000, 1000, 3000, 6000, 2000, 5000, 1000, 5000, 3000, 2000, 1000});
    m_history.begin(state());
}

PrefillSandbox::~PrefillSandbox() { releaseEditors(); }

void PrefillSandbox::buildControls() {
    auto& row = addRow();
    m_fieldLabel = addLabelled(row, m_field, 1);
    row.addWidget(m_random, 0, Qt::AlignBottom);
    m_cardsLabel = addLabelled(row, m_cards);
    column().addWidget(m_problem);
    m_problem->setProperty("role", QStringLiteral("warning"));
    m_problem->hide();
    auto& choice = addRow();
    choice.addWidget(m_policies);
    choice.addStretch(1);
    choice.addWidget(m_moves, 0, Qt::AlignBottom);
    connect(m_field, &QLineEdit::editingFinished, this, &PrefillSandbox::readLengths);
    connect(m_random, &QPushButton::clicked, this, &PrefillSandbox::randomLengths);
    connect(m_cards, &QSpinBox::valueChanged, this, [this] {
        place();
        record(MoveBar::changeField, QStringLiteral("cards"));
    });
    connect(m_policies, &PolicyButtons::policyChosen, this, [this] {
        place();
        record(MoveBar::chooseRule);
    });
}

QString PrefillSandbox::title() const { return tr("Prefill balancer"); }

PrefillSandbox::State PrefillSandbox::state() const {
    return {m_lengths, m_cardOf, m_cards->value(), m_policies->chosen()};
}

void PrefillSandbox::apply(const State& state) {
    const QSignalBlocker quiet(m_cards);
    m_cards->setValue(state.cards);
    m_lengths = state.lengths;
    m_cardOf = state.cardOf;
    if (state.policy < 0)
        m_policies->clear();
    else
        m_policies->choose(state.policy);
    showLengths();
    invalidate();
}

void PrefillSandbox::record(const char* move, const QString& part) { m_history.record(state(), move, part); }

void PrefillSandbox::showLengths() {
    QStringList words;
    for (const double length : m_lengths)
        words << QString::number(length, 'f', 0);
    m_field->setText(words.join(u' '));
    showProblem({});
}

void PrefillSandbox::setLengths(const std::vector<double>& lengths) {
    m_lengths = lengths;
    showLengths();
    place();
    m_history.rebase(state());
}

void PrefillSandbox::readLengths() {
    const auto [lengths, badWord] = readNumbers(m_field->text(), [](double length) {
        return length >= 1 && length <= longest && length == std::floor(length);
    });
    QString problem;
    if (!badWord.isEmpty())
        problem = tr("“%1” is no prompt length: write whole numbers of tokens from 1 to 10000000, with "
                     "spaces between.")
                      .arg(badWord);
    if (problem.isEmpty() && lengths.empty())
        problem = tr("There is no prompt length here.");
    if (lengths.size() > mostRequests)
        problem = tr("%1 prompts are more than can be shown; %2 can.").arg(lengths.size()).arg(mostRequests);
    if (!problem.isEmpty()) {
        showProblem(problem);
        return;
    }
    takeLengths(lengths);
}

void PrefillSandbox::takeLengths(const std::vector<double>& lengths) {
    const bool other = lengths != m_lengths;
    m_lengths = lengths;
    showLengths(); // written the usual way, whatever was typed
    if (!other)
        return;
    place();
    record(MoveBar::otherLengths);
}

void PrefillSandbox::showProblem(const QString& problem) {
    m_field->setProperty("invalid", !problem.isEmpty());
    restyle(m_field);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void PrefillSandbox::randomLengths() {
    constexpr int count = 24;
    constexpr double median = 3000;
    constexpr double spread = 1.1;
    takeLengths(random_lengths(count, median, spread, static_cast<std::uint64_t>(m_seed++)));
}

void PrefillSandbox::place() {
    if (m_policies->chosen() < 0)
        m_policies->choose(0);
    const auto policy = policies.at(static_cast<std::size_t>(m_policies->chosen()));
    m_cardOf = balance_prefill(m_lengths, m_cards->value(), policy);
    invalidate();
}

void PrefillSandbox::moveByHand(int request, int card) {
    m_cardOf.at(static_cast<std::size_t>(request)) = card;
    m_policies->clear();
    invalidate();
    record(MoveBar::movePrompt);
}

void PrefillSandbox::showBars(CardBarsChart& chart, AxisKeeper& axis, bool attention,
                              const QString& summary) {
    CardBars bars;
    bars.title = attention ? tr("Attention work") : tr("Tokens");
    bars.summary = summary;
    bars.colour = attention ? Meaning::Attention : Meaning::Vocabulary;
    for (int card = 0; card < m_cards->value(); ++card)
        bars.bars.append({tr("GPU %1").arg(card + 1), {}});
    for (std::size_t request = 0; request < m_lengths.size(); ++request) {
        const double length = m_lengths[request];
        const auto tokens = formatted(length, Unit::tokens);
        const auto tip = tr("Prompt of %1: it attends to %2 pairs of tokens. Drag it to another GPU, or move "
                            "it with Shift "
                            "and the arrow keys.")
                             .arg(tokens, formatted(attention_work(length), Unit::count));
        bars.bars[m_cardOf[request]].loads.append({static_cast<int>(request), QString::number(length, 'f', 0),
                                                   tip, attention ? attention_work(length) : length});
    }
    double most = 0;
    double sum = 0;
    for (const auto& bar : bars.bars) {
        most = std::max(most, bar.total());
        sum += bar.total();
    }
    bars.mean = sum / static_cast<double>(bars.bars.size());
    bars.axisMaximum = axis.update(most, m_policies->chosen() < 0);
    chart.setData(bars);
}

void PrefillSandbox::refresh() {
    const auto loads = prefill_loads(m_lengths, m_cardOf, m_cards->value());
    const auto attention = factorText(loads.attention_imbalance);
    const auto tokens = factorText(loads.token_imbalance);
    const auto summary = tr("hottest ÷ mean = %1");
    showBars(*m_attention, m_attentionAxis, true, summary.arg(attention));
    showBars(*m_tokens, m_tokensAxis, false, summary.arg(tokens));
    const auto names = policyNames();
    for (std::size_t index = 0; index < policies.size(); ++index) {
        const auto rule = prefill_loads(
            m_lengths, balance_prefill(m_lengths, m_cards->value(), policies[index]), m_cards->value());
        m_policies->setText(static_cast<int>(index), names[static_cast<qsizetype>(index)],
                            tr("attention %1\ntokens %2")
                                .arg(factorText(rule.attention_imbalance), factorText(rule.token_imbalance)));
    }
    setSentence((m_policies->chosen() < 0
                     ? tr("By hand: the busiest GPU has %1 times the mean attention work and the fullest "
                          "%2 times the mean tokens.")
                     : tr("The busiest GPU has %1 times the mean attention work, and the fullest %2 times "
                          "the mean tokens."))
                    .arg(attention, tokens));
    m_use->setFactor(loads.attention_imbalance);
}

void PrefillSandbox::retranslate() {
    setIntroduction(
        tr("Each prompt goes to one GPU. Attention work grows with the square of a prompt's length, "
           "other work with its tokens: equal counts are not equal work. Drag prompts between the "
           "GPUs: can you make both equal?"));
    m_fieldLabel->setText(tr("Prompt lengths, tokens"));
    m_random->setText(tr("Random lengths"));
    m_random->setToolTip(tr("Other prompt lengths by chance"));
    m_cardsLabel->setText(tr("GPUs"));
}

} // namespace planner::ui
