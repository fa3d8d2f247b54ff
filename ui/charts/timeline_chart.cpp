// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timeline_chart.h"

#include "ui/charts/stage_look.h"
#include "ui/charts/timeline_player.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <cmath>

namespace planner::ui {

namespace {

/// The limit takes the estimate's place only where a person has hidden that one.
Lens lensOf(const ChartInput& input) {
    return input.showLimit && !input.showEstimate ? Lens::limit : Lens::estimate;
}

QString timeText(double seconds) { return formatted(seconds, Unit::seconds); }

/// Shares on screen change with every tick; a whole per cent is enough.
QString percentText(double share) {
    return formatted(std::round(share * 100), Unit::count) + QChar(0x2009) + u'%';
}

bool hasLayers(const Plan& plan, const Timeline& line) {
    return line.is_known() && plan["model.moe_layers"_fig] > 0;
}

} // namespace

TimelineChart::TimelineChart(QWidget* parent, ServingUnit unit)
    : m_plot(new TimelinePlot(parent)), m_unit(unit) {}

TimelineChart::~TimelineChart() = default;

QWidget* TimelineChart::makeControls(QWidget* parent) {
    m_player = new TimelinePlayer(*m_plot, parent);
    m_player->setPeriod(m_period);
    return m_player;
}

QString TimelineChart::title() const {
    return m_unit == ServingUnit::decode ? tr("One layer, decode") : tr("One layer, prefill");
}

QString TimelineChart::subtitle(const ChartInput& input) const {
    const auto line = timeline(*input.plan, lensOf(input), m_unit);
    if (!hasLayers(*input.plan, line))
        return formatted(not_given, Unit::seconds);
    const auto idle = percentText(1 - line.network.busy_share);
    return (line.lens == Lens::limit ? tr("limit: %1; %2; network idle %3")
                                     : tr("estimate: %1; %2; network idle %3"))
        .arg(overlapName(line.overlap), figureText(*input.plan, line.period), idle);
}

QString TimelineChart::tipOf(const Plan& plan, const Timeline& line, const Timeline::Block& block) const {
    const auto start = timeText(block.start_s);
    const auto end = timeText(block.end_s);
    const auto time = timeText(block.end_s - block.start_s);
    QStringList lines{
        line.micro_batches > 1
            ? tr("%1 of micro-batch %2: %3, from %4 to %5")
                  .arg(stageName(block.stage), QString::number(block.micro_batch), time, start, end)
            : tr("%1: %2, from %3 to %4").arg(stageName(block.stage), time, start, end)};
    const auto kernel = m_unit == ServingUnit::decode ? tr("· %1 %2") : tr("· of it %1 %2");
    for (const auto figure : kernels_of(block.stage, line.lens, m_unit))
        if (plan[figure] > 0) // what the model does not have takes no time
            lines.append(kernel.arg(figureLabel(figure), figureText(plan, figure)));
    return lines.join(u'\n');
}

TimelineLane TimelineChart::laneOf(const Plan& plan, const Timeline& line, Resource resource) const {
    const auto& from = line.lane(resource);
    TimelineLane lane;
    lane.label = resource == Resource::compute ? tr("compute") : tr("network");
    lane.remark = tr("%1 busy").arg(percentText(from.busy_share));
    if (line.bottleneck == resource)
        lane.mark = tr("bottleneck");
    for (const auto& block : from.blocks)
        lane.blocks.append({figureKey(block.figure), stageName(block.stage), tipOf(plan, line, block),
                            block.start_s, block.end_s, stageColour(block.stage), block.micro_batch > 0});
    for (const auto& span : from.idle)
        lane.gaps.append({tr("%1 idle for %2, from %3 to %4")
                              .arg(lane.label, timeText(span.end_s - span.start_s), timeText(span.start_s),
                                   timeText(span.end_s)),
                          span.start_s, span.end_s});
    return lane;
}

void TimelineChart::addMoments(TimelineData& data, const ChartInput& input, const Timeline& line) const {
    const auto text = figureText(*input.plan, line.period);
    data.end = {figureKey(line.period), text, QStringLiteral("%1: %2").arg(figureLabel(line.period), text),
                line.period_s};
    if (const auto leftOut = unexplainedText(*input.plan, line); !leftOut.isEmpty())
        data.end.tip += u'\n' + leftOut;
    if (input.baseline == nullptr || changeText(*input.plan, *input.baseline, line.period).isEmpty())
        return;
    const auto before = tr("was %1").arg(figureText(*input.baseline, line.period));
    data.before = {figureKey(line.period), before,
                   tr("Baseline: %1").arg(figureText(*input.baseline, line.period)),
                   (*input.baseline)[line.period]};
}

QString TimelineChart::unexplainedText(const Plan& plan, const Timeline& line) {
    const double factor = plan["efficiency.prefill_unexplained"_in];
    if (line.unit != ServingUnit::prefill || line.lens != Lens::estimate || factor == 1)
        return {};
    return tr("The pass takes %1 times as long: unexplained.").arg(QString::number(factor));
}

QVector<ChartNote> TimelineChart::notesOf(const Plan& plan, const Timeline& line) {
    QVector<ChartNote> notes{{line.micro_batches > 1 ? tr("darker: micro-batch 0; lighter: 1; hatched: idle")
                                                     : tr("the batch runs whole; hatched: idle"),
                              Meaning::Muted}};
    if (const auto leftOut = unexplainedText(plan, line); !leftOut.isEmpty())
        notes.append({leftOut, Meaning::Warning});
    return notes;
}

void TimelineChart::refresh(const ChartInput& input) {
    const auto& plan = *input.plan;
    const auto line = timeline(plan, lensOf(input), m_unit);
    TimelineData data;
    data.title = title();
    data.emptyText = line.is_known() ? tr("This model has no expert layers.")
                                     : tr("The time of a layer is not known for this plan.");
    m_period = 0;
    if (hasLayers(plan, line)) {
        m_period = line.period_s;
        data.lanes = {laneOf(plan, line, Resource::compute), laneOf(plan, line, Resource::network)};
        data.boundaries = QVector<double>(line.boundaries.begin(), line.boundaries.end());
        addMoments(data, input, line);
        data.legend = stageLegend();
        data.notes = notesOf(plan, line);
        const double reach =
            std::isfinite(data.before.at) ? std::max(data.before.at, line.period_s) : line.period_s;
        data.axisMaximum = m_axis.update(reach, input.dragging);
    }
    data.now = m_plot->data().now;
    m_plot->setData(data);
    if (m_player != nullptr)
        m_player->setPeriod(m_period);
}

} // namespace planner::ui
