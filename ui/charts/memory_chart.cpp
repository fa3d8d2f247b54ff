// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/memory_chart.h"

#include "model/engine/calculation.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <cmath>

namespace planner::ui {

namespace {

/// One unit's figures and what the row is called.
struct UnitFigures {
    Figure attention, routed, shared, dense, router, vocabulary, mtp, kv, index, mtpKv, buffer, reserve, free,
        total;
};

template <ServingUnit unit> constexpr UnitFigures figuresOf() {
    return {figure_of(unit, "memory.attention_weights_bytes"),
            figure_of(unit, "memory.routed_experts_bytes"),
            figure_of(unit, "memory.shared_experts_bytes"),
            figure_of(unit, "memory.dense_ffn_bytes"),
            figure_of(unit, "memory.router_bytes"),
            figure_of(unit, "memory.vocabulary_bytes"),
            figure_of(unit, "memory.mtp_bytes"),
            figure_of(unit, "memory.kv_bytes"),
            figure_of(unit, "memory.index_cache_bytes"),
            figure_of(unit, "memory.mtp_kv_bytes"),
            figure_of(unit, "memory.comm_buffer_bytes"),
            figure_of(unit, "memory.reserve_bytes"),
            figure_of(unit, "memory.free_bytes"),
            figure_of(unit, "memory.total_bytes")};
}

} // namespace

QString MemoryChart::title() const { return tr("Memory per GPU"); }

QString MemoryChart::subtitle(const ChartInput&) const {
    return tr("what fills the card; the line is its reported capacity");
}

StackedBars MemoryChart::bars(const ChartInput& input) const {
    const auto segments = [](const Plan& plan, const UnitFigures& figures) {
        const auto other = tr("vocabulary, dense, router, MTP");
        QVector<BarSegment> parts{
            segmentOf(plan, figures.attention, Meaning::Attention, tr("attention")),
            segmentOf(plan, figures.routed, Meaning::RoutedExperts, tr("routed experts")),
            segmentOf(plan, figures.shared, Meaning::SharedExpert, tr("shared expert")),
            segmentOf(plan, figures.dense, Meaning::Vocabulary, other),
            segmentOf(plan, figures.router, Meaning::Vocabulary, other),
            segmentOf(plan, figures.vocabulary, Meaning::Vocabulary, other),
            segmentOf(plan, figures.mtp, Meaning::Vocabulary, other),
            segmentOf(plan, figures.kv, Meaning::Kv, tr("KV cache")),
            segmentOf(plan, figures.index, Meaning::Kv, tr("KV cache")),
            segmentOf(plan, figures.mtpKv, Meaning::Kv, tr("KV cache")),
            segmentOf(plan, figures.buffer, Meaning::Buffers, tr("buffer, reserve")),
            segmentOf(plan, figures.reserve, Meaning::Buffers, tr("buffer, reserve"))};
        for (auto& part : parts)
            part.tip = tr("%1: %2").arg(figureLabel(*find_figure(part.key.toStdString())), part.valueText);
        return parts;
    };
    const auto row = [&](const UnitFigures& figures, const QString& name) {
        BarRow result;
        result.key = figureKey(figures.total);
        result.label = name;
        result.segments = segments(*input.plan, figures);
        const double free = (*input.plan)[figures.free];
        if (free > 0) {
            auto rest = segmentOf(*input.plan, figures.free, Meaning::Free, tr("free"));
            rest.fill = Fill::Hatched;
            rest.valueText = tr("%1 free").arg(rest.valueText);
            result.segments.append(rest);
        } else if (free < 0) {
            result.remark = tr("over by %1").arg(formatted(-free, Unit::bytes));
        }
        if (input.baseline != nullptr)
            result.ghost = segments(*input.baseline, figures);
        return result;
    };
    constexpr auto decode = figuresOf<ServingUnit::decode>();
    constexpr auto prefill = figuresOf<ServingUnit::prefill>();
    StackedBars data;
    data.title = title();
    data.unit = QStringLiteral("B");
    data.rows = {row(decode, tr("Decode")), row(prefill, tr("Prefill"))};
    const auto& plan = *input.plan;
    data.markers = {{plan["decode.memory.capacity_bytes"_fig],
                     figureText(plan, "decode.memory.capacity_bytes"_fig), Meaning::Measured, false}};
    data.notes = {{tr("One more request adds %1; %2 fit, limited by %3.")
                       .arg(figureText(plan, "decode.memory.bytes_per_request"_fig),
                            figureText(plan, "decode.max_requests_per_rank"_fig),
                            figureText(plan, "decode.max_requests_limit"_fig)),
                   Meaning::Text}};
    return data;
}

} // namespace planner::ui
