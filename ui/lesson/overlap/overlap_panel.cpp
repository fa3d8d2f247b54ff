// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/overlap/overlap_panel.h"

#include "ui/charts/stage_look.h"
#include "ui/charts/timeline_player.h"
#include "ui/document/scenario_document.h"
#include "ui/language/translate.h"
#include "ui/lesson/overlap/stage_rows.h"
#include "ui/lesson/overlap/what_if_timeline.h"
#include "ui/lesson/policy_buttons.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <cmath>

namespace planner::ui {

namespace {

constexpr std::array ruleOrder{Overlap::none, Overlap::two_micro_batches, Overlap::five_stages};
constexpr int mostHeight = 240; ///< two lanes use no more

/// Where the plan has no estimate: of the size that decode has, even enough to play with.
constexpr StageTimes sampleTimes{120e-6, 200e-6, 40e-6, 180e-6, 150e-6, 220e-6};

QString timeText(double seconds) { return formatted(seconds, Unit::seconds); }

QString timesText(double factor) { return QString::number(factor, 'f', 2); }

bool areKnown(const StageTimes& times) {
    return std::all_of(what_if_stages.begin(), what_if_stages.end(),
                       [&](Stage stage) { return std::isfinite(times.of(stage)) && times.of(stage) >= 0; });
}

} // namespace

OverlapPanel::OverlapPanel(ScenarioDocument& document, QWidget* parent)
    : SandboxPanel(document, parent), m_rules(new PolicyButtons(ruleOrder.size(), this)),
      m_fromDecode(new QPushButton(this)), m_fromPrefill(new QPushButton(this)),
      m_timeline(new WhatIfTimeline(this)), m_player(new TimelinePlayer(*m_timeline, this)),
      m_rows(new StageRows(this)), m_moves(new MoveBar(this)),
      m_history(*m_moves, [this](const State& state) { apply(state); }) {
    buildControls();
    column().addWidget(m_timeline, 10);
    m_timeline->setMaximumHeight(mostHeight);
    column().addWidget(m_player);
    auto& lengths = addRow();
    lengths.addWidget(m_rows, 1);
    auto* sources = new QVBoxLayout;
    sources->addWidget(m_fromDecode);
    sources->addWidget(m_fromPrefill);
    lengths.addLayout(sources);
    addSentence();
    column().addStretch(1);
    connect(m_rows, &StageRows::stageEdited, this, &OverlapPanel::editStage);
    connect(m_timeline, &WhatIfTimeline::stageDragged, this, &OverlapPanel::editStage);
    connect(m_rows, &StageRows::editEnded, this, [this] { m_history.endGesture(); });
    connect(m_timeline, &WhatIfTimeline::dragEnded, this, [this] {
        m_history.endGesture();
        invalidate();
    });
    connect(&document, &ScenarioDocument::planChanged, this, &OverlapPanel::planChanged);
    m_rules->choose(2);
    retranslate();
    takeFromPlan(ServingUnit::decode);
    m_history.begin(state());
}

OverlapPanel::~OverlapPanel() { releaseEditors(); }

void OverlapPanel::buildControls() {
    auto& row = addRow();
    row.addWidget(m_rules);
    row.addStretch(1);
    row.addWidget(m_moves, 0, Qt::AlignBottom);
    connect(m_rules, &PolicyButtons::policyChosen, this, [this] {
        invalidate();
        m_history.record(state(), MoveBar::chooseRule);
    });
    const auto take = [this](ServingUnit unit) {
        takeFromPlan(unit);
        m_history.record(state(), MoveBar::chooseSource);
    };
    connect(m_fromDecode, &QPushButton::clicked, this, [take] { take(ServingUnit::decode); });
    connect(m_fromPrefill, &QPushButton::clicked, this, [take] { take(ServingUnit::prefill); });
}

QString OverlapPanel::title() const { return tr("Overlap"); }

StepPlayer& OverlapPanel::player() { return m_player->player(); }

OverlapPanel::State OverlapPanel::state() const { return {m_times, m_rules->chosen()}; }

void OverlapPanel::apply(const State& state) {
    m_rules->choose(state.rule);
    setTimes(state.times);
}

void OverlapPanel::setTimes(const StageTimes& times) {
    m_times = times;
    m_axis.reset();
    m_rows->setTimes(times, true);
    invalidate();
}

void OverlapPanel::takeFromPlan(ServingUnit unit) {
    const auto times = stage_times(document().plan(), unit);
    setTimes(areKnown(times) ? times : sampleTimes);
}

/// The lengths are the reader's own; only what can be taken from the plan changes with it.
void OverlapPanel::planChanged() {
    if (!isVisible())
        return;
    m_fromDecode->setEnabled(areKnown(stage_times(document().plan(), ServingUnit::decode)));
    m_fromPrefill->setEnabled(areKnown(stage_times(document().plan(), ServingUnit::prefill)));
}

void OverlapPanel::editStage(Stage stage, double seconds) {
    if (stage == Stage::attention) // in one piece: what comes before the core stays
        m_times.attention1 = std::max(0.0, seconds - m_times.attention0);
    else if (double* kept = m_times.slot(stage))
        *kept = seconds;
    m_rows->setTimes(m_times, false);
    invalidate();
    m_history.record(state(), MoveBar::changeStage, WhatIfTimeline::keyOf(stage),
                     m_timeline->isDragging() || m_rows->isHeld());
}

void OverlapPanel::refresh() {
    planChanged();
    showRules();
    showTimeline();
}

void OverlapPanel::showRules() {
    for (std::size_t index = 0; index < ruleOrder.size(); ++index) {
        const auto gain = overlap_gain(m_times, ruleOrder[index]);
        m_rules->setText(
            static_cast<int>(index), overlapName(ruleOrder[index]),
            tr("%1, %2 times as fast").arg(timeText(gain.overlapped_s), timesText(gain.speedup())));
    }
    const auto rule = ruleOrder.at(static_cast<std::size_t>(m_rules->chosen()));
    const auto gain = overlap_gain(m_times, rule);
    QStringList sentences;
    sentences << tr("Both micro-batches take %1 instead of %2: %3 times as fast.")
                     .arg(timeText(gain.overlapped_s), timeText(gain.serial_s), timesText(gain.speedup()));
    sentences << whyText(gain, rule);
    sentences
        << tr("Overlap never gives more than 2 times: at best compute and network both work all the time. "
              "With these lengths no rule gives more than %1 times.")
               .arg(timesText(gain.most_speedup()));
    sentences.removeAll(QString());
    setSentence(sentences.join(u'\n'));
}

QString OverlapPanel::whyText(const OverlapGain& gain, Overlap overlap) const {
    if (overlap != Overlap::five_stages)
        return {};
    if (gain.attention_whole_s > gain.overlapped_s)
        return tr("Attention is cut in two because the experts hide nothing: one half hides the dispatch, "
                  "the other "
                  "the combine. In one piece it could hide only one of them: %1.")
            .arg(timeText(gain.attention_whole_s));
    return tr("With these lengths the cut through attention does not help: in one piece %1.")
        .arg(timeText(gain.attention_whole_s));
}

TimelineLane OverlapPanel::laneOf(const Timeline& line, Resource resource) const {
    const auto& from = line.lane(resource);
    TimelineLane lane;
    lane.label = resource == Resource::compute ? tr("compute") : tr("network");
    lane.remark = tr("%1 % busy").arg(std::lround(from.busy_share * 100));
    if (line.bottleneck == resource)
        lane.mark = tr("bottleneck");
    for (const auto& block : from.blocks)
        lane.blocks.append({WhatIfTimeline::keyOf(block.stage), stageName(block.stage),
                            tr("%1 of micro-batch %2: %3. Drag its right edge, or press Shift with Left or "
                               "Right, to make it "
                               "shorter or longer.")
                                .arg(stageName(block.stage))
                                .arg(block.micro_batch)
                                .arg(timeText(block.end_s - block.start_s)),
                            block.start_s, block.end_s, stageColour(block.stage), block.micro_batch > 0});
    for (const auto& span : from.idle)
        lane.gaps.append({tr("%1 idle for %2").arg(lane.label, timeText(span.end_s - span.start_s)),
                          span.start_s, span.end_s});
    return lane;
}

void OverlapPanel::showTimeline() {
    const auto rule = ruleOrder.at(static_cast<std::size_t>(m_rules->chosen()));
    const auto line = what_if_timeline(m_times, rule);
    const double serial = overlap_gain(m_times, rule).serial_s;
    TimelineData shown;
    shown.title = tr("One layer of two micro-batches");
    shown.emptyText = tr("All stages are of length 0.");
    if (line.period_s > 0) {
        shown.lanes = {laneOf(line, Resource::compute), laneOf(line, Resource::network)};
        shown.boundaries = QVector<double>(line.boundaries.begin(), line.boundaries.end());
        shown.end = {{}, timeText(line.period_s), timeText(line.period_s), line.period_s};
        if (rule != Overlap::none) {
            const auto text = tr("nothing overlaps: %1").arg(timeText(serial));
            shown.before = {{}, text, text, serial};
        }
        shown.axisMaximum = m_axis.update(std::max(serial, line.period_s), m_timeline->isDragging());
    }
    shown.legend = stageLegend();
    shown.notes = {{tr("darker: micro-batch 0; lighter: 1; hatched: idle"), Meaning::Muted}};
    shown.now = m_timeline->data().now;
    m_timeline->setData(shown);
    m_player->setPeriod(line.period_s);
}

void OverlapPanel::retranslate() {
    setIntroduction(
        tr("Compute and network can work at the same time, but one micro-batch must wait for its own "
           "transfers. So two take turns: one computes while the other travels. Drag the right edge of "
           "a block, or set the lengths below, and see gaps open."));
    m_fromDecode->setText(tr("As decode of the plan"));
    m_fromPrefill->setText(tr("As prefill of the plan"));
}

} // namespace planner::ui
