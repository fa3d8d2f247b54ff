// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/decode_kernels.h"
#include "model/engine/estimate/lens_figures.h"
#include "model/engine/estimate/schedule.h"

namespace planner {

/// The time of a stage from the kernels of a micro-batch.
template <class N> N stage_time(const DecodeKernels<N>& kernels, Stage stage) {
    switch (stage) {
    case Stage::attention0:
        return kernels.attention0();
    case Stage::attention1:
        return kernels.attention1();
    case Stage::attention:
        return part(PLANNER_TEXT("model", "ATTN"), Unit::seconds,
                    kernels.attention0() + kernels.attention1());
    case Stage::shared:
        return kernels.shared_experts;
    case Stage::dispatch:
        return kernels.dispatch;
    case Stage::expert_up:
        return kernels.expert_up;
    case Stage::expert_down:
        return kernels.expert_down;
    case Stage::mlp:
        return kernels.mlp();
    default:
        return kernels.combine;
    }
}

template <class N> using ScheduledDecode = Scheduled<N, DecodeKernels<N>>;

/// A decode layer for `requests` per GPU with `queries` tokens each, whole or split, whichever is faster.
template <class N>
ScheduledDecode<N> schedule_decode(const KernelCosts<N>& k, const N& requests, const N& queries) {
    const auto wanted = static_cast<Overlap>(k.calculation().plain("decode.overlap"_in));
    return faster(decode_schedules(wanted), k.efficiency().stage_gap, decode_kernels(k, requests, queries),
                  [&] { return decode_kernels(k, requests / 2.0, queries); });
}

/// Final norm and vocabulary projection of `tokens` per GPU.
template <class N> N output_head(const KernelCosts<N>& k, const N& tokens, const N& tp) {
    const auto& c = k.calculation();
    const auto& hidden = c["model.hidden_size"_in];
    return part(PLANNER_TEXT("model", "Output head"), Unit::seconds,
                part(PLANNER_TEXT("model", "Final norm"), Unit::seconds, k.pass(tokens * hidden, 8)) +
                    part(PLANNER_TEXT("model", "Vocabulary projection"), Unit::seconds,
                         k.gemm_bf16(tokens * tp, c["model.vocabulary"_in] / tp, hidden)));
}

namespace detail {

/// Gives the kernels their names, and answers them as named: what is built on them then leads back to the
/// names.
template <Lens lens, class N>
DecodeKernels<N> named_kernels(Calculation<N>& c, const DecodeKernels<N>& kernels) {
    const auto named = [&](Figure figure, const N& time) -> const N& {
        c.set(figure, time);
        return c[figure];
    };
    DecodeKernels<N> result = kernels;
    result.norm_in = named(figure_of(lens, "decode.kernels.norm_in_s"), kernels.norm_in);
    result.qkv_a = named(figure_of(lens, "decode.kernels.qkv_a_s"), kernels.qkv_a);
    result.q_norm = named(figure_of(lens, "decode.kernels.q_norm_s"), kernels.q_norm);
    result.q_b = named(figure_of(lens, "decode.kernels.q_b_s"), kernels.q_b);
    result.absorb_k = named(figure_of(lens, "decode.kernels.absorb_k_s"), kernels.absorb_k);
    result.rope = named(figure_of(lens, "decode.kernels.rope_s"), kernels.rope);
    result.index = named(figure_of(lens, "decode.kernels.index_s"), kernels.index);
    result.core_attention = named(figure_of(lens, "decode.kernels.core_attention_s"), kernels.core_attention);
    result.absorb_v = named(figure_of(lens, "decode.kernels.absorb_v_s"), kernels.absorb_v);
    result.o_quant = named(figure_of(lens, "decode.kernels.o_quant_s"), kernels.o_quant);
    result.o_proj = named(figure_of(lens, "decode.kernels.o_proj_s"), kernels.o_proj);
    result.norm_post = named(figure_of(lens, "decode.kernels.norm_post_s"), kernels.norm_post);
    result.gate = named(figure_of(lens, "decode.kernels.gate_s"), kernels.gate);
    result.shared_experts = named(figure_of(lens, "decode.kernels.shared_experts_s"), kernels.shared_experts);
    result.expert_up = named(figure_of(lens, "decode.kernels.expert_up_s"), kernels.expert_up);
    result.expert_down = named(figure_of(lens, "decode.kernels.expert_down_s"), kernels.expert_down);
    result.dispatch = named(figure_of(lens, "decode.dispatch_s"), kernels.dispatch);
    result.combine = named(figure_of(lens, "decode.combine_s"), kernels.combine);
    return result;
}

/// Names the stages and answers the layer as built from them.
template <Lens lens, class N>
void name_layer(Calculation<N>& c, const ScheduledDecode<N>& scheduled, const N& gap, const N& dense_layer) {
    const auto kernels = named_kernels<lens>(c, scheduled.stages);
    c.set(figure_of(lens, "decode.attention0_s"), kernels.attention0());
    c.set(figure_of(lens, "decode.attention1_s"), kernels.attention1());
    c.set(figure_of(lens, "decode.shared_s"), kernels.shared_experts);
    c.set(figure_of(lens, "decode.mlp_s"), kernels.mlp());
    c.set_choice(figure_of(lens, "decode.is_split"), scheduled.is_split() ? 1 : 0,
                 {scheduled.whole_layer, scheduled.split_layer});
    c.set(figure_of(lens, "decode.layer_s"), layer_time(*scheduled.schedule, gap, [&](Stage stage) -> N {
              switch (stage) {
              case Stage::attention0:
                  return c[figure_of(lens, "decode.attention0_s")];
              case Stage::attention1:
                  return c[figure_of(lens, "decode.attention1_s")];
              case Stage::shared:
                  return c[figure_of(lens, "decode.shared_s")];
              case Stage::mlp:
                  return c[figure_of(lens, "decode.mlp_s")];
              default:
                  return stage_time(kernels, stage);
              }
          }));
    c.set(figure_of(lens, "decode.dense_layer_s"), dense_layer);
    c.set(figure_of(lens, "decode.layers_s"),
          c["model.moe_layers"_fig] * c[figure_of(lens, "decode.layer_s")] +
              c["model.dense_layers"_in] * c[figure_of(lens, "decode.dense_layer_s")]);
}

/// Drafting: one pass of the MTP layer for each draft. The first sees the tokens of the step, each further
/// one its own.
template <Lens lens, class N> N mtp_time(const KernelCosts<N>& k, const N& requests, const N& queries) {
    const auto& c = k.calculation();
    const auto& drafts = c["decode.draft_tokens"_in];
    const auto& hidden = c["model.hidden_size"_in];
    if (value_of(drafts) < 1 || c.plain("model.mtp_layers"_in) < 1)
        return c.constant(0, Unit::seconds, PLANNER_TEXT("model", "nothing is drafted"), "definition");
    const auto around = [&](const N& tokens) -> N {
        return part(PLANNER_TEXT("model", "Around the MTP layer"), Unit::seconds,
                    part(PLANNER_TEXT("model", "Projection of two hidden states onto one"), Unit::seconds,
                         k.gemm(tokens, hidden, 2.0 * hidden)) +
                        part(PLANNER_TEXT("model", "Norm"), Unit::seconds, k.pass(tokens * hidden, 8)) +
                        output_head(k, requests, c["decode.attention_tp"_in]));
    };
    const N first = c[figure_of(lens, "decode.layer_s")] + around(requests * queries);
    if (value_of(drafts) < 2)
        return first;
    return first + (drafts - 1.0) * (schedule_decode(k, requests, N(1.0)).layer + around(requests));
}

/// The resource that is busy longest in a layer: the network, or the longer of attention and experts.
template <Lens lens, class N> void decode_bottleneck(Calculation<N>& c) {
    const auto time = [&](Figure figure) { return value_of(c[figure]); };
    const double network =
        time(figure_of(lens, "decode.dispatch_s")) + time(figure_of(lens, "decode.combine_s"));
    const double attention =
        time(figure_of(lens, "decode.attention0_s")) + time(figure_of(lens, "decode.attention1_s"));
    const double experts = time(figure_of(lens, "decode.mlp_s")) + time(figure_of(lens, "decode.shared_s"));
    const bool attention_computes =
        time("chapter.decode.attention_compute_s"_fig) >= time("chapter.decode.attention_memory_s"_fig);
    const bool experts_compute =
        time("chapter.decode.experts_compute_s"_fig) >= time("chapter.decode.experts_memory_s"_fig);
    double choice = 0;
    if (network <= attention + experts)
        choice = attention >= experts ? (attention_computes ? 1 : 2) : (experts_compute ? 3 : 4);
    if (std::isnan(network + attention + experts))
        choice = not_given;
    c.set_choice(figure_of(lens, "decode.bottleneck"), choice,
                 {c[figure_of(lens, "decode.dispatch_s")], c[figure_of(lens, "decode.combine_s")],
                  c[figure_of(lens, "decode.attention0_s")], c[figure_of(lens, "decode.attention1_s")],
                  c[figure_of(lens, "decode.mlp_s")], c[figure_of(lens, "decode.shared_s")]});
}

} // namespace detail

} // namespace planner
