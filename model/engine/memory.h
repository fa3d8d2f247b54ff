// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/formats.h"
#include "model/engine/request_cache.h"

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
    set(figure_of(unit, "memory.attention_weights_bytes"), c["model.attention_params"_fig] * weight / tp);
    // The GPUs of an attention rank share what every token passes: dense FFNs and vocabulary, as their times
    // do.
    set(figure_of(unit, "memory.dense_ffn_bytes"),
        c["model.dense_layers"_in] * c["model.dense_ffn_params"_fig] * weight / tp);
    set(figure_of(unit, "memory.routed_experts_bytes"),
        moe_layers * slots * c["model.expert_params"_fig] * weight);
    set(figure_of(unit, "memory.shared_experts_bytes"),
        moe_layers * c["model.shared_expert_params"_fig] * weight);
    const bool own_width = c.plain("model.expert_hidden_size"_in) > 0;
    const auto routing = own_width ? c["model.router_params"_fig] + c["model.expert_projection_params"_fig]
                                   : c["model.router_params"_fig];
    set(figure_of(unit, "memory.router_bytes"),
        (moe_layers * routing + c["model.layers"_in] * c["model.norm_params_per_layer"_fig] + hidden) * bf16);
    set(figure_of(unit, "memory.vocabulary_bytes"),
        c["model.vocabulary_tables"_fig] * c["model.vocabulary_table_params"_fig] * bf16 / tp);
    if constexpr (unit == ServingUnit::decode) {
        // The MTP layer is one more MoE layer behind a projection of two hidden states onto one
        // (report, 2.2).
        const auto attention =
            plain_layers(c, LayerKind::sparse) > 0
                ? c["model.attention_params_per_layer"_fig] + c["model.index_params_per_layer"_fig]
                : c["model.attention_params_per_layer"_fig];
        const auto layer =
            attention * weight / tp +
            (slots * c["model.expert_params"_fig] + c["model.shared_expert_params"_fig]) * weight +
            (routing + 2.0 * hidden * hidden) * bf16;
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
    const auto& hidden = expert_hidden(c);
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
    constexpr auto tp = "decode.attention_tp"_in;
    const auto& requests = c["decode.requests_per_rank"_in];
    const auto& context = c["decode.context_tokens"_in];
    const bool indexed = plain_layers(c, LayerKind::sparse) > 0;
    const auto split = kv_split(c, tp);
    const auto mtp_kv = mtp_layers_used(c) * c["model.kv_bytes_per_token_layer"_fig];
    const auto mtp_index = mtp_layers_used(c) * c["model.index_bytes_per_token_layer"_fig];
    c.set("decode.memory.kv_bytes"_fig, cache_bytes<N>(c, requests, context, tp));
    c.set("decode.memory.index_cache_bytes"_fig, requests * context * c["model.index_bytes_per_token"_fig]);
    const auto mtp_cache = requests * context / split * mtp_kv;
    c.set("decode.memory.mtp_kv_bytes"_fig, indexed ? mtp_cache + requests * context * mtp_index : mtp_cache);
    c.set("decode.memory.comm_buffer_bytes"_fig,
          c.plain("model.routed_experts"_in) > 0
              ? low_latency_buffer(c)
              : c.constant(0, Unit::bytes, PLANNER_TEXT("model", "no experts, no dispatch"),
                           parameters::deepep));
    auto per_token = (c["model.kv_bytes_per_token_growing"_fig] + mtp_kv) / split;
    if (indexed)
        per_token = per_token + c["model.index_bytes_per_token"_fig] + mtp_index;
    c.set("decode.memory.bytes_per_request_token"_fig, per_token);
    const auto growing = context * c["decode.memory.bytes_per_request_token"_fig];
    c.set("decode.memory.bytes_per_request"_fig,
          has_fixed_cache(c) ? growing + fixed_cache<N>(c, context, tp) : growing);
}

template <class N> void prefill_caches(Calculation<N>& c) {
    const auto& prompts = c["prefill.prompts_in_flight"_in];
    const auto& tokens = c["prefill.prompt_tokens"_in];
    c.set("prefill.memory.kv_bytes"_fig, cache_bytes<N>(c, prompts, tokens, "prefill.attention_tp"_in));
    c.set("prefill.memory.index_cache_bytes"_fig, prompts * tokens * c["model.index_bytes_per_token"_fig]);
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
    const auto& weights = c[figure_of(unit, "memory.weights_bytes")];
    const auto& buffer = c[figure_of(unit, "memory.comm_buffer_bytes")];
    const bool of_remainder = c.plain("memory.fraction_rule"_in) == 1;
    c.set(reserve, (1.0 - c["memory.usable_fraction"_in]) *
                       (of_remainder ? c[capacity] - weights - buffer : c[capacity]));
    c.set(total, weights + c[figure_of(unit, "memory.kv_bytes")] +
                     c[figure_of(unit, "memory.index_cache_bytes")] +
                     c[figure_of(unit, "memory.mtp_kv_bytes")] + buffer);
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
    const auto for_tokens =
        has_fixed_cache(c)
            ? for_requests - c["decode.requests_per_rank"_in] *
                                 fixed_cache<N>(c, c["decode.context_tokens"_in], "decode.attention_tp"_in)
            : for_requests;
    c.set("decode.kv_capacity_tokens"_fig,
          larger(rounded_down(for_tokens / c["decode.memory.bytes_per_request_token"_fig]), N(0.0)));
    c.set("decode.kv_capacity_tokens_unit"_fig,
          c["decode.kv_capacity_tokens"_fig] * (c["decode.nodes"_in] * c["unit.gpus_per_node"_in] / tp));
    c.set("decode.memory.fraction_needed"_fig,
          c["decode.memory.total_bytes"_fig] / c["decode.memory.capacity_bytes"_fig]);
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
