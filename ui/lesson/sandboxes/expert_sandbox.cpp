// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/sandboxes/expert_sandbox.h"

#include "model/analysis/balancers/imbalance.h"
#include "model/analysis/balancers/load_generators.h"
#include "ui/document/scenario_document.h"
#include "ui/inputs/quiet_combo_box.h"
#include "ui/language/translate.h"
#include "ui/lesson/card_bars_chart.h"
#include "ui/lesson/factor_text.h"
#include "ui/lesson/labelled.h"
#include "ui/lesson/policy_buttons.h"
#include "ui/lesson/sandboxes/expert_bars.h"
#include "ui/lesson/step_player.h"
#include "ui/lesson/use_in_plan.h"

#include <algorithm>

namespace planner::ui {

namespace {

constexpr std::array policyOrder{ExpertPolicy::in_order, ExpertPolicy::copies_in_turn, ExpertPolicy::global,
                                 ExpertPolicy::grouped};
constexpr int groupedPlace = 3;

QStringList policyNames() {
    return {ExpertSandbox::tr("by number"), ExpertSandbox::tr("packed, copies in turn"),
            ExpertSandbox::tr("global"), ExpertSandbox::tr("grouped by node")};
}

} // namespace

ExpertSandbox::ExpertSandbox(ScenarioDocument& document, QWidget* parent)
    : SandboxPanel(document, parent), m_source(new QuietComboBox(this)),
      m_skew(decimalBox(0, 3, 0.1, 0.4, this)), m_seed(wholeBox(1, 9999, 1, this)),
      m_redundant(wholeBox(0, 2048, 4, this)), m_policies(new PolicyButtons(policyOrder.size(), this)),
      m_experts(new CardBarsChart(this)), m_gpus(new CardBarsChart(this)), m_step(new QLabel(this)),
      m_slots(new QLabel(this)), m_player(new StepPlayer(this)),
      m_useDecode(new UseInPlan(document, "decode.expert_imbalance"_in, this)),
      m_usePrefill(new UseInPlan(document, "prefill.expert_imbalance"_in, this)) {
    for (int index = 0; index < 4; ++index)
        m_source->addItem({});
    buildControls();
    column().addWidget(m_experts, 1);
    column().addWidget(m_gpus, 1);
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
    loadSource();
}

ExpertSandbox::~ExpertSandbox() { releaseEditors(); }

void ExpertSandbox::buildControls() {
    auto& row = addRow();
    m_sourceLabel = addLabelled(row, m_source, 1);
    m_redundantLabel = addLabelled(row, m_redundant);
    m_skewLabel = addLabelled(row, m_skew);
    m_seedLabel = addLabelled(row, m_seed);
    auto& choice = addRow();
    choice.addWidget(m_policies);
    choice.addStretch(1);
    connect(m_source, &QComboBox::currentIndexChanged, this, &ExpertSandbox::loadSource);
    connect(m_redundant, &QSpinBox::valueChanged, this, [this](int redundant) {
        m_task.redundant = redundant;
        invalidate();
    });
    const auto reload = [this] {
        giveLoads();
        invalidate();
    };
    connect(m_skew, &QDoubleSpinBox::valueChanged, this, reload);
    connect(m_seed, &QSpinBox::valueChanged, this, reload);
    connect(m_policies, &PolicyButtons::policyChosen, this, &ExpertSandbox::invalidate);
    connect(m_player, &StepPlayer::positionChanged, this, &ExpertSandbox::showStep);
}

QString ExpertSandbox::title() const { return tr("Expert balancer"); }

ExpertSandbox::Source ExpertSandbox::source() const { return static_cast<Source>(m_source->currentIndex()); }

bool ExpertSandbox::isOfPlan() const { return source() == Source::Decode || source() == Source::Prefill; }

void ExpertSandbox::chooseSource(Source source) { m_source->setCurrentIndex(static_cast<int>(source)); }

void ExpertSandbox::loadSource() {
    takeSource();
    invalidate();
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
    m_skew->setEnabled(isOfPlan());
    m_seed->setEnabled(isOfPlan());
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
    if (!check_task(m_task, policyOrder.at(static_cast<std::size_t>(m_policies->chosen()))))
        m_policies->choose(groupedPlace - 1);
}

void ExpertSandbox::refresh() {
    if (isPlanNew() || !m_problem.isEmpty())
        takeSource();
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
    const auto policy = policyOrder.at(static_cast<std::size_t>(m_policies->chosen()));
    m_steps = balance_experts(m_task, policy);
    const auto count = static_cast<int>(m_steps.size());
    m_player->setSteps(count, count);
    const auto done = placement_after(m_task, m_steps, m_steps.size());
    m_expertAxis.update(*std::max_element(m_task.loads.begin(), m_task.loads.end()), false);
    m_gpuAxis.update(*std::max_element(done.gpu_loads.begin(), done.gpu_loads.end()), false);
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
        m_step->setText(stepText(m_task, step));
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
           "with a free slot. The number under each rule is hottest ÷ mean."));
    const QStringList sources{tr("EPLB README, first layer"), tr("EPLB README, second layer"),
                              tr("decode unit of this plan, load by Zipf’s law"),
                              tr("prefill unit of this plan, load by Zipf’s law")};
    for (int index = 0; index < sources.size(); ++index)
        m_source->setItemText(index, sources[index]);
    m_sourceLabel->setText(tr("Experts and GPUs"));
    m_redundantLabel->setText(tr("Redundant experts"));
    m_skewLabel->setText(tr("Skew"));
    m_seedLabel->setText(tr("Chance (seed)"));
}

} // namespace planner::ui
