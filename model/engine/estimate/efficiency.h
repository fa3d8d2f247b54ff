// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/calculation.h"

namespace planner {

/// How one kind of kernel falls short of the nameplate; see parameters/efficiency.h for the law.
template <class N> struct KernelLaw { N start_up, per_k, compute, memory, ridge_rows, tile_rows; };

/// How all-to-all falls short: latency and share of the rate, by way.
template <class N> struct NetworkLaw {
    N nic_dispatch_latency, nic_combine_latency, nic_dispatch, nic_combine;
    N scaleup_latency, scaleup, bulk_latency, bulk_nic, bulk_scaleup;
};

/// Hottest over mean.
template <class N> struct Balance { N experts, tokens, attention; };

/// Everything in which the estimate differs from the limit.
template <class N> struct Efficiency {
    KernelLaw<N> dense, grouped, mla, gqa, prefill_attention;
    N pass_start_up, pass_memory;
    NetworkLaw<N> network;
    Balance<N> decode, prefill;
    N sustained, stage_gap, forward_pass, prefill_unexplained, comm_sms;
};

namespace detail {

/// Attention computes in FP8 with a share of its own.
template <class N> const N& attention_share(const Calculation<N>& c, Parameter bf16, Parameter fp8) {
    return c.plain("precision.attention"_in) == 0 ? c[bf16] : c[fp8];
}

template <class N> Balance<N> even(const N& one) { return {one, one, one}; }

} // namespace detail

/// The scenario's own efficiencies: the estimate lens.
template <class N> Efficiency<N> realistic(const Calculation<N>& c) {
    const N none = c.constant(0, Unit::seconds, PLANNER_TEXT("model", "no start-up per K"), "fitted: none");
    const N no_ridge = c.constant(0, Unit::rows_per_intensity,
                                  PLANNER_TEXT("model", "rows do not move with the ridge"), "fixed");
    const N no_tile = c.constant(0, Unit::count, PLANNER_TEXT("model", "no rows of a tile"), "fixed");
    return {
        {c["efficiency.dense_start_up"_in], c["efficiency.dense_per_k"_in], c["efficiency.dense_compute"_in],
         c["efficiency.dense_memory"_in], c["efficiency.dense_ridge_rows"_in], no_tile},
        {c["efficiency.grouped_start_up"_in], none, c["efficiency.grouped_compute"_in],
         c["efficiency.grouped_memory"_in], c["efficiency.grouped_ridge_rows"_in],
         c["efficiency.grouped_tile_rows"_in]},
        {c["efficiency.mla_start_up"_in], none,
         detail::attention_share(c, "efficiency.mla_compute"_in, "efficiency.mla_compute_fp8"_in),
         c["efficiency.mla_memory"_in], no_ridge, c["efficiency.mla_tile_rows"_in]},
        {c["efficiency.gqa_start_up"_in], none, c["efficiency.gqa_compute"_in], c["efficiency.gqa_memory"_in],
         no_ridge, c["efficiency.gqa_tile_rows"_in]},
        {c["efficiency.prefill_attention_start_up"_in], none,
         detail::attention_share(c, "efficiency.prefill_attention_compute"_in,
                                 "efficiency.prefill_attention_compute_fp8"_in),
         c["efficiency.prefill_attention_memory"_in], no_ridge,
         c["efficiency.prefill_attention_tile_rows"_in]},
        c["efficiency.pass_start_up"_in],
        c["efficiency.pass_memory"_in],
        {c["efficiency.nic_dispatch_latency"_in], c["efficiency.nic_combine_latency"_in],
         c["efficiency.nic_dispatch"_in], c["efficiency.nic_combine"_in], c["efficiency.scaleup_latency"_in],
         c["efficiency.scaleup"_in], c["efficiency.bulk_latency"_in], c["efficiency.bulk_nic"_in],
         c["efficiency.bulk_scaleup"_in]},
        {c["decode.expert_imbalance"_in], c["decode.token_imbalance"_in], c["decode.attention_imbalance"_in]},
        {c["prefill.expert_imbalance"_in], c["prefill.token_imbalance"_in],
         c["prefill.attention_imbalance"_in]},
        c["gpu.sustained_share"_in],
        c["efficiency.stage_gap"_in],
        c["efficiency.forward_pass"_in],
        c["efficiency.prefill_unexplained"_in],
        c["efficiency.comm_sms"_in],
    };
}

/// Efficiencies of 1, no start-up, no gaps, everything in balance: the limit lens.
template <class N> Efficiency<N> ideal(const Calculation<N>& c) {
    const char* limit = PLANNER_TEXT("model", "the limit: everything ideal");
    const N one = c.constant(1, Unit::count, limit, "definition");
    const N no_time = c.constant(0, Unit::seconds, limit, "definition");
    const N no_rows = c.constant(0, Unit::count, limit, "definition");
    const N no_ridge = c.constant(0, Unit::rows_per_intensity, limit, "definition");
    const KernelLaw<N> law{no_time, no_time, one, one, no_ridge, no_rows};
    return {law,
            law,
            law,
            law,
            law,
            no_time,
            one,
            {no_time, no_time, one, one, no_time, one, no_time, one, one},
            detail::even(one),
            detail::even(one),
            one,
            no_time,
            no_time,
            one,
            no_rows};
}

} // namespace planner
