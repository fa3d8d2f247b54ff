// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/kv_chart.h"

#include "ui/language/entry_text.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include "model/analysis/kv_comparison.h"
#include "model/units/format.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

constexpr double leastBytes = 1e3; ///< the axis begins here
constexpr double mostBytes = 1e7;

/// Where an amount lies on the axis, in decades.
double decades(double bytes) { return std::log10(std::max(bytes, leastBytes) / leastBytes); }

BarSegment segment(const QString& key, const QString& label, double bytes, Meaning colour) {
    BarSegment made;
    made.key = key;
    made.label = KvChart::tr("KV per token");
    made.value = decades(bytes);
    made.amount = bytes;
    made.tip = KvChart::tr("%1: %2 per token (%3 bytes)")
                   .arg(label, formatted(bytes, Unit::bytes), formatted(bytes, Unit::count));
    made.colour = colour;
    return made;
}

BarRow rowOf(const KvCost& cost) {
    const auto name = translated(cost.name);
    BarRow row;
    row.label = name;
    row.segments = {segment({}, name, cost.bytes_per_token, Meaning::Kv)};
    row.totalText = formatted(cost.bytes_per_token, Unit::bytes);
    if (cost.growing_bytes_per_token < cost.bytes_per_token)
        row.remark =
            KvChart::tr("%1 past the windows").arg(formatted(cost.growing_bytes_per_token, Unit::bytes));
    return row;
}

BarRow rowOfPlan(const ChartInput& input) {
    const auto name = entryName(input.scenario->inputs, CatalogKind::model);
    const auto label = KvChart::tr("this plan: %1").arg(name);
    const double bytes = (*input.plan)["model.kv_bytes_per_token"_fig];
    BarRow row;
    row.key = figureKey("model.kv_bytes_per_token"_fig);
    row.label = label;
    row.segments = {segment(row.key, label, bytes, Meaning::Accent)};
    row.remark = formattedValue("precision.kv"_in, (*input.plan)["precision.kv"_in]);
    row.totalText = formatted(bytes, Unit::bytes);
    return row;
}

} // namespace

QString KvChart::title() const { return tr("KV cache per token"); }

QString KvChart::subtitle(const ChartInput&) const {
    return tr("what each further token of a request keeps; BF16 but for this plan; logarithmic axis");
}

void KvChart::refresh(const ChartInput& input) {
    auto costs = kv_lesson();
    for (const auto& id : input.comparedModels) {
        const bool isThere = std::any_of(costs.begin(), costs.end(),
                                         [&id](const KvCost& cost) { return fromModel(cost.id) == id; });
        if (const auto* entry = find_entry(CatalogKind::model, id.toStdString());
            !isThere && entry != nullptr)
            costs.push_back(kv_cost(*entry));
    }
    std::stable_sort(costs.begin(), costs.end(), [](const KvCost& one, const KvCost& other) {
        return one.bytes_per_token > other.bytes_per_token;
    });
    StackedBars data;
    data.title = title();
    data.unit = QStringLiteral("B");
    for (const auto& cost : costs)
        data.rows.append(rowOf(cost));
    if (input.scenario != nullptr)
        data.rows.append(rowOfPlan(input));
    data.axisMaximum = decades(mostBytes);
    for (double bytes = leastBytes; bytes <= mostBytes; bytes *= 10)
        data.ticks.append({decades(bytes), fromModel(format_exact(bytes, Unit::bytes))});
    data.legend = false;
    m_chart->setData(data);
}

} // namespace planner::ui
