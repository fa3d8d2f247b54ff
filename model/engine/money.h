// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/calculation.h"

/// Cost and theoretical revenue of one day. A price that is not given makes its figures missing, never zero.
namespace planner {

namespace detail {

template <class N> N tokens_per_million(const Calculation<N>& c) {
    return c.constant(1e6, Unit::tokens, PLANNER_TEXT("model", "tokens per million"),
                      PLANNER_TEXT("model", "definition"));
}

/// Cost of nodes for a day at a price per GPU and hour.
template <class N> N day_of_nodes(const Calculation<N>& c, const N& nodes, const N& gpu_hour) {
    const auto hours = c.constant(24, Unit::hours, PLANNER_TEXT("model", "hours per day"),
                                  PLANNER_TEXT("model", "definition"));
    return nodes * c["unit.gpus_per_node"_in] * hours * gpu_hour;
}

/// Rent, or what owning comes to: purchase over the years of use, power at the PUE, hosting.
template <class N> void gpu_hour(Calculation<N>& c) {
    const auto year = c.constant(8760, Unit::hours, PLANNER_TEXT("model", "hours per year"),
                                 PLANNER_TEXT("model", "365 days"));
    const auto purchase = c["cost.node_price_usd"_in] / (c["cost.node_life_years"_in] * year);
    const auto power = c["cost.node_power_kw"_in] * c["cost.pue"_in] * c["cost.usd_per_kwh"_in];
    c.set("service.owned_gpu_hour_usd"_fig,
          (purchase + power + c["cost.hosting_usd_per_node_hour"_in]) / c["unit.gpus_per_node"_in]);
    const bool owned = c.plain("cost.basis"_in) == 1;
    c.set("service.gpu_hour_usd"_fig,
          owned ? c["service.owned_gpu_hour_usd"_fig] : c["pricing.gpu_hour_usd"_in]);
    c.set("service.paid_nodes"_fig, owned ? c["service.peak_nodes"_fig] : c["service.average_nodes"_fig]);
}

/// A price of the sheet in dollars.
template <class N> N price_in_usd(const Calculation<N>& c, Parameter usd, Parameter cny) {
    const bool in_yuan = c.plain("pricing.currency"_in) == 1;
    return in_yuan ? c[cny] / c["pricing.cny_per_usd"_in] : c[usd];
}

template <class N> void token_prices(Calculation<N>& c) {
    c.set("service.input_hit_usd_per_million"_fig,
          price_in_usd(c, "pricing.input_hit_usd_per_million"_in, "pricing.input_hit_cny_per_million"_in));
    c.set("service.input_miss_usd_per_million"_fig,
          price_in_usd(c, "pricing.input_miss_usd_per_million"_in, "pricing.input_miss_cny_per_million"_in));
    c.set("service.output_usd_per_million"_fig,
          price_in_usd(c, "pricing.output_usd_per_million"_in, "pricing.output_cny_per_million"_in));
    const auto& hit_rate = c["prefill.cache_hit_rate"_in];
    c.set("service.input_price_usd_per_million"_fig,
          hit_rate * c["service.input_hit_usd_per_million"_fig] +
              (1.0 - hit_rate) * c["service.input_miss_usd_per_million"_fig]);
}

template <class N> void headline_revenue(Calculation<N>& c) {
    const auto& input = c["service.input_tokens_per_day"_fig];
    const auto& hit_rate = c["prefill.cache_hit_rate"_in];
    const auto million = tokens_per_million(c);
    c.set("service.revenue_hit_per_day_usd"_fig,
          input * hit_rate * c["service.input_hit_usd_per_million"_fig] / million);
    c.set("service.revenue_miss_per_day_usd"_fig,
          input * (1.0 - hit_rate) * c["service.input_miss_usd_per_million"_fig] / million);
    c.set("service.revenue_output_per_day_usd"_fig,
          c["service.output_tokens_per_day"_fig] * c["service.output_usd_per_million"_fig] / million);
    c.set("service.revenue_per_day_usd"_fig, c["service.revenue_hit_per_day_usd"_fig] +
                                                 c["service.revenue_miss_per_day_usd"_fig] +
                                                 c["service.revenue_output_per_day_usd"_fig]);
}

/// The day's cost by what it is paid for; the parts add up to it.
template <class N> void cost_parts(Calculation<N>& c) {
    const auto& hour = c["service.gpu_hour_usd"_fig];
    c.set("service.cost_per_day_usd"_fig, day_of_nodes(c, c["service.paid_nodes"_fig], hour));
    c.set("service.cost_prefill_per_day_usd"_fig, day_of_nodes(c, c["service.prefill_nodes"_fig], hour));
    c.set("service.cost_decode_per_day_usd"_fig, day_of_nodes(c, c["service.decode_nodes"_fig], hour));
    c.set("service.cost_idle_per_day_usd"_fig, c["service.cost_per_day_usd"_fig] -
                                                   c["service.cost_prefill_per_day_usd"_fig] -
                                                   c["service.cost_decode_per_day_usd"_fig]);
}

/// Cost per million tokens, and tokens per dollar as the exact reciprocals.
template <class N> void unit_costs(Calculation<N>& c) {
    const auto million = tokens_per_million(c);
    const auto output = c["service.output_tokens_per_day"_fig] / million;
    const auto input = c["service.input_tokens_per_day"_fig] / million;
    const auto& cost = c["service.cost_per_day_usd"_fig];
    const auto& prefill = c["service.cost_prefill_per_day_usd"_fig];
    c.set("service.usd_per_million_output_tokens"_fig, cost / output);
    c.set("service.usd_per_million_input_tokens"_fig, cost / input);
    c.set("service.usd_per_million_tokens"_fig, cost / (input + output));
    c.set("service.usd_per_million_output_tokens_decode_pool"_fig,
          c["service.cost_decode_per_day_usd"_fig] / output);
    c.set("service.usd_per_million_input_tokens_prefill_pool"_fig, prefill / input);
    c.set("service.usd_per_million_miss_tokens_prefill_pool"_fig,
          prefill / (input * (1.0 - c["prefill.cache_hit_rate"_in])));
    c.set("service.output_tokens_per_usd"_fig, million / c["service.usd_per_million_output_tokens"_fig]);
    c.set("service.input_tokens_per_usd"_fig, million / c["service.usd_per_million_input_tokens"_fig]);
}

} // namespace detail

/// The profit of the published day.
template <class N> void published_profit(Calculation<N>& c) {
    c.set("measured.profit_per_day_usd"_fig,
          c["measured.income_per_day_usd"_in] -
              detail::day_of_nodes(c, c["measured.average_nodes"_in], c["pricing.gpu_hour_usd"_in]));
}

/// All money figures of the headline; needs the nodes of the service.
template <class N> void money(Calculation<N>& c) {
    detail::gpu_hour(c);
    detail::token_prices(c);
    detail::cost_parts(c);
    detail::headline_revenue(c);
    const auto& cost = c["service.cost_per_day_usd"_fig];
    c.set("service.profit_per_day_usd"_fig, c["service.revenue_per_day_usd"_fig] - cost);
    published_profit(c);
    c.set("service.markup"_fig, c["service.profit_per_day_usd"_fig] / cost);
    c.set("service.gross_margin"_fig,
          c["service.profit_per_day_usd"_fig] / c["service.revenue_per_day_usd"_fig]);
    detail::unit_costs(c);
}

} // namespace planner
