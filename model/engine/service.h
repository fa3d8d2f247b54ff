// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/service_units.h"

/// The whole service over one day: demand, what a node carries, and the nodes of each pool.
namespace planner {

namespace detail {

/// What a node is predicted to carry: the estimate, or the chapter's bound where there is no estimate.
template <class N>
N predicted_node_rate(const Calculation<N>& c, Figure estimate, Figure bound, bool estimated) {
    return c[estimated ? estimate : bound] * c["unit.gpus_per_node"_in];
}

/// Prediction now over prediction of the published plan, both by the same lens.
template <class N>
N speed_up(const Calculation<N>& c, const Calculation<N>& published, Figure estimate, Figure bound) {
    const bool estimated = !std::isnan(value_of(c[estimate]) * value_of(published[estimate]));
    return predicted_node_rate(c, estimate, bound, estimated) /
           predicted_node_rate(published, estimate, bound, estimated);
}

/// Rate of one node of a pool: as measured, or where the nodes are sized as `service.rate_source` says.
template <class N>
N node_rate(const Calculation<N>& c, bool sized, Parameter measured, Figure speed_up, Figure estimate,
            Parameter typed) {
    const auto source = info("service.rate_source"_in)
                            .choices[static_cast<std::size_t>(c.plain("service.rate_source"_in))]
                            .id;
    if (!sized)
        return c[measured];
    if (source == "typed")
        return c[typed];
    return source == "estimate" ? c[estimate] * c["unit.gpus_per_node"_in] : c[measured] * c[speed_up];
}

template <class N> void node_rates(Calculation<N>& c, const Calculation<N>& published, bool sized) {
    constexpr auto decode = "estimate.decode.tokens_per_gpu_s"_fig;
    constexpr auto prefill = "estimate.prefill.input_tokens_per_gpu_s"_fig;
    c.set("service.decode_speed_up"_fig,
          speed_up(c, published, decode, "chapter.decode.bound_tokens_per_gpu_s"_fig));
    c.set("service.prefill_speed_up"_fig,
          speed_up(c, published, prefill, "chapter.prefill.bound_tokens_per_gpu_s"_fig));
    c.set("service.decode_tokens_per_node_s"_fig,
          node_rate(c, sized, "measured.decode_tokens_per_node_s"_in, "service.decode_speed_up"_fig, decode,
                    "service.typed_decode_tokens_per_node_s"_in));
    c.set("service.prefill_tokens_per_node_s"_fig,
          node_rate(c, sized, "measured.prefill_tokens_per_node_s"_in, "service.prefill_speed_up"_fig,
                    prefill, "service.typed_prefill_tokens_per_node_s"_in));
}

/// The traffic of the day, with growth.
template <class N> void demand(Calculation<N>& c) {
    const auto day = c.constant(86400, Unit::seconds, PLANNER_TEXT("model", "seconds per day"),
                                PLANNER_TEXT("model", "definition"));
    c.set("service.input_tokens_per_day"_fig,
          c["workload.input_tokens_per_day"_in] * c["workload.growth"_in]);
    c.set("service.output_tokens_per_day"_fig,
          c["workload.output_tokens_per_day"_in] * c["workload.growth"_in]);
    c.set("service.input_tokens_per_s"_fig, c["service.input_tokens_per_day"_fig] / day);
    c.set("service.output_tokens_per_s"_fig, c["service.output_tokens_per_day"_fig] / day);
    c.set("service.live_requests"_fig,
          c["service.output_tokens_per_s"_fig] / c["measured.user_tokens_per_s"_in]);
}

/// Nodes that the mean demand needs, before rounding.
template <class N> void pools(Calculation<N>& c) {
    c.set("service.prefill_nodes"_fig,
          c["service.input_tokens_per_s"_fig] / c["service.prefill_tokens_per_node_s"_fig]);
    c.set("service.decode_nodes"_fig,
          c["service.output_tokens_per_s"_fig] / c["service.decode_tokens_per_node_s"_fig]);
    c.set("service.total_nodes"_fig, c["service.prefill_nodes"_fig] + c["service.decode_nodes"_fig]);
    c.set("service.decode_nodes_per_prefill_node"_fig,
          c["service.decode_nodes"_fig] / c["service.prefill_nodes"_fig]);
    c.set("service.prefill_units"_fig, c["service.prefill_nodes"_fig] / c["prefill.nodes"_in]);
    c.set("service.decode_units"_fig, c["service.decode_nodes"_fig] / c["decode.nodes"_in]);
}

/// The nodes that the service pays for: published, as the demand asks, or in whole units.
template <class N> void nodes_of_the_service(Calculation<N>& c, bool sized) {
    const bool whole = c.plain("service.rounding"_in) == 1;
    const auto sized_average = whole ? c["service.units.average_nodes"_fig] : c["service.total_nodes"_fig];
    const auto sized_peak = whole ? c["service.units.peak_nodes"_fig]
                                  : c["service.total_nodes"_fig] * c["service.peak_over_mean"_fig];
    c.set("service.average_nodes"_fig, sized ? sized_average : c["measured.average_nodes"_in]);
    c.set("service.peak_nodes"_fig, sized ? sized_peak : c["measured.peak_nodes"_in]);
    c.set("service.average_gpus"_fig, c["service.average_nodes"_fig] * c["unit.gpus_per_node"_in]);
    c.set("service.peak_gpus"_fig, c["service.peak_nodes"_fig] * c["unit.gpus_per_node"_in]);
    const auto hours = c.constant(hours_of_day, Unit::count, PLANNER_TEXT("model", "hours per day"),
                                  PLANNER_TEXT("model", "definition"));
    c.set("service.freed_node_hours"_fig,
          (c["service.peak_nodes"_fig] - c["service.average_nodes"_fig]) * hours);
}

} // namespace detail

/// Demand, node rates, units and nodes. `published` must hold the predictions of the published plan.
template <class N> void service(Calculation<N>& c, const Calculation<N>& published) {
    const bool sized = c.plain("service.node_source"_in) == 1;
    c.set_choice("service.node_source"_fig, sized ? 1 : 0, {c["service.node_source"_in]});
    detail::node_rates(c, published, sized);
    detail::demand(c);
    detail::pools(c);
    service_units(c);
    detail::nodes_of_the_service(c, sized);
}

} // namespace planner
