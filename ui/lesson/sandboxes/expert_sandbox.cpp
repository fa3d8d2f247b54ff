// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/sandboxes/expert_sandbox.h"

#include "model/analysis/balancers/imbalance.h"
#include "model/analysis/balancers/load_generators.h"
#include "ui/document/scenario_document.h"
#include "ui/inputs/quiet_combo_box.h"
#include "ui/language/translate.h"
#include "ui/lesson/card_bars_chart.h"
#include "ui/lesson/chart_pair.h"
#include "ui/lesson/factor_text.h"
#include "ui/lesson/labelled.h"
#include "ui/lesson/number_list.h"
#include "ui/lesson/policy_buttons.h"
#include "ui/lesson/sandboxes/expert_bars.h"
#include "ui/lesson/use_in_plan.h"
#include "ui/theme/style.h"
#include "ui/widgets/step_player.h"

#include <QLineEdit>

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

constexpr std::array policyOrder{ExpertPolicy::in_order, ExpertPolicy::copies_in_turn, ExpertPolicy::global,
                                 ExpertPolicy::grouped};
constexpr int groupedPlace = 3;
constexpr unsigned mostLoads = 256;
constexpr double largestLoad = 1e9;
constexpr double grainsOfAxis = 500; ///< a load drawn by hand is a round number

QStringList policyNames() {
    return {ExpertSandbox::tr("by number"), ExpertSandbox::tr("packed, copies in turn"),
            ExpertSandbox::tr("global"), ExpertSandbox::tr("grouped by node")};
}

} // namespace

ExpertSandbox::ExpertSandbox(ScenarioDocument& document, QWidget* parent)
    : SandboxPanel(document, parent), m_source(new QuietComboBox(this)),
      m_skew(decimalBox(0, 3, 0.1, 0.4, this)), m_seed(wholeBox(1, 9999, 1, this)),
      m_redundant(wholeBox(0, 2048, 4, this)), m_loads(new QLineEdit(this)), m_loadsProblem(new QLabel(this)),
      m_policies(new PolicyButtons(policyOrder.size(), this)), m_experts(new CardBarsChart(this)),
      m_gpus(new CardBarsChart(this)), m_step(new QLabel(this)), m_slots(new QLabel(this)),
      m_player(new StepPlayer(this)),
      m_useDecode(new UseInPlan(document, "decode.expert_imbalance"_in, this)),
      m_usePrefill(new UseInPlan(document, "prefill.expert_imbalance"_in, this)), m_moves(new MoveBar(this)),
      m_history(*m_moves, [this](const State& state) { apply(state); }) {
    for (int index = 0; index < 4; ++index)
        m_source->addItem({});
    buildControls();
    column().addWidget(new ChartPair(m_experts, m_gpus, this), 1);
    m_slots->setProperty("role", QStringLiteral("muted"));
    m_slots->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column().addWidget(m_slots);
    column().addWidget(m_player);
    column().addWidget(m_step);
    addSentence();
    auto& row = addRow();
    row.addWidget(m_useDecode, 1);
    row.addWidget(m_usePrefill, 1);
    m_policies->choose(groupedPlace);
    connect(&document, &ScenarioDocument::planChanged, this, &ExpertSandbox::planChanged);
    retranslate();
    takeSource();
    m_history.begin(state());
}

ExpertSandbox::~ExpertSandbox() { releaseEditors(); }

void ExpertSandbox::buildControls() {
    auto& row = addRow();
    m_sourceRow = &row;
    m_source->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_source->setMinimumContentsLength(16);
    m_sourceLabel = addLabelled(row, m_source, 2);
    m_loadsLabel = addLabelled(row, m_loads, 3);
    m_redundantLabel = addLabelled(row, m_redundant);
    m_skewLabel = addLabelled(row, m_skew);
    m_seedLabel = addLabelled(row, m_seed);
    m_loads->setObjectName(QStringLiteral("expertLoads"));
    m_redundant->setObjectName(QStringLiteral("redundantExperts"));
    m_loadsProblem->setProperty("role", QStringLiteral("warning"));
    m_loadsProblem->hide();
    column().addWidget(m_loadsProblem);
    auto& choice = addRow();
    choice.addWidget(m_policies);
    choice.addStretch(1);
    choice.addWidget(m_moves, 0, Qt::AlignBottom);
    connect(m_source, &QComboBox::currentIndexChanged, this, &ExpertSandbox::loadSource);
    connect(m_redundant, &QSpinBox::valueChanged, this, [this](int redundant) {
        m_task.redundant = redundant;
        changed(MoveBar::changeField, QStringLiteral("redundant"));
    });
    const auto reload = [this](const QString& field) {
        giveLoads();
        changed(MoveBar::changeField, field);
    };
    connect(m_skew, &QDoubleSpinBox::valueChanged, this, [reload] { reload(QStringLiteral("skew")); });
    connect(m_seed, &QSpinBox::valueChanged, this, [reload] { reload(QStringLiteral("seed")); });
    connect(m_policies, &PolicyButtons::policyChosen, this, [this] { changed(MoveBar::chooseRule); });
    connect(m_loads, &QLineEdit::editingFinished, this, &ExpertSandbox::readLoads);
    m_experts->setStretchable(true);
    connect(m_experts, &CardBarsChart::loadStretched, this, &ExpertSandbox::stretchLoad);
    connect(m_experts, &CardBarsChart::stretchEnded, this, [this] {
        m_stretch.reset();
        m_history.endGesture();
        invalidate();
    });
    connect(m_player, &StepPlayer::positionChanged, this, &ExpertSandbox::showStep);
}

QString ExpertSandbox::title() const { return tr("Expert balancer"); }

ExpertSandbox::Source ExpertSandbox::source() const { return static_cast<Source>(m_source->currentIndex()); }

bool ExpertSandbox::isOfPlan() const { return source() == Source::Decode || source() == Source::Prefill; }

void ExpertSandbox::chooseSource(Source source) { m_source->setCurrentIndex(static_cast<int>(source)); }

void ExpertSandbox::loadSource() {
    takeSource();
    changed(MoveBar::chooseSource);
}

ExpertSandbox::State ExpertSandbox::state() const {
    return {m_source->currentIndex(), m_skew->value(),      m_seed->value(),
            m_task.redundant,         m_policies->chosen(), m_task.loads};
}

void ExpertSandbox::apply(const State& state) {
    const QSignalBlocker quietSource(m_source);
    const QSignalBlocker quietSkew(m_skew);
    const QSignalBlocker quietSeed(m_seed);
    const QSignalBlocker quietRedundant(m_redundant);
    m_source->setCurrentIndex(state.source);
    m_skew->setValue(state.skew);
    m_seed->setValue(state.seed);
    takeSource();
    // The plan may have other experts by now; then it is its loads that count.
    if (!isOfPlan() || m_task.loads.size() == state.loads.size()) {
        m_task.loads = state.loads;
        m_task.redundant = state.redundant;
        m_redundant->setValue(state.redundant);
    }
    m_policies->choose(state.policy);
    showLoads();
    invalidate();
}

void ExpertSandbox::changed(const char* move, const QString& part, bool held) {
    m_history.record(state(), move, part, held);
    showLoads();
    invalidate();
}

void ExpertSandbox::stretchLoad(int expert, double by) {
    auto& load = m_task.loads.at(static_cast<std::size_t>(expert));
    if (!m_stretch)
        m_stretch = {expert, load, placement().copies.at(static_cast<std::size_t>(expert))};
    const double grain = AxisKeeper::niceCeiling(m_expertAxis.maximum() / grainsOfAxis);
    const double drawn = std::round((m_stretch->load + by * m_stretch->copies) / grain) * grain;
    load = std::clamp(drawn, 0.0, largestLoad);
    changed(MoveBar::changeLoad, QString::number(expert), true);
}

void ExpertSandbox::readLoads() {
    if (!m_loads->isModified())
        return;
    const auto [loads, badWord] =
        readNumbers(m_loads->text(), [](double load) { return load >= 0 && load <= largestLoad; });
    if (!badWord.isEmpty()) {
        showProblem(tr("“%1” is no load: write numbers from 0 up, with spaces between.").arg(badWord));
    } else if (loads.empty()) {
        showProblem(tr("There is no load here."));
    } else if (loads.size() > mostLoads) {
        showProblem(tr("%1 experts are more than can be shown; %2 can.").arg(loads.size()).arg(mostLoads));
    } else {
        m_task.loads = loads;
        changed(MoveBar::changeLoad);
    }
}

void ExpertSandbox::showLoads() {
    QStringList words;
    if (!isOfPlan())
        for (const double load : m_task.loads)
            words << QString::number(load, 'g', 10);
    m_loads->setText(words.join(u' '));
    showProblem({});
}

void ExpertSandbox::showProblem(const QString& problem) {
    m_loads->setProperty("invalid", !problem.isEmpty());
    restyle(m_loads);
    m_loadsProblem->setText(problem);
    m_loadsProblem->setVisible(!problem.isEmpty());
}

Result<ExpertTask> ExpertSandbox::taskOfPlan() const {
    return expert_task(document().plan(),
                       source() == Source::Decode ? ServingUnit::decode : ServingUnit::prefill);
}

void ExpertSandbox::takeSource() {
    m_problem.clear();
    if (isOfPlan()) {
        const auto task = taskOfPlan();
        if (!task)
            m_problem = translated(task.error().what);
        m_task = m_fromPlan = task.value_or(ExpertTask{});
    } else {
        m_task = published_expert_example(source() == Source::ExampleFirst ? 0 : 1);
        m_policies->choose(groupedPlace);
    }
    const QSignalBlocker quiet(m_redundant);
    m_redundant->setValue(m_task.redundant);
    for (QWidget* field : std::initializer_list<QWidget*>{m_skew, m_skewLabel, m_seed, m_seedLabel})
        field->setVisible(isOfPlan());
    for (QWidget* field : std::initializer_list<QWidget*>{m_loads, m_loadsLabel})
        field->setVisible(!isOfPlan());
    m_sourceRow->setStretch(1, isOfPlan() ? 0 : 3); // hidden, the loads would still take their share
    giveLoads();
}

/// Another factor in the plan is no other task, and what cannot be seen looks when it is shown.
void ExpertSandbox::planChanged() {
    if (isOfPlan() && (!isVisible() || isPlanNew()))
        invalidate();
}

bool ExpertSandbox::isPlanNew() const {
    return isOfPlan() && taskOfPlan().value_or(ExpertTask{}) != m_fromPlan;
}

void ExpertSandbox::giveLoads() {
    if (isOfPlan() && m_problem.isEmpty())
        m_task.loads = zipf_loads(static_cast<int>(m_task.loads.size()), m_skew->value(),
                                  static_cast<std::uint64_t>(m_seed->value()));
}

void ExpertSandbox::showPolicies() {
    const auto names = policyNames();
    for (std::size_t index = 0; index < policyOrder.size(); ++index) {
        const auto place = static_cast<int>(index);
        const auto possible = check_task(m_task, policyOrder[index]);
        m_policies->setText(place, names[place],
                            possible
                                ? factorText(imbalance(placed_experts(m_task, policyOrder[index]).gpu_loads))
                                : tr("not possible"));
        m_policies->setPossible(place, possible.has_value(),
                                possible ? QString() : translated(possible.error().what));
    }
    if (!check_task(m_task, shownPolicy()))
        m_policies->choose(groupedPlace - 1);
}

void ExpertSandbox::refresh() {
    if (isPlanNew() || !m_problem.isEmpty())
        takeSource();
    showLoads();
    for (auto* use : {m_useDecode, m_usePrefill})
        use->setEnabled(!m_task.loads.empty());
    if (m_task.loads.empty()) {
        CardBars nothing;
        nothing.emptyText = m_problem;
        m_experts->setData(nothing);
        m_gpus->setData({});
        m_steps.clear();
        m_player->setSteps(0, 0);
        m_step->clear();
        m_slots->clear();
        setSentence(m_problem);
        return;
    }
    showPolicies();
    m_history.rebase(state());
    m_steps = balance_experts(m_task, shownPolicy());
    const auto count = static_cast<int>(m_steps.size());
    m_player->setSteps(count, count);
    const auto done = placement_after(m_task, m_steps, m_steps.size());
    m_expertAxis.update(*std::max_element(m_task.loads.begin(), m_task.loads.end()),
                        m_experts->isStretching());
    m_gpuAxis.update(*std::max_element(done.gpu_loads.begin(), done.gpu_loads.end()),
                     m_experts->isStretching());
    const double factor = imbalance(done.gpu_loads);
    const int wasted = wasted_slots(done);
    auto text = tr("When all is placed, the hottest GPU has %1 times the mean load.").arg(factorText(factor));
    if (wasted > 0)
        text += u' ' + tr("Copies wasted beside another of the same expert: %1.").arg(wasted);
    setSentence(text);
    m_useDecode->setFactor(factor);
    m_usePrefill->setFactor(factor);
    showStep();
}

ExpertPolicy ExpertSandbox::shownPolicy() const {
    return policyOrder.at(static_cast<std::size_t>(m_policies->chosen()));
}

ExpertPlacement ExpertSandbox::placement() const {
    return placement_after(m_task, m_steps, static_cast<std::size_t>(m_player->position()));
}

void ExpertSandbox::showStep() {
    if (m_task.loads.empty())
        return;
    const auto now = placement();
    auto experts = expertBars(m_task, now);
    auto gpus = gpuBars(m_task, now);
    experts.axisMaximum = m_expertAxis.maximum();
    gpus.axisMaximum = m_gpuAxis.maximum();
    if (m_player->position() > 0) {
        const auto& step = m_steps.at(static_cast<std::size_t>(m_player->position()) - 1);
        if (step.kind != ExpertStep::Kind::group)
            experts.marked = step.subject;
        gpus.marked = step.gpu;
        m_step->setText(stepText(m_task, step, now, shownPolicy()));
    } else {
        m_step->setText(tr("Nothing is placed yet."));
    }
    m_experts->setData(experts);
    m_gpus->setData(gpus);
    const auto held = slotsText(now);
    m_slots->setVisible(!held.isEmpty());
    m_slots->setText(tr("Experts in the slots of the GPUs: %1").arg(held));
}

void ExpertSandbox::retranslate() {
    setIntroduction(
        tr("Tokens choose their experts unevenly, and the hottest GPU holds up all others. Spare slots take "
           "copies of the hottest experts; then the heaviest copy goes first, each to the lightest GPU "
           "with a free slot. The number under each rule is hottest ÷ mean. Draw an expert’s bar higher or "
           "lower to change its load."));
    const QStringList sources{tr("EPLB README, first layer"), tr("EPLB README, second layer"),
                              tr("decode unit of this plan, load by Zipf’s law"),
                              tr("prefill unit of this plan, load by Zipf’s law")};
    for (int index = 0; index < sources.size(); ++index)
        m_source->setItemText(index, sources[index]);
    m_sourceLabel->setText(tr("Experts and GPUs"));
    m_loadsLabel->setText(tr("Loads of the experts"));
    m_redundantLabel->setText(tr("Redundant experts"));
    m_skewLabel->setText(tr("Skew"));
    m_seedLabel->setText(tr("Chance (seed)"));
}

} // namespace planner::ui
