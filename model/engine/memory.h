// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/formats.h"
#include "model/engine/placement.h"

/// Memory of one GPU: every part that a deployment needs, where the chapter counts only the largest.
namespace planner {

namespace detail {

template <ServingUnit unit, class N> void weights(Calculation<N>& c) {
    const auto weight = bytes_per_value(c, "precision.weights"_in);
    const auto bf16 = bf16_bytes(c);
    const auto& tp = c[input_of(unit, "attention_tp")];
    const auto& slots = c[figure_of(unit, "routed_experts_per_gpu")];
    const auto& hidden = c["model.hidden_size"_in];
    const auto& moe_layers = c["model.moe_layers"_fig];
    const auto set = [&](Figure part, const N& bytes) { c.set(part, bytes); };
    set(figure_of(unit, "memory.attention_weights_bytes"),
        c["model.layers"_in] * c["model.attention_params_per_layer"_fig] * weight / tp);
    // The GPUs of an attention rank share what every token passes: dense FFNs and vocabulary, as their times
    // do.
    set(figure_of(unit, "memory.dense_ffn_bytes"),
        c["model.dense_layers"_in] * c["model.dense_ffn_params"_fig] * weight / tp);
    set(figure_of(unit, "memory.routed_experts_bytes"),
        moe_layers * slots * c["model.expert_params"_fig] * weight);
    set(figure_of(unit, "memory.shared_experts_bytes"),
        moe_layers * c["model.shared_expert_params"_fig] * weight);
    set(figure_of(unit, "memory.router_bytes"),
        (moe_layers * c["model.router_params"_fig] +
         c["model.layers"_in] * c["model.norm_params_per_layer"_fig] + hidden) *
            bf16);
    set(figure_of(unit, "memory.vocabulary_bytes"),
        c["model.vocabulary_tables"_fig] * c["model.vocabulary_table_params"_fig] * bf16 / tp);
    if constexpr (unit == ServingUnit::decode) {
        // The MTP layer is one more MoE layer behind a projection of two hidden states onto one
        // (report, 2.2).
        const auto layer =
            c["model.attention_params_per_layer"_fig] * weight / tp +
            (slots * c["model.expert_params"_fig] + c["model.shared_expert_params"_fig]) * weight +
            (c["model.router_params"_fig] + 2.0 * hidden * hidden) * bf16;
        set("decode.memory.mtp_bytes"_fig, mtp_layers_used(c) * layer);
    } else {
        set("prefill.memory.mtp_bytes"_fig,
            c.constant(0, Unit::bytes, PLANNER_TEXT("model", "prefill keeps no MTP layer"),
                       parameters::guess));
    }
    set(figure_of(unit, "memory.weights_bytes"),
        c[figure_of(unit, "memory.attention_weights_bytes")] + c[figure_of(unit, "memory.dense_ffn_bytes")] +
            c[figure_of(unit, "memory.routed_experts_bytes")] +
            c[figure_of(unit, "memory.shared_experts_bytes")] + c[figure_of(unit, "memory.router_bytes")] +
            c[figure_of(unit, "memory.vocabulary_bytes")] + c[figure_of(unit, "memory.mtp_bytes")]);
}

/// Low-latency buffer: send and receive, dispatch and combine, for every expert slot and the largest batch
/// (DeepEP, csrc/config.hpp). It is made for the largest batch, whatever the batch is.
template <class N> N low_latency_buffer(const Calculation<N>& c) {
    const auto& hidden = c["model.hidden_size"_in];
    const auto value = bf16_bytes(c);
    const auto header =
        c.constant(16, Unit::bytes, PLANNER_TEXT("model", "bytes of a message's header"), parameters::deepep);
    const auto scale =
        c.constant(4, Unit::bytes, PLANNER_TEXT("model", "bytes per scale"), parameters::deepep);
    const auto block =
        c.constant(128, Unit::count, PLANNER_TEXT("model", "values per scale"), parameters::deepep);
    const auto copies = c.constant(4, Unit::count, PLANNER_TEXT("model", "send and receive buffers, twice"),
                                   parameters::deepep);
    const auto message = larger(header + hidden * value, hidden * value + hidden / block * scale);
    return copies * (c["model.routed_experts"_in] + c["decode.redundant_experts"_in]) *
           c["decode.dispatch_max_tokens"_in] * message;
}

template <class N> void decode_caches(Calculation<N>& c) {
    const auto split = kv_split(c, "decode.attention_tp"_in);
    const auto tokens = c["decode.requests_per_rank"_in] * c["decode.context_tokens"_in] / split;
    const auto mtp_kv = mtp_layers_used(c) * c["model.kv_bytes_per_token_layer"_fig];
    c.set("decode.memory.kv_bytes"_fig, tokens * c["model.kv_bytes_per_token"_fig]);
    c.set("decode.memory.mtp_kv_bytes"_fig, tokens * mtp_kv);
    c.set("decode.memory.comm_buffer_bytes"_fig,
          c.plain("model.routed_experts"_in) > 0
              ? low_latency_buffer(c)
              : c.constant(0, Unit::bytes, PLANNER_TEXT("model", "no experts, no dispatch"),
                           parameters::deepep));
    c.set("decode.memory.bytes_per_request"_fig,
          c["decode.context_tokens"_in] / split * (c["model.kv_bytes_per_token"_fig] + mtp_kv));
}

template <class N> void prefill_caches(Calculation<N>& c) {
    c.set("prefill.memory.kv_bytes"_fig, c["prefill.prompts_in_flight"_in] * c["prefill.prompt_tokens"_in] *
                                             c["model.kv_bytes_per_token"_fig] /
                                             kv_split(c, "prefill.attention_tp"_in));
    c.set("prefill.memory.mtp_kv_bytes"_fig,
          c.constant(0, Unit::bytes, PLANNER_TEXT("model", "prefill keeps no MTP layer"), parameters::guess));
    c.set("prefill.memory.comm_buffer_bytes"_fig, c["prefill.comm_buffer"_in]);
}

template <ServingUnit unit, class N> void balance(Calculation<N>& c) {
    const auto capacity = figure_of(unit, "memory.capacity_bytes");
    const auto reserve = figure_of(unit, "memory.reserve_bytes");
    const auto total = figure_of(unit, "memory.total_bytes");
    const auto free = figure_of(unit, "memory.free_bytes");
    c.set(capacity, c["gpu.memory"_in]);
    c.set(reserve, (1.0 - c["memory.usable_fraction"_in]) * c[capacity]);
    c.set(total, c[figure_of(unit, "memory.weights_bytes")] + c[figure_of(unit, "memory.kv_bytes")] +
                     c[figure_of(unit, "memory.mtp_kv_bytes")] +
                     c[figure_of(unit, "memory.comm_buffer_bytes")]);
    c.set(free, c[capacity] - c[total] - c[reserve]);
    const double bytes = value_of(c[free]);
    c.set_choice(figure_of(unit, "fits"), std::isnan(bytes) ? bytes : bytes >= 0 ? 1 : 0, {c[free]});
}

/// Requests per attention rank that memory and dispatch buffer hold.
template <class N> void largest_batch(Calculation<N>& c) {
    const auto tokens_per_request = 1.0 + c["decode.draft_tokens"_in];
    const bool split = c.plain("decode.overlap"_in) >= 2;
    const auto micro_batches =
        c.decided_by("decode.overlap"_in, split ? 2 : 1, Unit::count, PLANNER_TEXT("model", "micro-batches"));
    const auto& tp = c["decode.attention_tp"_in];
    c.set("decode.tokens_per_micro_batch"_fig,
          c["decode.requests_per_rank"_in] / tp * tokens_per_request / micro_batches);
    const auto for_requests = c["decode.memory.capacity_bytes"_fig] - c["decode.memory.reserve_bytes"_fig] -
                              c["decode.memory.weights_bytes"_fig] - c["decode.memory.comm_buffer_bytes"_fig];
    c.set("decode.max_requests_by_memory"_fig,
          larger(rounded_down(for_requests / c["decode.memory.bytes_per_request"_fig]), N(0.0)));
    c.set("decode.max_requests_by_buffer"_fig,
          rounded_down(c["decode.dispatch_max_tokens"_in] * micro_batches * tp / tokens_per_request));
    const auto& memory = c["decode.max_requests_by_memory"_fig];
    const auto& buffer = c["decode.max_requests_by_buffer"_fig];
    const bool dispatches = c.plain("model.routed_experts"_in) > 0;
    c.set("decode.max_requests_per_rank"_fig, dispatches ? smaller(memory, buffer) : memory);
    const double limit = std::isnan(value_of(memory))                        ? value_of(memory)
                         : dispatches && value_of(buffer) < value_of(memory) ? 1
                                                                             : 0;
    c.set_choice("decode.max_requests_limit"_fig, limit, {memory, buffer});
}

} // namespace detail

/// All memory figures of the decode unit; needs its expert placement.
template <class N> void decode_memory(Calculation<N>& c) {
    detail::weights<ServingUnit::decode>(c);
    detail::decode_caches(c);
    detail::balance<ServingUnit::decode>(c);
    detail::largest_batch(c);
}

/// All memory figures of the prefill unit; needs its expert placement.
template <class N> void prefill_memory(Calculation<N>& c) {
    detail::weights<ServingUnit::prefill>(c);
    detail::prefill_caches(c);
    detail::balance<ServingUnit::prefill>(c);
}

} // namespace planner
