// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/tensor_parallel_fit.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

/// Norms, biases and scales of MLA's latents, which are no matrices.
double inner_norms(const Plan& plan) {
    const bool mla = plan["model.attention_kind"_in] == 0;
    return mla ? plan["model.main_attention_layers"_fig] *
                     (plan["model.q_lora_rank"_in] + plan["model.kv_lora_rank"_in])
               : 0;
}

double bytes_per_weight(const Plan& plan) {
    constexpr double scale_share = 4.0 / (128 * 128);
    const auto format =
        info("precision.weights"_in).choices[static_cast<std::size_t>(plan["precision.weights"_in])].id;
    if (format == "bf16")
        return 2;
    return format == "fp8" ? 1 + scale_share : 0.5;
}

/// Over how many GPUs of the group the cache is split: ordinary heads are, latents are not.
double kv_split(const Plan& plan, double gpus) {
    const bool latent = plan["model.attention_kind"_in] == 0 && plan["memory.mla_cache"_in] == 0;
    if (latent)
        return 1;
    const bool mla = plan["model.attention_kind"_in] == 0;
    return std::min(gpus, mla ? plan["model.attention_heads"_in] : plan["model.kv_heads"_in]);
}

} // namespace

double checkpoint_bytes(const Plan& plan) {
    constexpr double bf16 = 2;
    const double moe_layers = plan["model.moe_layers"_fig];
    const double others = plan["model.vocabulary_tables"_fig] * plan["model.vocabulary_table_params"_fig] +
                          plan["model.layers"_in] * plan["model.norm_params_per_layer"_fig] +
                          plan["model.hidden_size"_in] + inner_norms(plan);
    const double routers = moe_layers * plan["model.routed_experts"_in] * plan["model.hidden_size"_in];
    const double quantised =
        plan["model.total_params"_fig] - others - moe_layers * plan["model.router_params"_fig];
    return quantised * bytes_per_weight(plan) + (others + routers) * bf16;
}

TensorParallelFit tensor_parallel_fit(const Plan& plan, double gpus) {
    TensorParallelFit fit;
    fit.weights_bytes = checkpoint_bytes(plan) / gpus;
    fit.for_kv_bytes = plan["gpu.memory"_in] * plan["memory.usable_fraction"_in] - fit.weights_bytes;
    const double per_token = plan["model.kv_bytes_per_token_growing"_fig] / kv_split(plan, gpus) +
                             plan["model.index_bytes_per_token"_fig];
    fit.kv_tokens = std::max(std::floor(fit.for_kv_bytes / per_token), 0.0);
    return fit;
}

GpuCounts smallest_gpu_counts(double needed_bytes, double bytes_per_gpu, double gpus_per_tray, double heads,
                              double experts) {
    GpuCounts counts;
    counts.by_memory = std::ceil(needed_bytes / bytes_per_gpu);
    counts.by_trays = std::ceil(counts.by_memory / gpus_per_tray) * gpus_per_tray;
    counts.legal = std::nan("");
    for (double gpus = counts.by_trays; gpus <= heads; gpus += gpus_per_tray)
        if (std::fmod(heads, gpus) == 0 && std::fmod(experts, gpus) == 0) {
            counts.legal = gpus;
            break;
        }
    return counts;
}

} // namespace planner
