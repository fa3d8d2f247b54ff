// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/calculation.h"

/// Cost and theoretical revenue of one day. A price that is not given makes its figures missing, never zero.
namespace planner {

namespace detail {

template <class N> N rent_per_day(const Calculation<N>& c, const N& nodes) {
    const auto hours = c.constant(24, Unit::seconds, PLANNER_TEXT("model", "hours per day"),
                                  PLANNER_TEXT("model", "definition"));
    return nodes * c["unit.gpus_per_node"_in] * hours * c["pricing.gpu_hour_usd"_in];
}

template <class N> void revenue(Calculation<N>& c) {
    const auto& input = c["workload.input_tokens_per_day"_in];
    const auto& hit_rate = c["prefill.cache_hit_rate"_in];
    const auto million = c.constant(1e6, Unit::tokens, PLANNER_TEXT("model", "tokens per million"),
                                    PLANNER_TEXT("model", "definition"));
    c.set("service.revenue_hit_per_day_usd"_fig,
          input * hit_rate * c["pricing.input_hit_usd_per_million"_in] / million);
    c.set("service.revenue_miss_per_day_usd"_fig,
          input * (1.0 - hit_rate) * c["pricing.input_miss_usd_per_million"_in] / million);
    c.set("service.revenue_output_per_day_usd"_fig,
          c["workload.output_tokens_per_day"_in] * c["pricing.output_usd_per_million"_in] / million);
    c.set("service.revenue_per_day_usd"_fig, c["service.revenue_hit_per_day_usd"_fig] +
                                                 c["service.revenue_miss_per_day_usd"_fig] +
                                                 c["service.revenue_output_per_day_usd"_fig]);
}

template <class N> void unit_costs(Calculation<N>& c) {
    const auto million = c.constant(1e6, Unit::tokens, PLANNER_TEXT("model", "tokens per million"),
                                    PLANNER_TEXT("model", "definition"));
    const auto output = c["workload.output_tokens_per_day"_in] / million;
    const auto input = c["workload.input_tokens_per_day"_in] / million;
    const auto& cost = c["service.cost_per_day_usd"_fig];
    c.set("service.usd_per_million_output_tokens"_fig, cost / output);
    c.set("service.usd_per_million_input_tokens"_fig, cost / input);
    c.set("service.usd_per_million_output_tokens_decode_pool"_fig,
          rent_per_day(c, c["service.decode_nodes"_fig]) / output);
    c.set("service.usd_per_million_input_tokens_prefill_pool"_fig,
          rent_per_day(c, c["service.prefill_nodes"_fig]) / input);
}

} // namespace detail

/// The profit of the published day.
template <class N> void published_profit(Calculation<N>& c) {
    c.set("measured.profit_per_day_usd"_fig,
          c["measured.income_per_day_usd"_in] - detail::rent_per_day(c, c["measured.average_nodes"_in]));
}

/// All money figures; needs the nodes of the service.
template <class N> void money(Calculation<N>& c) {
    c.set("service.cost_per_day_usd"_fig, detail::rent_per_day(c, c["service.average_nodes"_fig]));
    detail::revenue(c);
    const auto& cost = c["service.cost_per_day_usd"_fig];
    c.set("service.profit_per_day_usd"_fig, c["service.revenue_per_day_usd"_fig] - cost);
    published_profit(c);
    c.set("service.markup"_fig, c["service.profit_per_day_usd"_fig] / cost);
    c.set("service.gross_margin"_fig,
          c["service.profit_per_day_usd"_fig] / c["service.revenue_per_day_usd"_fig]);
    detail::unit_costs(c);
}

} // namespace planner
