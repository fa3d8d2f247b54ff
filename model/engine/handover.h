// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/request_cache.h"

namespace planner {

namespace detail {

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

/// What the disk cache takes and gives.
template <class N> void disk_cache(Calculation<N>& c) {
    const N kv = handed_over_per_token(c);
    const auto& hit_rate = c["prefill.cache_hit_rate"_in];
    c.set("service.disk_read_bytes_per_s_per_prefill_node"_fig,
          c["service.kv_transfer_bytes_per_s_per_prefill_node"_fig] * hit_rate);
    c.set("service.disk_read_bytes_per_s"_fig, c["service.kv_transfer_bytes_per_s"_fig] * hit_rate);
    c.set("service.cache_write_bytes_per_s"_fig,
          (c["service.input_tokens_per_s"_fig] * (1.0 - hit_rate) + c["service.output_tokens_per_s"_fig]) *
              kv);
    const auto hour = c.constant(3600, Unit::ratio, PLANNER_TEXT("model", "seconds per hour"),
                                 PLANNER_TEXT("model", "definition"));
    c.set("service.cache_bytes"_fig,
          c["service.cache_write_bytes_per_s"_fig] * (c["service.cache_lifetime_hours"_in] * hour));
}

} // namespace detail

/// KV that moves between prefill, decode and the disk cache; needs the nodes of the service.
template <class N> void handover(Calculation<N>& c) {
    const N kv = detail::handed_over_per_token(c);
    c.set("service.kv_transfer_bytes_per_s_per_prefill_node"_fig,
          c["service.prefill_tokens_per_node_s"_fig] * kv);
    c.set("service.kv_transfer_link_share"_fig,
          c["service.kv_transfer_bytes_per_s_per_prefill_node"_fig] /
              (c["unit.gpus_per_node"_in] * c["network.nic_bandwidth"_in]));
    c.set("service.kv_transfer_bytes_per_s"_fig, c["service.input_tokens_per_s"_fig] * kv);
    c.set("service.kv_receive_bytes_per_s_per_decode_node"_fig,
          c["service.kv_transfer_bytes_per_s"_fig] / c["service.decode_nodes"_fig]);
    detail::disk_cache(c);
    c.set("service.kv_bytes_per_request"_fig, c["decode.context_tokens"_in] * kv);
    c.set("service.kv_handover_s"_fig, c["service.kv_bytes_per_request"_fig] / c["network.nic_bandwidth"_in]);
}

} // namespace planner
