// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/prefill_stages.h"

namespace planner {

namespace detail {

/// The part of the SMs that computes while two micro-batches overlap. Where the number of SMs is not known,
/// the published 108 of 132 stand in.
template <class N> N computing_sms(const Calculation<N>& c, const Efficiency<N>& e) {
    const bool known_sms = !std::isnan(c.plain("gpu.sm_count"_in));
    const N sms = known_sms
                      ? c["gpu.sm_count"_in]
                      : c.constant(132, Unit::count, PLANNER_TEXT("model", "SMs, not known: as on H800"),
                                   parameters::guess);
    return part(PLANNER_TEXT("model", "Share of the SMs that compute"), Unit::fraction,
                larger(1.0 - e.comm_sms / sms, N(0.01)));
}

/// A prefill layer of a pass, whole or split, whichever is faster, and a dense layer of the whole pass.
template <class N> struct ScheduledPrefill {
    Scheduled<N, PrefillStages<N>> layer;
    N dense_layer;
};

template <class N> ScheduledPrefill<N> schedule_prefill(const Calculation<N>& c, const Efficiency<N>& e) {
    const auto& tokens = c["prefill.tokens_per_gpu"_in];
    const auto wanted = static_cast<Overlap>(c.plain("prefill.overlap"_in));
    const auto whole = prefill_stages<ServingUnit::prefill>(KernelCosts<N>(c, e, N(1.0)), tokens);
    const auto half = [&] {
        return prefill_stages<ServingUnit::prefill>(KernelCosts<N>(c, e, computing_sms(c, e)), tokens / 2.0);
    };
    return {faster(prefill_schedules(wanted), e.stage_gap, whole, half), whole.dense_layer};
}

template <Lens lens, class N> void prefill_bottleneck(Calculation<N>& c, const N& core, const N& experts) {
    const auto time = [&](Figure figure) { return value_of(c[figure]); };
    const double network =
        time(figure_of(lens, "prefill.dispatch_s")) + time(figure_of(lens, "prefill.combine_s"));
    const double attention = time(figure_of(lens, "prefill.attention_s"));
    const double mlp = time(figure_of(lens, "prefill.mlp_s")) + time(figure_of(lens, "prefill.shared_s"));
    // In prefill both cores multiply long blocks: what is not computing is passes over memory.
    const bool attention_computes = value_of(core) * 2 >= attention;
    const bool experts_compute = value_of(experts) * 2 >= time(figure_of(lens, "prefill.mlp_s"));
    double choice = 0;
    if (network <= attention + mlp)
        choice = attention >= mlp ? (attention_computes ? 1 : 2) : (experts_compute ? 3 : 4);
    if (std::isnan(network + attention + mlp))
        choice = not_given;
    c.set_choice(figure_of(lens, "prefill.bottleneck"), choice,
                 {c[figure_of(lens, "prefill.attention_s")], c[figure_of(lens, "prefill.shared_s")],
                  c[figure_of(lens, "prefill.dispatch_s")], c[figure_of(lens, "prefill.mlp_s")],
                  c[figure_of(lens, "prefill.combine_s")]});
}

} // namespace detail

/// All prefill figures of a lens.
template <Lens lens, class N> void prefill_lens(Calculation<N>& c, const Efficiency<N>& e) {
    const auto scheduled = detail::schedule_prefill(c, e);
    const auto& stages = scheduled.layer.stages;
    c.set(figure_of(lens, "prefill.core_attention_s"), stages.core_attention);
    c.set(figure_of(lens, "prefill.expert_gemm_s"), stages.expert_gemm);
    c.set(figure_of(lens, "prefill.attention_s"), stages.attention);
    c.set(figure_of(lens, "prefill.shared_s"), stages.shared);
    c.set(figure_of(lens, "prefill.dispatch_s"), stages.dispatch);
    c.set(figure_of(lens, "prefill.mlp_s"), stages.mlp);
    c.set(figure_of(lens, "prefill.combine_s"), stages.combine);
    c.set_choice(figure_of(lens, "prefill.is_split"), scheduled.layer.is_split() ? 1 : 0,
                 {scheduled.layer.whole_layer, scheduled.layer.split_layer});
    c.set(figure_of(lens, "prefill.layer_s"),
          layer_time(*scheduled.layer.schedule, e.stage_gap, [&](Stage stage) -> N {
              switch (stage) {
              case Stage::shared:
                  return c[figure_of(lens, "prefill.shared_s")];
              case Stage::dispatch:
                  return c[figure_of(lens, "prefill.dispatch_s")];
              case Stage::mlp:
                  return c[figure_of(lens, "prefill.mlp_s")];
              case Stage::combine:
                  return c[figure_of(lens, "prefill.combine_s")];
              default:
                  return c[figure_of(lens, "prefill.attention_s")];
              }
          }));
    c.set(figure_of(lens, "prefill.dense_layer_s"), scheduled.dense_layer);
    const auto& tokens = c["prefill.tokens_per_gpu"_in];
    const N prompts = tokens / detail::fresh_tokens(c);
    const N head = output_head(KernelCosts<N>(c, e, N(1.0)), prompts, c["prefill.attention_tp"_in]);
    c.set(figure_of(lens, "prefill.pass_s"),
          (c["model.moe_layers"_fig] * c[figure_of(lens, "prefill.layer_s")] +
           c["model.dense_layers"_in] * c[figure_of(lens, "prefill.dense_layer_s")] + head + e.forward_pass) *
              e.prefill_unexplained);
    const auto& pass = c[figure_of(lens, "prefill.pass_s")];
    c.set(figure_of(lens, "prefill.tokens_per_gpu_s"), tokens / pass);
    c.set(figure_of(lens, "prefill.input_tokens_per_gpu_s"),
          c[figure_of(lens, "prefill.tokens_per_gpu_s")] / (1.0 - c["prefill.cache_hit_rate"_in]));
    // A prompt longer than a pass takes several; the wait is the mean of a queue with one server and fixed
    // service time.
    const auto& load = c["prefill.load"_in];
    const N passes = larger(detail::fresh_tokens(c) / tokens, N(1.0));
    c.set(figure_of(lens, "prefill.ttft_s"), pass * (passes + load / (2.0 * (1.0 - load))));
    detail::prefill_bottleneck<lens>(c, c[figure_of(lens, "prefill.core_attention_s")],
                                     c[figure_of(lens, "prefill.expert_gemm_s")]);
}

} // namespace planner
