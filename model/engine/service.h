// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/request_cache.h"

/// The whole service over one day: nodes of each pool, and the KV that moves between them.
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

/// Node rates: as measured, or scaled by how much faster the plan is predicted to be than the published one.
template <class N> void node_rates(Calculation<N>& c, const Calculation<N>& published, bool sized) {
    c.set("service.decode_speed_up"_fig, speed_up(c, published, "estimate.decode.tokens_per_gpu_s"_fig,
                                                  "chapter.decode.bound_tokens_per_gpu_s"_fig));
    c.set("service.prefill_speed_up"_fig,
          speed_up(c, published, "estimate.prefill.input_tokens_per_gpu_s"_fig,
                   "chapter.prefill.bound_tokens_per_gpu_s"_fig));
    const auto& decode = c["measured.decode_tokens_per_node_s"_in];
    const auto& prefill = c["measured.prefill_tokens_per_node_s"_in];
    c.set("service.decode_tokens_per_node_s"_fig, sized ? decode * c["service.decode_speed_up"_fig] : decode);
    c.set("service.prefill_tokens_per_node_s"_fig,
          sized ? prefill * c["service.prefill_speed_up"_fig] : prefill);
}

template <class N> void pools(Calculation<N>& c, bool sized) {
    const auto day = c.constant(86400, Unit::seconds, PLANNER_TEXT("model", "seconds per day"),
                                PLANNER_TEXT("model", "definition"));
    c.set("service.prefill_nodes"_fig,
          c["workload.input_tokens_per_day"_in] / day / c["service.prefill_tokens_per_node_s"_fig]);
    c.set("service.decode_nodes"_fig,
          c["workload.output_tokens_per_day"_in] / day / c["service.decode_tokens_per_node_s"_fig]);
    c.set("service.total_nodes"_fig, c["service.prefill_nodes"_fig] + c["service.decode_nodes"_fig]);
    c.set("service.decode_nodes_per_prefill_node"_fig,
          c["service.decode_nodes"_fig] / c["service.prefill_nodes"_fig]);
    c.set("service.average_nodes"_fig, sized ? c["service.total_nodes"_fig] : c["measured.average_nodes"_in]);
    c.set("service.peak_nodes"_fig, sized ? c["service.average_nodes"_fig] *
                                                (c["measured.peak_nodes"_in] / c["measured.average_nodes"_in])
                                          : c["measured.peak_nodes"_in]);
    c.set("service.average_gpus"_fig, c["service.average_nodes"_fig] * c["unit.gpus_per_node"_in]);
    c.set("service.peak_gpus"_fig, c["service.peak_nodes"_fig] * c["unit.gpus_per_node"_in]);
}

/// What a prompt's cache takes per token when it moves to the decode pool; fixed parts spread over the
/// prompt.
template <class N> N handed_over_per_token(const Calculation<N>& c) {
    N bytes = c["model.kv_bytes_per_token_growing"_fig];
    if (plain_layers(c, LayerKind::sparse) > 0)
        bytes = bytes + c["model.index_bytes_per_token"_fig];
    if (!has_fixed_cache(c))
        return bytes;
    const auto& prompt = c["prefill.prompt_tokens"_in];
    return bytes + (smaller(prompt, c["model.window_tokens"_in]) * c["model.window_layers"_in] *
                        c["model.window_kv_bytes_per_token_layer"_fig] +
                    c["model.linear_state_bytes_per_request"_fig]) /
                       prompt;
}

} // namespace detail

/// All `service.*` figures but money. `published` must hold the chapter's bounds of the published plan.
template <class N> void service(Calculation<N>& c, const Calculation<N>& published) {
    const bool sized = c.plain("service.node_source"_in) == 1;
    c.set_choice("service.node_source"_fig, sized ? 1 : 0, {c["service.node_source"_in]});
    detail::node_rates(c, published, sized);
    detail::pools(c, sized);
    c.set("service.kv_transfer_bytes_per_s_per_prefill_node"_fig,
          c["service.prefill_tokens_per_node_s"_fig] * detail::handed_over_per_token(c));
    c.set("service.disk_read_bytes_per_s_per_prefill_node"_fig,
          c["service.kv_transfer_bytes_per_s_per_prefill_node"_fig] * c["prefill.cache_hit_rate"_in]);
}

} // namespace planner
