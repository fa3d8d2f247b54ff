// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/system_chart.h"

#include "ui/charts/base/chart_text.h"
#include "ui/charts/base/si_text.h"
#include "ui/language/figure_text.h"
#include "ui/language/translate.h"

#include <cmath>

namespace planner::ui {

namespace {

/// A rate in the least room: three or four digits with a prefix.
QString shortly(double value) { return std::isfinite(value) ? siText(value) : missingText(); }

QString count(double value) { return formatted(value, Unit::count); }
QString bytes(double value) { return formatted(value, Unit::bytes_per_s); }

Day dayOf(const ChartInput& input) {
    return day_of(*input.plan, input.scenario != nullptr ? input.scenario->inputs.hourly : no_column());
}

} // namespace

QString SystemChart::title() const { return tr("The service"); }

QString SystemChart::subtitle(const ChartInput& input) const {
    const auto day = dayOf(input);
    if (std::isnan(day.front().input_tokens_per_s))
        return tr("the traffic of the day is missing");
    const auto hour = busiest_hour(day);
    return tr("rates of the busiest hour, from %1")
        .arg(QStringLiteral("%1:00").arg(hour, 2, 10, QLatin1Char('0')));
}

void SystemChart::addBoxes(SystemData& data, const Plan& plan, const SystemRates& rates) {
    const auto busy = [](double load) { return formatted(load, Unit::fraction); };
    const auto balance = [](double imbalance) {
        return tr("expert balancer: %1").arg(formatted(imbalance, Unit::ratio));
    };
    data.box(SystemPart::api) = {
        figureKey("service.live_requests"_fig),
        tr("API server"),
        {tr("requests"), shortly(rates.requests_per_s) + QStringLiteral("/s"), tr("at once"),
         shortly(rates.live_requests)},
        {},
        tr("%1 requests arrive per second, at %2 output tokens each; %3 are generating at once")
            .arg(count(rates.requests_per_s), count(plan["question.output_tokens"_in]),
                 count(rates.live_requests)),
        Meaning::Muted};
    data.box(SystemPart::prefillBalancer) = {
        figureKey("service.input_tokens_per_s"_fig),   tr("prefill balancer"), {}, {},
        tr("Spreads prompts over the prefill units."), Meaning::RoutedExperts};
    data.box(SystemPart::prefill) = {
        figureKey("service.units.peak_prefill_units"_fig),
        tr("%1 prefill units").arg(count(rates.prefill_units)),
        {tr("%1 nodes, %2 busy").arg(count(rates.prefill_nodes), busy(rates.prefill_load))},
        balance(plan["prefill.expert_imbalance"_in]),
        tr("%1 prefill nodes, %2 busy; the hottest GPU gets %3 the mean tokens")
            .arg(count(rates.prefill_nodes), busy(rates.prefill_load),
                 formatted(plan["prefill.expert_imbalance"_in], Unit::ratio)),
        Meaning::RoutedExperts};
    const double written = rates.prefill_kv_write_bytes_per_s + rates.decode_kv_write_bytes_per_s;
    data.box(SystemPart::store) = {
        figureKey("service.cache_bytes"_fig),
        tr("KV store"),
        {tr("in %1").arg(bytes(written)), tr("out %1").arg(bytes(rates.kv_read_bytes_per_s))},
        {},
        tr("%1; reads %2 for cache hits, writes %3 from prefill and %4 from decode")
            .arg(figureText(plan, "service.cache_bytes"_fig), bytes(rates.kv_read_bytes_per_s),
                 bytes(rates.prefill_kv_write_bytes_per_s), bytes(rates.decode_kv_write_bytes_per_s)),
        Meaning::Kv};
    data.box(SystemPart::decodeBalancer) = {
        figureKey("service.live_requests"_fig),        tr("decode balancer"), {}, {},
        tr("Spreads requests over the decode units."), Meaning::Dispatch};
    data.box(SystemPart::decode) = {
        figureKey("service.units.peak_decode_units"_fig),
        tr("%1 decode units").arg(count(rates.decode_units)),
        {tr("%1 nodes, %2 busy").arg(count(rates.decode_nodes), busy(rates.decode_load))},
        balance(plan["decode.expert_imbalance"_in]),
        tr("%1 decode nodes, %2 busy; the hottest GPU gets %3 the mean tokens")
            .arg(count(rates.decode_nodes), busy(rates.decode_load),
                 formatted(plan["decode.expert_imbalance"_in], Unit::ratio)),
        Meaning::Dispatch};
}

void SystemChart::addFlows(SystemData& data, const SystemRates& rates) {
    const auto tokens = [](double value) { return formatted(value, Unit::tokens_per_s); };
    data.flow(SystemWay::input) = {figureKey("service.input_tokens_per_s"_fig),
                                   shortly(rates.input_tokens_per_s), tr("tok/s in"),
                                   tr("Input: %1, of them %2 from the cache and %3 computed")
                                       .arg(tokens(rates.input_tokens_per_s), tokens(rates.hit_tokens_per_s),
                                            tokens(rates.miss_tokens_per_s)),
                                   Meaning::Muted};
    data.flow(SystemWay::spreadPrefill) = {
        figureKey("service.prefill_tokens_per_node_s"_fig),
        shortly(rates.input_tokens_per_s_per_prefill_unit), tr("per unit"),
        tr("To each prefill unit: %1").arg(tokens(rates.input_tokens_per_s_per_prefill_unit)),
        Meaning::RoutedExperts};
    data.flow(SystemWay::handOver) = {
        figureKey("service.kv_transfer_bytes_per_s"_fig), bytes(rates.kv_transfer_bytes_per_s), tr("of KV"),
        tr("KV hand-over, prefill to decode: %1").arg(bytes(rates.kv_transfer_bytes_per_s)), Meaning::Kv};
    data.flow(SystemWay::live) = {figureKey("service.live_requests"_fig),
                                  tr("%1 at once").arg(shortly(rates.live_requests)),
                                  {},
                                  tr("Requests at once: %1").arg(count(rates.live_requests)),
                                  Meaning::Muted};
    data.flow(SystemWay::spreadDecode) = {
        figureKey("service.decode_tokens_per_node_s"_fig), shortly(rates.output_tokens_per_s_per_decode_unit),
        tr("per unit"), tr("Of each decode unit: %1").arg(tokens(rates.output_tokens_per_s_per_decode_unit)),
        Meaning::Dispatch};
    data.flow(SystemWay::output) = {figureKey("service.output_tokens_per_s"_fig),
                                    tr("%1 tok/s").arg(shortly(rates.output_tokens_per_s)),
                                    {},
                                    tr("Output: %1").arg(tokens(rates.output_tokens_per_s)),
                                    Meaning::Muted};
}

void SystemChart::refresh(const ChartInput& input) {
    const auto day = dayOf(input);
    const auto rates = system_rates(*input.plan, day.at(busiest_hour(day)));
    SystemData data;
    data.title = title();
    addBoxes(data, *input.plan, rates);
    addFlows(data, rates);
    m_plot->setData(data);
}

} // namespace planner::ui
