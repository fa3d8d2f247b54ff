// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/estimate/efficiency.h"
#include "model/engine/formats.h"

namespace planner {

/// How long kernels take on one GPU, by the law `start-up + max(compute, memory)`: smooth and monotone in
/// every size. Sizes: m rows, n columns, k the inner dimension.
template <class N> class KernelCosts {
public:
    /// `sm_share` is the part of the SMs that compute; the rest communicates.
    KernelCosts(const Calculation<N>& c, const Efficiency<N>& efficiency, const N& sm_share)
        : m_c(c), m_efficiency(efficiency), m_scale(efficiency.sustained * sm_share),
          m_multiply_add(flop_per_multiply_add(c)), m_weight(bytes_per_value(c, "precision.weights"_in)),
          m_bf16(bf16_bytes(c)), m_activation(activation_bytes(c, m_bf16)) {}

    const Calculation<N>& calculation() const { return m_c; }
    const Efficiency<N>& efficiency() const { return m_efficiency; }
    const N& bandwidth() const { return m_c["gpu.hbm_bandwidth"_in]; }

    /// A dense multiplication in the format of the weights.
    N gemm(const N& m, const N& n, const N& k) const {
        const auto size = named(m, n, k);
        return part(
            PLANNER_TEXT("model", "Dense multiplication"), Unit::seconds,
            kernel(m_efficiency.dense, weights_peak(), m_multiply_add * size.m * size.n * size.k,
                   size.n * size.k * m_weight + size.m * size.k * m_activation + size.m * size.n * m_bf16,
                   size.m, size.k));
    }

    /// A dense multiplication that stays in BF16: router and vocabulary.
    N gemm_bf16(const N& m, const N& n, const N& k) const { return batched_bf16(m, n, k, N(1.0)); }

    /// One BF16 multiplication per head: absorbing K and V.
    N batched_bf16(const N& m, const N& n, const N& k, const N& batch) const {
        const auto size = named(m, n, k);
        return part(PLANNER_TEXT("model", "BF16 multiplication"), Unit::seconds,
                    kernel(m_efficiency.dense, m_c["gpu.bf16_flop_per_s"_in],
                           m_multiply_add * batch * size.m * size.n * size.k,
                           batch * (size.n * size.k + size.m * size.k + size.m * size.n) * m_bf16, size.m,
                           size.k));
    }

    /// Rows spread over the experts that are really touched; both may be fractions.
    N grouped(const N& rows, const N& experts, const N& n, const N& k) const {
        const auto size = named(rows, n, k);
        return part(PLANNER_TEXT("model", "Grouped multiplication"), Unit::seconds,
                    kernel(m_efficiency.grouped, weights_peak(), m_multiply_add * size.m * size.n * size.k,
                           experts * size.n * size.k * m_weight + size.m * size.k * m_activation +
                               size.m * size.n * m_bf16,
                           size.m / experts, size.k));
    }

    /// A pass over memory: norm, rotary position, quantisation, activation. `bytes_each` are read and written
    /// per value.
    N pass(const N& values, double bytes_each, double launches = 1) const {
        const N bytes =
            m_c.constant(bytes_each, Unit::bytes, PLANNER_TEXT("model", "bytes read and written per value"),
                         PLANNER_TEXT("model", "formats of what the pass reads and writes"));
        const N passed = part(PLANNER_TEXT("model", "Values"), Unit::count, values);
        const N traffic = passed * bytes;
        const N time =
            part(PLANNER_TEXT("model", "Memory pass"), Unit::seconds,
                 m_efficiency.pass_start_up * launches + traffic / (bandwidth() * m_efficiency.pass_memory));
        return with_work(time, N(0.0), traffic, N(0.0));
    }

    /// Any kernel by its law.
    N kernel(const KernelLaw<N>& law, const N& nameplate, const N& flop, const N& bytes, const N& rows,
             const N& k) const {
        const N m = part(PLANNER_TEXT("model", "Rows that share the weights"), Unit::count, rows);
        const N peak =
            part(PLANNER_TEXT("model", "Peak of the computing SMs"), Unit::flop_per_s, nameplate * m_scale);
        const N half_speed_rows = part(PLANNER_TEXT("model", "Rows at half speed"), Unit::count,
                                       law.ridge_rows * (peak / bandwidth()) + law.tile_rows);
        const N rate = part(PLANNER_TEXT("model", "Compute rate"), Unit::flop_per_s,
                            peak * law.compute * (m / (m + half_speed_rows)));
        const N compute = part(PLANNER_TEXT("model", "Time to compute"), Unit::seconds,
                               part(PLANNER_TEXT("model", "Work"), Unit::flop, flop) / rate);
        const N memory = part(PLANNER_TEXT("model", "Time of memory traffic"), Unit::seconds,
                              part(PLANNER_TEXT("model", "Bytes read and written"), Unit::bytes, bytes) /
                                  (bandwidth() * law.memory));
        const N time = part(PLANNER_TEXT("model", "Kernel"), Unit::seconds,
                            law.start_up + law.per_k * k + larger(compute, memory));
        return with_work(time, flop, bytes, nameplate);
    }

    const N& weights_peak() const { return peak_flop_per_s(m_c, "precision.weights"_in); }
    const N& multiply_add() const { return m_multiply_add; }
    const N& bf16() const { return m_bf16; }

private:
    struct Size {
        N m, n, k;
    };
    static Size named(const N& m, const N& n, const N& k) {
        return {part(PLANNER_TEXT("model", "Rows"), Unit::count, m),
                part(PLANNER_TEXT("model", "Columns"), Unit::count, n),
                part(PLANNER_TEXT("model", "Inner size"), Unit::count, k)};
    }

    /// FP8 activations carry one 4-byte scale per 128 values; BF16 weights multiply BF16 activations.
    static N activation_bytes(const Calculation<N>& c, const N& bf16) {
        if (c.plain("precision.weights"_in) == 0)
            return bf16;
        return c.constant(1 + 4.0 / 128, Unit::bytes,
                          PLANNER_TEXT("model", "bytes per FP8 activation and its scale"),
                          "DeepGEMM: one 4-byte scale per 128 values");
    }

    const Calculation<N>& m_c;
    const Efficiency<N>& m_efficiency;
    N m_scale, m_multiply_add, m_weight, m_bf16, m_activation;
};

} // namespace planner
