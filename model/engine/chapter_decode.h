// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/drafting.h"
#include "model/engine/formats.h"
#include "model/engine/request_cache.h"

/// The chapter's hand calculation of a decode step, term by term: what one GPU does per layer at full rates,
/// communication and compute perfectly overlapped. A lower bound.
namespace planner {

namespace detail {

/// Requests, tokens and the memory that they and the weights take.
template <class N> void chapter_load(Calculation<N>& c) {
    const auto& tp = c["decode.attention_tp"_in];
    const auto& requests = c["decode.requests_per_rank"_in];
    const auto measured_rate = c["measured.decode_tokens_per_node_s"_in] / c["unit.gpus_per_node"_in];
    c.set("chapter.decode.tokens_per_gpu_s"_fig, measured_rate);
    c.set("chapter.decode.requests_per_gpu"_fig, requests / tp);
    c.set("chapter.decode.requests_per_gpu_low"_fig,
          c["chapter.decode.tokens_per_gpu_s"_fig] / c["measured.user_tokens_per_s_high"_in]);
    c.set("chapter.decode.requests_per_gpu_high"_fig,
          c["chapter.decode.tokens_per_gpu_s"_fig] / c["measured.user_tokens_per_s_low"_in]);
    c.set("chapter.decode.tokens_per_gpu"_fig,
          c["chapter.decode.requests_per_gpu"_fig] * (1.0 + c["decode.draft_tokens"_in]));
    c.set("chapter.decode.slots_read"_fig,
          c.plain("model.routed_experts"_in) > 0
              ? c["decode.routed_experts_per_gpu"_fig] + c["model.shared_experts"_in]
              : c.missing(PLANNER_TEXT("model", "the hand calculation needs routed experts")));
    const auto cached_tokens =
        requests * c["decode.context_tokens"_in] / kv_split(c, "decode.attention_tp"_in);
    c.set("chapter.decode.kv_bytes"_fig,
          cache_bytes<N>(c, requests, c["decode.context_tokens"_in], "decode.attention_tp"_in));
    const auto kib = c.constant(1024, Unit::bytes, PLANNER_TEXT("model", "bytes per KiB"),
                                PLANNER_TEXT("model", "definition"));
    const auto thousand = c.constant(1000, Unit::bytes, PLANNER_TEXT("model", "bytes per kB"),
                                     PLANNER_TEXT("model", "definition"));
    c.set("chapter.decode.kv_kib_per_token"_fig, c["model.kv_bytes_per_token"_fig] / kib);
    c.set("chapter.decode.kv_bytes_as_printed"_fig,
          cached_tokens * c["chapter.decode.kv_kib_per_token"_fig] * thousand);
    const auto weight = bytes_per_value(c, "precision.weights"_in);
    c.set("chapter.decode.weight_bytes"_fig,
          (c["model.layers"_in] * c["chapter.attention_params_per_layer"_in] / tp +
           c["model.moe_layers"_fig] * c["chapter.decode.slots_read"_fig] * c["chapter.expert_params"_in] +
           c["model.vocabulary_tables"_fig] * c["model.vocabulary_table_params"_fig]) *
              weight);
}

/// Memory, compute and network time of one layer.
template <class N> void chapter_layer(Calculation<N>& c) {
    const auto& tp = c["decode.attention_tp"_in];
    const auto& tokens = c["chapter.decode.tokens_per_gpu"_fig];
    const auto weight = bytes_per_value(c, "precision.weights"_in);
    const auto& expert = c["chapter.expert_params"_in];
    const auto layer_kv =
        cache_read_bytes<N>(c, c["decode.requests_per_rank"_in], c["decode.context_tokens"_in]);
    c.set("chapter.decode.attention_memory_s"_fig,
          (c["chapter.attention_params_per_layer"_in] * weight / tp + layer_kv) / c["gpu.hbm_bandwidth"_in]);
    c.set(
        "chapter.decode.attention_compute_s"_fig,
        attention_flop<N>(c, tokens, c["decode.context_tokens"_in], c["model.attention_flop_per_pair"_fig]) /
            peak_flop_per_s(c, "precision.attention"_in));
    c.set("chapter.decode.attention_s"_fig,
          larger(c["chapter.decode.attention_memory_s"_fig], c["chapter.decode.attention_compute_s"_fig]));
    c.set("chapter.decode.experts_memory_s"_fig,
          c["chapter.decode.slots_read"_fig] * expert * weight / c["gpu.hbm_bandwidth"_in]);
    c.set("chapter.decode.experts_compute_s"_fig,
          tokens * (c["model.experts_per_token"_in] + c["model.shared_experts"_in]) *
              (flop_per_multiply_add(c) * expert) / peak_flop_per_s(c, "precision.weights"_in));
    c.set("chapter.decode.experts_s"_fig,
          larger(c["chapter.decode.experts_memory_s"_fig], c["chapter.decode.experts_compute_s"_fig]));
    c.set("chapter.decode.all_to_all_s"_fig,
          tokens * c["model.experts_per_token"_in] *
              (c["model.dispatch_bytes"_fig] + c["model.combine_bytes"_fig]) / c["network.nic_bandwidth"_in]);
    c.set("chapter.decode.compute_s"_fig,
          c["chapter.decode.attention_s"_fig] + c["chapter.decode.experts_s"_fig]);
}

/// The layer terms over the whole step, and the place of both compute terms under the roofline.
template <class N> void chapter_terms(Calculation<N>& c) {
    const auto& layers = c["chapter.decode.layers"_fig];
    c.set("chapter.decode.attention_step_s"_fig, layers * c["chapter.decode.attention_s"_fig]);
    c.set("chapter.decode.experts_step_s"_fig, layers * c["chapter.decode.experts_s"_fig]);
    const auto messages = c["chapter.decode.tokens_per_gpu"_fig] * c["model.experts_per_token"_in];
    c.set("chapter.decode.dispatch_step_s"_fig,
          layers * (messages * c["model.dispatch_bytes"_fig] / c["network.nic_bandwidth"_in]));
    c.set("chapter.decode.combine_step_s"_fig,
          layers * (messages * c["model.combine_bytes"_fig] / c["network.nic_bandwidth"_in]));
    c.set("chapter.decode.compute_step_s"_fig, layers * c["chapter.decode.compute_s"_fig]);
    c.set("chapter.decode.all_to_all_step_s"_fig, layers * c["chapter.decode.all_to_all_s"_fig]);
    const auto& attention_peak = peak_flop_per_s(c, "precision.attention"_in);
    const auto& experts_peak = peak_flop_per_s(c, "precision.weights"_in);
    const auto attention_flop = c["chapter.decode.attention_compute_s"_fig] * attention_peak;
    const auto experts_flop = c["chapter.decode.experts_compute_s"_fig] * experts_peak;
    c.set("chapter.decode.attention_intensity"_fig,
          attention_flop / (c["chapter.decode.attention_memory_s"_fig] * c["gpu.hbm_bandwidth"_in]));
    c.set("chapter.decode.experts_intensity"_fig,
          experts_flop / (c["chapter.decode.experts_memory_s"_fig] * c["gpu.hbm_bandwidth"_in]));
    c.set("chapter.decode.attention_flop_per_s"_fig, attention_flop / c["chapter.decode.attention_s"_fig]);
    c.set("chapter.decode.experts_flop_per_s"_fig, experts_flop / c["chapter.decode.experts_s"_fig]);
}

/// The term that rules the step: the network, or the larger half of what it hides behind.
template <class N> void chapter_bottleneck(Calculation<N>& c) {
    const auto time = [&](Figure figure) { return value_of(c[figure]); };
    const auto step = time("chapter.decode.step_s"_fig);
    double choice = step;
    if (std::isnan(step)) { // missing stays missing
    } else if (time("chapter.decode.all_to_all_s"_fig) > time("chapter.decode.compute_s"_fig)) {
        choice = 0;
    } else if (time("chapter.decode.attention_s"_fig) >= time("chapter.decode.experts_s"_fig)) {
        const bool computes =
            time("chapter.decode.attention_compute_s"_fig) >= time("chapter.decode.attention_memory_s"_fig);
        choice = computes ? 1 : 2;
    } else {
        const bool computes =
            time("chapter.decode.experts_compute_s"_fig) >= time("chapter.decode.experts_memory_s"_fig);
        choice = computes ? 3 : 4;
    }
    c.set_choice("chapter.decode.bottleneck"_fig, choice,
                 {c["chapter.decode.all_to_all_s"_fig], c["chapter.decode.compute_s"_fig],
                  c["chapter.decode.attention_compute_s"_fig], c["chapter.decode.attention_memory_s"_fig],
                  c["chapter.decode.experts_compute_s"_fig], c["chapter.decode.experts_memory_s"_fig]});
}

/// Where the larger of compute and network changes over: by the NIC, and by the context that attention grows
/// with.
template <class N> void chapter_flips(Calculation<N>& c) {
    const auto& all_to_all = c["chapter.decode.all_to_all_s"_fig];
    c.set("chapter.decode.flip_nic_bandwidth"_fig,
          all_to_all * c["network.nic_bandwidth"_in] / c["chapter.decode.compute_s"_fig]);
    const auto left = all_to_all - c["chapter.decode.experts_s"_fig];
    const auto weights = c["chapter.attention_params_per_layer"_in] *
                         bytes_per_value(c, "precision.weights"_in) / c["decode.attention_tp"_in] /
                         c["gpu.hbm_bandwidth"_in];
    const auto cache = c["chapter.decode.attention_memory_s"_fig] - weights;
    // Attention is the longer of reading and multiplying, so the shorter of both contexts is where it
    // arrives.
    const auto context =
        smaller(left / c["chapter.decode.attention_compute_s"_fig], (left - weights) / cache) *
        c["decode.context_tokens"_in];
    const bool has_one = !(value_of(context) <= 0);
    c.set("chapter.decode.flip_context_tokens"_fig,
          has_one ? context
                  : c.missing(PLANNER_TEXT("model", "all-to-all takes less than the rest at any context")));
}

/// The fixed time per layer above which the tokens won by drafting outweigh what they add to the step:
/// `(layers + MTP)(a + with) / tokens per step = layers (a + without)`.
template <class N> void chapter_drafting(Calculation<N>& c) {
    const auto tokens = 1.0 + c["decode.draft_tokens"_in];
    const auto without = [&](Figure memory, Figure compute) {
        return larger(c[memory], c[compute] / tokens);
    };
    c.set("chapter.decode.layer_without_drafts_s"_fig,
          larger(without("chapter.decode.attention_memory_s"_fig, "chapter.decode.attention_compute_s"_fig) +
                     without("chapter.decode.experts_memory_s"_fig, "chapter.decode.experts_compute_s"_fig),
                 c["chapter.decode.all_to_all_s"_fig] / tokens));
    const auto& layers = c["model.layers"_in];
    const auto& advance = c["decode.tokens_per_step"_in];
    c.set("chapter.decode.mtp_break_even_s"_fig,
          drafting_break_even(c, c["chapter.decode.step_s"_fig],
                              layers * c["chapter.decode.layer_without_drafts_s"_fig],
                              c["chapter.decode.layers"_fig], advance));
}

/// The whole step, what it bounds, and the measured step beside it.
template <class N> void chapter_step(Calculation<N>& c, bool measurement_applies) {
    c.set("chapter.decode.layers"_fig, c["model.layers"_in] + mtp_layers_used(c));
    c.set("chapter.decode.step_s"_fig,
          c["chapter.decode.layers"_fig] *
              larger(c["chapter.decode.compute_s"_fig], c["chapter.decode.all_to_all_s"_fig]));
    chapter_terms(c);
    chapter_bottleneck(c);
    const auto& step = c["chapter.decode.step_s"_fig];
    const auto& advance = c["decode.tokens_per_step"_in];
    chapter_flips(c);
    chapter_drafting(c);
    c.set("chapter.decode.bound_tokens_per_gpu_s"_fig,
          c["chapter.decode.requests_per_gpu"_fig] * advance / step);
    c.set("chapter.decode.bound_user_tokens_per_s"_fig, advance / step);
    c.set("chapter.decode.advised_step_low_s"_fig, c["chapter.bound_multiple_low"_in] * step);
    c.set("chapter.decode.advised_step_high_s"_fig, c["chapter.bound_multiple_high"_in] * step);
    c.set("measured.decode.step_s"_fig, advance / c["measured.user_tokens_per_s"_in]);
    c.set("measured.decode.step_low_s"_fig, advance / c["measured.user_tokens_per_s_high"_in]);
    c.set("measured.decode.step_high_s"_fig, advance / c["measured.user_tokens_per_s_low"_in]);
    c.set("chapter.decode.measured_over_bound"_fig,
          measurement_applies ? c["measured.decode.step_s"_fig] / step
                              : c.missing(PLANNER_TEXT(
                                    "model", "the measurement is of the published plan, not of this one")));
}

} // namespace detail

/// All `chapter.decode.*` and `measured.decode.*` figures. `measurement_applies` is false once the plan is
/// no longer the one that was measured.
template <class N> void chapter_decode(Calculation<N>& c, bool measurement_applies) {
    detail::chapter_load(c);
    detail::chapter_layer(c);
    detail::chapter_step(c, measurement_applies);
}

} // namespace planner
