// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/money.h"

/// Answers to `question.*`: a service of another size, a mix of other lengths, a line of a log.
namespace planner {

namespace detail {

/// N users at a speed each: nodes, units, cost.
template <class N> void users_served(Calculation<N>& c) {
    const auto output = c["question.users"_in] * c["question.user_tokens_per_s"_in];
    const auto input = output * c["question.input_tokens"_in] / c["question.output_tokens"_in];
    c.set("question.decode_nodes_needed"_fig, output / c["service.decode_tokens_per_node_s"_fig]);
    c.set("question.prefill_nodes_needed"_fig, input / c["service.prefill_tokens_per_node_s"_fig]);
    c.set("question.decode_units"_fig,
          rounded_up(c["question.decode_nodes_needed"_fig] / c["decode.nodes"_in]));
    c.set("question.prefill_units"_fig,
          rounded_up(c["question.prefill_nodes_needed"_fig] / c["prefill.nodes"_in]));
    const auto decode_nodes = c["question.decode_units"_fig] * c["decode.nodes"_in];
    const auto prefill_nodes = c["question.prefill_units"_fig] * c["prefill.nodes"_in];
    c.set("question.nodes"_fig, decode_nodes + prefill_nodes);
    c.set("question.gpus"_fig, c["question.nodes"_fig] * c["unit.gpus_per_node"_in]);
    c.set("question.usd_per_hour"_fig, c["question.gpus"_fig] * c["service.gpu_hour_usd"_fig]);
    c.set("question.decode_utilisation"_fig, c["question.decode_nodes_needed"_fig] / decode_nodes);
    c.set("question.prefill_utilisation"_fig, c["question.prefill_nodes_needed"_fig] / prefill_nodes);
}

/// Requests per second of one unit of each pool, and how many prefill units keep a decode unit busy.
template <class N> void pools_by_lengths(Calculation<N>& c) {
    c.set("question.prefill_requests_per_s"_fig,
          c["service.prefill_tokens_per_node_s"_fig] / c["question.input_tokens"_in]);
    c.set("question.decode_requests_per_s"_fig,
          c["service.decode_tokens_per_node_s"_fig] / c["question.output_tokens"_in]);
    c.set("question.decode_nodes_per_prefill_node"_fig,
          c["question.prefill_requests_per_s"_fig] / c["question.decode_requests_per_s"_fig]);
    const auto decode_unit = c["question.decode_requests_per_s"_fig] * c["decode.nodes"_in];
    const auto prefill_unit = c["question.prefill_requests_per_s"_fig] * c["prefill.nodes"_in];
    const double order = value_of(decode_unit) - value_of(prefill_unit);
    c.set_choice("question.first_saturated"_fig, std::isnan(order) ? not_given : (order > 0 ? 0 : 1),
                 {prefill_unit, decode_unit});
    c.set("question.prefill_units_needed_per_decode_unit"_fig, decode_unit / prefill_unit);
    const auto& needed = c["question.prefill_units_needed_per_decode_unit"_fig];
    c.set("question.prefill_units_per_decode_unit"_fig, rounded_up(needed));
    const auto& units = c["question.prefill_units_per_decode_unit"_fig];
    c.set("question.group_gpus"_fig,
          (units * c["prefill.nodes"_in] + c["decode.nodes"_in]) * c["unit.gpus_per_node"_in]);
    c.set("question.group_idle_share"_fig, 1.0 - needed / units);
}

/// What one request of these lengths brings in.
template <class N> void request_revenue(Calculation<N>& c) {
    const auto million = tokens_per_million(c);
    const auto& input = c["question.input_tokens"_in];
    const auto output = c["question.output_tokens"_in] * c["service.output_usd_per_million"_fig] / million;
    c.set("question.request_usd"_fig,
          input * c["service.input_price_usd_per_million"_fig] / million + output);
    c.set("question.request_usd_all_missed"_fig,
          input * c["service.input_miss_usd_per_million"_fig] / million + output);
}

/// From any two of batch, rate and step the third.
template <class N> void line_of_a_log(Calculation<N>& c) {
    const auto unknown =
        info("question.unknown"_in).choices[static_cast<std::size_t>(c.plain("question.unknown"_in))].id;
    const auto& batch = c["question.batch"_in];
    const auto& rate = c["question.tokens_per_s"_in];
    const auto& step = c["question.step_s"_in];
    c.set("question.log_batch"_fig, unknown == "batch" ? rate * step : batch);
    c.set("question.log_tokens_per_s"_fig, unknown == "rate" ? batch / step : rate);
    c.set("question.log_step_s"_fig, unknown == "step" ? batch / rate : step);
    c.set("question.log_user_tokens_per_s"_fig, 1.0 / c["question.log_step_s"_fig]);
}

} // namespace detail

/// All `question.*` figures; needs the node rates and prices of the service.
template <class N> void question(Calculation<N>& c) {
    detail::users_served(c);
    detail::pools_by_lengths(c);
    detail::request_revenue(c);
    detail::line_of_a_log(c);
}

} // namespace planner
