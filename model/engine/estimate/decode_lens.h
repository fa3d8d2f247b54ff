// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/drafting.h"
#include "model/engine/estimate/prefill_stages.h"

namespace planner {

namespace detail {

/// Prefill on the decode GPUs, per decode step: while one attention rank prefills one prompt, all ranks wait.
/// Its attention and its transfers are the one rank's; the experts' work is shared by all.
template <class N> N colocated_prefill(const KernelCosts<N>& k) {
    const auto& c = k.calculation();
    const auto& e = k.efficiency();
    const N fresh = fresh_tokens(c);
    const auto one = prefill_stages<ServingUnit::decode>(k, fresh);
    const auto all = prefill_stages<ServingUnit::decode>(k, fresh / c["decode.ep"_in]);
    const N moe_layer = part(PLANNER_TEXT("model", "MoE layer"), Unit::seconds,
                             one.attention + one.shared + all.mlp + one.dispatch + one.combine);
    const N dense_layer = part(PLANNER_TEXT("model", "Dense layer"), Unit::seconds, one.dense_layer);
    const N prompt = part(PLANNER_TEXT("model", "Prefill of one prompt"), Unit::seconds,
                          (c["model.moe_layers"_fig] * moe_layer + c["model.dense_layers"_in] * dense_layer +
                           output_head(k, N(1.0), c["decode.attention_tp"_in]) + e.forward_pass) *
                              e.prefill_unexplained);
    const N ranks = c["decode.nodes"_in] * c["unit.gpus_per_node"_in] / c["decode.attention_tp"_in];
    const N prompts_per_step = part(PLANNER_TEXT("model", "Prompts per step"), Unit::requests,
                                    ranks * c["decode.requests_per_rank"_in] *
                                        c["decode.tokens_per_step"_in] / c["decode.output_tokens"_in]);
    return prompts_per_step * prompt;
}

} // namespace detail

/// The step if nothing were drafted, and what drafting needs to pay. A second schedule: costly.
template <Lens lens, class N> void drafting(Calculation<N>& c, const KernelCosts<N>& k, const N& requests) {
    const auto& drafts = c["decode.draft_tokens"_in];
    const auto& advance = c["decode.tokens_per_step"_in];
    const auto& step = c[figure_of(lens, "decode.step_s")];
    if (value_of(drafts) < 1) {
        c.set(figure_of(lens, "decode.step_without_drafts_s"), step);
    } else {
        const N one(1.0);
        const auto alone = schedule_decode(k, requests, one);
        const N layers =
            part(PLANNER_TEXT("model", "All decoder layers"), Unit::seconds,
                 c["model.moe_layers"_fig] * alone.layer +
                     c["model.dense_layers"_in] * part(PLANNER_TEXT("model", "Dense layer"), Unit::seconds,
                                                       alone.whole.dense_layer()));
        c.set(figure_of(lens, "decode.step_without_drafts_s"),
              layers + output_head(k, requests, c["decode.attention_tp"_in]) + k.efficiency().forward_pass +
                  c[figure_of(lens, "decode.colocated_prefill_s")] / advance);
    }
    c.set(figure_of(lens, "decode.mtp_break_even_s"),
          drafting_break_even(
              c, step, c[figure_of(lens, "decode.step_without_drafts_s")],
              c["model.layers"_in] + (c.plain("model.mtp_layers"_in) > 0 ? drafts : 0.0 * drafts), advance));
}

/// All decode figures of a lens.
template <Lens lens, class N>
void decode_lens(Calculation<N>& c, const Efficiency<N>& e, bool with_drafting) {
    const KernelCosts<N> k(c, e, N(1.0));
    const N requests = c["decode.requests_per_rank"_in] / c["decode.attention_tp"_in];
    const N queries = 1.0 + c["decode.draft_tokens"_in];
    const auto scheduled = schedule_decode(k, requests, queries);
    // Dense layers run the batch whole, whatever the MoE layers do.
    detail::name_layer<lens>(c, scheduled, e.stage_gap, N(scheduled.whole.dense_layer()));
    c.set(figure_of(lens, "decode.mtp_s"), detail::mtp_time<lens>(k, requests, queries));
    c.set(figure_of(lens, "decode.head_s"), output_head(k, requests * queries, c["decode.attention_tp"_in]));
    const bool drafts = c.plain("model.mtp_layers"_in) > 0;
    c.set(figure_of(lens, "decode.fixed_s"),
          drafts ? e.forward_pass * (1.0 + c["decode.draft_tokens"_in]) : e.forward_pass);
    const bool colocated = c.plain("serving.mode"_in) == 1;
    c.set(figure_of(lens, "decode.colocated_prefill_s"),
          colocated ? detail::colocated_prefill(k)
                    : c.constant(0, Unit::seconds, PLANNER_TEXT("model", "prefill runs on other GPUs"),
                                 "definition"));
    c.set(figure_of(lens, "decode.step_s"),
          c[figure_of(lens, "decode.layers_s")] + c[figure_of(lens, "decode.mtp_s")] +
              c[figure_of(lens, "decode.head_s")] + c[figure_of(lens, "decode.fixed_s")] +
              c[figure_of(lens, "decode.colocated_prefill_s")]);
    if (with_drafting)
        drafting<lens>(c, k, requests);
    const auto& step = c[figure_of(lens, "decode.step_s")];
    c.set(figure_of(lens, "decode.tokens_per_gpu_s"), requests * c["decode.tokens_per_step"_in] / step);
    c.set(figure_of(lens, "decode.user_tokens_per_s"), c["decode.tokens_per_step"_in] / step);
    detail::decode_bottleneck<lens>(c);
}

} // namespace planner
