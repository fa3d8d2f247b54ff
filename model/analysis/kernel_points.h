// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"

#include <vector>

namespace planner {

/// A kernel of a layer, as a roofline shows it.
enum class Kernel : std::uint8_t {
    down_projections, ///< under GQA: queries, keys and values
    query_up,
    key_value_up, ///< prefill: the latent back to keys and values
    absorb_key,
    core_attention,
    absorb_value,
    output_projection,
    router,
    shared_expert,
    experts_up,
    experts_down,
    dense_ffn, ///< of a model without experts
    passes,    ///< norms, quantisation, rotary position: they move bytes and multiply nothing
};

/// What a kernel does in one layer, over all micro-batches, and how long it takes.
struct KernelPoint {
    Kernel kernel{};
    double flop = 0;
    double bytes = 0; ///< to and from HBM; of core attention in decode, the cache alone
    double time_s = 0;
    double share = 0;           ///< of the compute time of the layer
    double peak_flop_per_s = 0; ///< of the format in which it multiplies
    Figure figure{};            ///< what explains the time

    double intensity() const { return flop / bytes; }
    double flop_per_s() const { return flop / time_s; }
};

/// The kernels of one layer of a unit under the lens `limit` or `estimate`, by the engine's own formulas; an
/// MoE layer where the model has experts. Their shares sum to 1. Kernels that the model does not have are
/// left out; the list is empty where a time is missing.
std::vector<KernelPoint> kernel_points(const Plan& plan, Lens lens, ServingUnit unit);

/// The rate that neither the peak nor the memory allows to pass.
double roof_flop_per_s(const Plan& plan, const KernelPoint& point);

} // namespace planner
