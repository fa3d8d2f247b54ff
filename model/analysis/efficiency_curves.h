// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"

#include <vector>

namespace planner {

/// Kinds of work whose efficiency the scenario describes.
enum class EfficiencyGroup : std::uint8_t {
    dense_gemm,
    grouped_gemm,
    mla_decode,
    gqa_decode,
    prefill_attention,
    memory_pass,
    low_latency,     ///< all-to-all of decode
    high_throughput, ///< all-to-all of prefill
    runtime,         ///< time between kernels: it has no curve
};

inline constexpr std::size_t efficiency_group_count = 9;

/// The efficiency parameters of a group; each belongs to exactly one.
std::vector<Parameter> parameters_of(EfficiencyGroup group);

/// How well work of one kind runs by its size.
struct EfficiencyCurve {
    struct Point {
        double size = 0;  ///< rows, values per pass or tokens
        double value = 0; ///< share of the peak, or seconds of an all-to-all
    };
    Lens lens{};             ///< `estimate`: the scenario's efficiencies; `limit`: ideal ones
    bool is_combine = false; ///< of an all-to-all: the way back
    std::vector<Point> points;
};

/// The curves of a group on the plan's GPU, network and model, by the engine's own formulas. Empty for a kind
/// of work that the model does not have, and for the runtime.
std::vector<EfficiencyCurve> efficiency_curves(const Plan& plan, EfficiencyGroup group);

/// The size at which the plan itself works; missing where there is none.
double size_in_plan(const Plan& plan, EfficiencyGroup group);

} // namespace planner
