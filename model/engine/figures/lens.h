// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures/chapter.h"

#include <algorithm>

/// The full model of decode and prefill, once with ideal and once with realistic efficiencies. Both lenses
/// have the same figures; the id is the lens's prefix and the one given here.
namespace planner::figures {

/// Kernels of one MoE layer in decode, in the order in which they run. Times are per micro-batch.
inline constexpr std::array decode_kernels{
    FigureInfo{"norm_in_s", PLANNER_TEXT("model", "Norm and quantise before attention"), Unit::seconds,
               PLANNER_TEXT("model", "Pass over the hidden states."), Better::lower},
    FigureInfo{"qkv_a_s", PLANNER_TEXT("model", "Down projections"), Unit::seconds,
               PLANNER_TEXT("model", "Queries and KV to their latents; GQA: queries, keys and values."),
               Better::lower},
    FigureInfo{"q_norm_s", PLANNER_TEXT("model", "Norm and quantise of the latents"), Unit::seconds,
               PLANNER_TEXT("model", "Pass over the latents."), Better::lower},
    FigureInfo{"q_b_s", PLANNER_TEXT("model", "Query up projection"), Unit::seconds,
               PLANNER_TEXT("model", "From the query latent to all heads; MLA only."), Better::lower},
    FigureInfo{"absorb_k_s", PLANNER_TEXT("model", "Absorb K"), Unit::seconds,
               PLANNER_TEXT("model", "Queries into the space of the KV latent; MLA only."), Better::lower},
    FigureInfo{"rope_s", PLANNER_TEXT("model", "Rotary position and cache write"), Unit::seconds,
               PLANNER_TEXT("model", "Pass over queries and keys."), Better::lower},
    FigureInfo{"index_s", PLANNER_TEXT("model", "Index of sparse attention"), Unit::seconds,
               PLANNER_TEXT("model", "Projections, scores of all cached tokens and the choice of the best; 0 "
                                     "without an index."),
               Better::lower},
    FigureInfo{"core_attention_s", PLANNER_TEXT("model", "Core attention"), Unit::seconds,
               PLANNER_TEXT("model", "Queries against the cache of the busiest GPU."), Better::lower},
    FigureInfo{"absorb_v_s", PLANNER_TEXT("model", "Absorb V"), Unit::seconds,
               PLANNER_TEXT("model", "From the KV latent back to heads; MLA only."), Better::lower},
    FigureInfo{"o_quant_s", PLANNER_TEXT("model", "Quantise before the output projection"), Unit::seconds,
               PLANNER_TEXT("model", "Pass over the heads' outputs."), Better::lower},
    FigureInfo{"o_proj_s", PLANNER_TEXT("model", "Output projection"), Unit::seconds,
               PLANNER_TEXT("model", "Heads to hidden states, and their sum over attention TP."),
               Better::lower},
    FigureInfo{"norm_post_s", PLANNER_TEXT("model", "Norm before the experts"), Unit::seconds,
               PLANNER_TEXT("model", "Pass over the hidden states."), Better::lower},
    FigureInfo{"gate_s", PLANNER_TEXT("model", "Router"), Unit::seconds,
               PLANNER_TEXT("model", "Router matrix in BF16 and the choice of experts."), Better::lower},
    FigureInfo{"shared_experts_s", PLANNER_TEXT("model", "Shared expert"), Unit::seconds,
               PLANNER_TEXT("model", "Quantise, up and gate, activation, down."), Better::lower},
    FigureInfo{"expert_up_s", PLANNER_TEXT("model", "Routed experts, up and gate"), Unit::seconds,
               PLANNER_TEXT("model", "Grouped GEMM over the experts touched, and the activation."),
               Better::lower},
    FigureInfo{"expert_down_s", PLANNER_TEXT("model", "Routed experts, down"), Unit::seconds,
               PLANNER_TEXT("model", "Grouped GEMM over the experts touched."), Better::lower},
};

/// What follows for decode; stage times are per micro-batch of the schedule used.
inline constexpr std::array decode_lens{
    FigureInfo{"attention0_s", PLANNER_TEXT("model", "ATTN-0"), Unit::seconds,
               PLANNER_TEXT("model", "Everything from the norm to core attention."), Better::lower},
    FigureInfo{"attention1_s", PLANNER_TEXT("model", "ATTN-1"), Unit::seconds,
               PLANNER_TEXT("model", "Core attention, output projection and router."), Better::lower},
    FigureInfo{"shared_s", PLANNER_TEXT("model", "SHARED"), Unit::seconds,
               PLANNER_TEXT("model", "The shared expert."), Better::lower},
    FigureInfo{"dispatch_s", PLANNER_TEXT("model", "DISPATCH"), Unit::seconds,
               PLANNER_TEXT("model", "Low-latency all-to-all to the experts."), Better::lower},
    FigureInfo{"mlp_s", PLANNER_TEXT("model", "MLP"), Unit::seconds,
               PLANNER_TEXT("model", "Routed experts of the hottest GPU."), Better::lower},
    FigureInfo{"combine_s", PLANNER_TEXT("model", "COMBINE"), Unit::seconds,
               PLANNER_TEXT("model", "Low-latency all-to-all back from the experts."), Better::lower},
    FigureInfo{
        "is_split", PLANNER_TEXT("model", "Split into micro-batches"), Unit::yes_no,
        PLANNER_TEXT("model", "Whether two micro-batches are faster than one; small batches run whole.")},
    FigureInfo{"layer_s", PLANNER_TEXT("model", "MoE layer"), Unit::seconds,
               PLANNER_TEXT("model", "One layer of the whole batch, by the schedule."), Better::lower},
    FigureInfo{"dense_layer_s", PLANNER_TEXT("model", "Dense layer"), Unit::seconds,
               PLANNER_TEXT("model", "One layer without experts; it neither dispatches nor combines."),
               Better::lower},
    FigureInfo{"layers_s", PLANNER_TEXT("model", "All decoder layers"), Unit::seconds,
               PLANNER_TEXT("model", "MoE and dense layers of one step."), Better::lower},
    FigureInfo{"mtp_s", PLANNER_TEXT("model", "MTP"), Unit::seconds,
               PLANNER_TEXT("model", "Drafting the tokens of the next step."), Better::lower},
    FigureInfo{"head_s", PLANNER_TEXT("model", "Output head"), Unit::seconds,
               PLANNER_TEXT("model", "Final norm and vocabulary projection."), Better::lower},
    FigureInfo{"fixed_s", PLANNER_TEXT("model", "Fixed time"), Unit::seconds,
               PLANNER_TEXT("model", "Launch, sampling and scheduler, once per forward pass."),
               Better::lower},
    FigureInfo{
        "colocated_prefill_s", PLANNER_TEXT("model", "Wait for prefill"), Unit::seconds,
        PLANNER_TEXT("model",
                     "Prefill of new prompts per step, while all attention ranks wait; colocated only."),
        Better::lower},
    FigureInfo{"step_s", PLANNER_TEXT("model", "Decode step"), Unit::seconds,
               PLANNER_TEXT("model", "Layers, MTP, head and fixed time."), Better::lower},
    FigureInfo{"step_without_drafts_s", PLANNER_TEXT("model", "Step without drafting"), Unit::seconds,
               PLANNER_TEXT("model", "The same requests, one token of each per step."), Better::lower},
    FigureInfo{"mtp_break_even_s", PLANNER_TEXT("model", "Fixed time at which drafting pays"), Unit::seconds,
               PLANNER_TEXT("model",
                            "Per layer, on top of what the step has: with less, drafting makes output "
                            "slower; 0 where it pays anyway.")},
    FigureInfo{"tokens_per_gpu_s", PLANNER_TEXT("model", "Output rate per decode GPU"), Unit::tokens_per_s,
               PLANNER_TEXT("model", "Requests times tokens per step over the step."), Better::higher},
    FigureInfo{"user_tokens_per_s", PLANNER_TEXT("model", "Speed of one user"), Unit::tokens_per_s,
               PLANNER_TEXT("model", "Tokens per step over the step."), Better::higher},
    FigureInfo{"bottleneck", PLANNER_TEXT("model", "Bottleneck"), Unit::choice,
               PLANNER_TEXT("model", "The resource that is busy longest in a layer."), Better::neither,
               bottlenecks},
};

/// What follows for prefill; stage times are per micro-batch of the schedule used.
inline constexpr std::array prefill_lens{
    FigureInfo{"core_attention_s", PLANNER_TEXT("model", "Core attention"), Unit::seconds,
               PLANNER_TEXT("model", "Causal attention of the new tokens, prefix included."), Better::lower},
    FigureInfo{"expert_gemm_s", PLANNER_TEXT("model", "Routed experts, multiplications"), Unit::seconds,
               PLANNER_TEXT("model", "Both grouped GEMMs of the hottest GPU."), Better::lower},
    FigureInfo{"attention_s", PLANNER_TEXT("model", "ATTN"), Unit::seconds,
               PLANNER_TEXT("model", "MLA and router."), Better::lower},
    FigureInfo{"shared_s", PLANNER_TEXT("model", "SHARED"), Unit::seconds,
               PLANNER_TEXT("model", "The shared expert."), Better::lower},
    FigureInfo{"dispatch_s", PLANNER_TEXT("model", "DISPATCH"), Unit::seconds,
               PLANNER_TEXT("model", "High-throughput all-to-all to the experts."), Better::lower},
    FigureInfo{"mlp_s", PLANNER_TEXT("model", "MLP"), Unit::seconds,
               PLANNER_TEXT("model", "Routed experts of the hottest GPU, with the passes around them."),
               Better::lower},
    FigureInfo{"combine_s", PLANNER_TEXT("model", "COMBINE"), Unit::seconds,
               PLANNER_TEXT("model", "High-throughput all-to-all back."), Better::lower},
    FigureInfo{"is_split", PLANNER_TEXT("model", "Split into micro-batches"), Unit::yes_no,
               PLANNER_TEXT("model", "Whether two micro-batches are faster than one.")},
    FigureInfo{"layer_s", PLANNER_TEXT("model", "MoE layer"), Unit::seconds,
               PLANNER_TEXT("model", "One layer of the whole pass, by the schedule."), Better::lower},
    FigureInfo{"dense_layer_s", PLANNER_TEXT("model", "Dense layer"), Unit::seconds,
               PLANNER_TEXT("model", "One layer without experts."), Better::lower},
    FigureInfo{"pass_s", PLANNER_TEXT("model", "Forward pass"), Unit::seconds,
               PLANNER_TEXT("model", "All layers, head and fixed time, times the factor named unexplained."),
               Better::lower},
    FigureInfo{"tokens_per_gpu_s", PLANNER_TEXT("model", "Computed input rate per GPU"), Unit::tokens_per_s,
               PLANNER_TEXT("model", "Computed tokens of a pass over its time; cache hits left out."),
               Better::higher},
    FigureInfo{"input_tokens_per_gpu_s", PLANNER_TEXT("model", "Input rate per GPU"), Unit::tokens_per_s,
               PLANNER_TEXT("model", "As above, cache hits included."), Better::higher},
    FigureInfo{"ttft_s", PLANNER_TEXT("model", "Time to first token"), Unit::seconds,
               PLANNER_TEXT("model",
                            "Passes of one prompt and the mean wait of a queue (M/D/1) at the given load: a "
                            "rough estimate."),
               Better::lower},
    FigureInfo{"bottleneck", PLANNER_TEXT("model", "Bottleneck"), Unit::choice,
               PLANNER_TEXT("model", "The resource that is busy longest in a layer."), Better::neither,
               bottlenecks},
};

/// Storage of ids that are put together from a prefix and the parts' own ids.
template <const auto& parts, std::size_t Size> consteval auto prefixed_ids(const char (&before)[Size]) {
    std::array<std::array<char, 64>, parts.size()> ids{};
    for (std::size_t index = 0; index < ids.size(); ++index) {
        const auto end = std::copy_n(static_cast<const char*>(before), Size - 1, ids[index].begin());
        std::copy(parts[index].id.begin(), parts[index].id.end(), end);
    }
    return ids;
}

/// The parts under the ids of `ids`.
template <const auto& parts, const auto& ids> consteval auto prefixed() {
    auto result = parts;
    for (std::size_t index = 0; index < result.size(); ++index)
        result[index].id = std::string_view(ids[index].data());
    return result;
}

inline constexpr auto limit_decode_kernel_ids = prefixed_ids<decode_kernels>("limit.decode.kernels.");
inline constexpr auto limit_decode_ids = prefixed_ids<decode_lens>("limit.decode.");
inline constexpr auto limit_prefill_ids = prefixed_ids<prefill_lens>("limit.prefill.");
inline constexpr auto estimate_decode_kernel_ids = prefixed_ids<decode_kernels>("estimate.decode.kernels.");
inline constexpr auto estimate_decode_ids = prefixed_ids<decode_lens>("estimate.decode.");
inline constexpr auto estimate_prefill_ids = prefixed_ids<prefill_lens>("estimate.prefill.");

inline constexpr auto limit_decode_kernels = prefixed<decode_kernels, limit_decode_kernel_ids>();
inline constexpr auto limit_decode = prefixed<decode_lens, limit_decode_ids>();
inline constexpr auto limit_prefill = prefixed<prefill_lens, limit_prefill_ids>();
inline constexpr auto estimate_decode_kernels = prefixed<decode_kernels, estimate_decode_kernel_ids>();
inline constexpr auto estimate_decode = prefixed<decode_lens, estimate_decode_ids>();
inline constexpr auto estimate_prefill = prefixed<prefill_lens, estimate_prefill_ids>();

} // namespace planner::figures
