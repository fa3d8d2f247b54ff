// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"

namespace planner {

/// Bytes of the model's weights as a checkpoint holds them, without MTP layers: matrices in the plan's weight
/// format, FP8 with one FP32 scale per block of 128 x 128, vocabulary, router and norms in BF16; the routers'
/// biases, a few kilobytes, are left out.
double checkpoint_bytes(const Plan& plan);

/// What fits where tensor parallelism splits all weights evenly, experts and vocabulary too, with no
/// all-to-all and no buffer for it.
struct TensorParallelFit {
    double weights_bytes = 0; ///< on one GPU
    double for_kv_bytes = 0; ///< what the usable fraction leaves on one GPU; negative where weights exceed it
    double kv_tokens = 0;    ///< cached tokens of the whole group: MLA's latents are copied on each GPU
};

TensorParallelFit tensor_parallel_fit(const Plan& plan, double gpus);

/// The smallest numbers of GPUs for an amount of memory.
struct GpuCounts {
    double by_memory = 0; ///< that hold it
    double by_trays = 0;  ///< in whole trays or nodes
    double legal = 0;     ///< in whole trays, and dividing attention heads and experts; NaN if no count does
};

/// `heads` and `experts` are those of the model; experts may be 0.
GpuCounts smallest_gpu_counts(double needed_bytes, double bytes_per_gpu, double gpus_per_tray, double heads,
                              double experts);

} // namespace planner
