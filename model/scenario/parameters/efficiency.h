// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameter_info.h"

#include <array>

/// How close kernels, network and runtime come to the nameplate. An efficiency profile fills all of these;
/// the limit lens puts 1 and 0 in their place.
///
/// A kernel takes `start-up + per K + max(FLOP / (peak × share × M/(M + m0)), bytes / (bandwidth × share))`,
/// M the rows it works on and m0 = rows per unit of the ridge point × ridge point + rows of a tile.
namespace planner::parameters {

inline constexpr const char* fitted_dense =
    "fitted on InferSim gemm-h800.csv, DeepGEMM README (H800) and the GEMM rows of DeepSeek's decode trace";
inline constexpr const char* fitted_grouped = "fitted on InferSim grouped_gemm-{decode,prefill}-h800.csv, "
                                              "DeepGEMM README and two rows of the decode trace";
inline constexpr const char* fitted_mla =
    "fitted on InferSim mla-decode-h800 and the core attention of the decode trace";
inline constexpr const char* fitted_prefill = "fitted on InferSim mla-prefill-h800";
inline constexpr const char* fitted_gqa = "fitted on InferSim mha-decode-h800";
inline constexpr const char* fitted_low_latency =
    "fitted on DeepEP's low-latency rows (H800, EP8 to EP256) and aiconfigurator's H200 rows";
inline constexpr const char* fitted_high_throughput = "fitted on DeepEP's normal-kernel rows, V1 and V2";
inline constexpr const char* fitted_passes = "fitted on the 11 memory passes of DeepSeek's decode trace";
inline constexpr const char* tile_guess = "a guess: a quarter of a 64-row tile, for few heads";

constexpr ParameterInfo share(std::string_view id, const char* label, double standard, const char* source) {
    return {.id = id,
            .label = label,
            .unit = Unit::fraction,
            .minimum = 0.01,
            .maximum = 1,
            .slider_from = 0.2,
            .slider_to = 1,
            .standard = standard,
            .help = PLANNER_TEXT("model", "Share of the nameplate rate that is reached at best."),
            .source = source};
}

constexpr ParameterInfo start_up(std::string_view id, const char* label, double standard, double slider_to,
                                 const char* source) {
    return {.id = id,
            .label = label,
            .unit = Unit::seconds,
            .minimum = 0,
            .maximum = 1,
            .slider_to = slider_to,
            .standard = standard,
            .help = PLANNER_TEXT("model", "Time that passes whatever the size of the work."),
            .source = source};
}

constexpr ParameterInfo ridge_rows(std::string_view id, const char* label, double standard,
                                   const char* source) {
    return {.id = id,
            .label = label,
            .unit = Unit::rows_per_intensity,
            .minimum = 0,
            .maximum = 10,
            .slider_to = 1,
            .standard = standard,
            .help = PLANNER_TEXT("model", "Rows for half speed, per FLOP/B of the GPU's ridge point."),
            .source = source};
}

constexpr ParameterInfo tile_rows(std::string_view id, const char* label, double standard,
                                  const char* source) {
    return {.id = id,
            .label = label,
            .unit = Unit::count,
            .minimum = 0,
            .maximum = 4096,
            .slider_to = 256,
            .standard = standard,
            .help = PLANNER_TEXT("model", "Rows for half speed that are the same on every GPU."),
            .source = source};
}

inline constexpr std::array kernel_efficiency{
    start_up("efficiency.dense_start_up", PLANNER_TEXT("model", "Dense GEMM, start-up"), 2.975e-6, 20e-6,
             fitted_dense),
    start_up("efficiency.dense_per_k", PLANNER_TEXT("model", "Dense GEMM, start-up per element of K"),
             7.284e-10, 1e-8, fitted_dense),
    share("efficiency.dense_compute", PLANNER_TEXT("model", "Dense GEMM, compute"), 0.8073, fitted_dense),
    share("efficiency.dense_memory", PLANNER_TEXT("model", "Dense GEMM, memory"), 0.9578, fitted_dense),
    ridge_rows("efficiency.dense_ridge_rows", PLANNER_TEXT("model", "Dense GEMM, rows per ridge"), 0.188,
               fitted_dense),
    start_up("efficiency.grouped_start_up", PLANNER_TEXT("model", "Grouped GEMM, start-up"), 9.343e-6, 40e-6,
             fitted_grouped),
    share("efficiency.grouped_compute", PLANNER_TEXT("model", "Grouped GEMM, compute"), 0.7768,
          fitted_grouped),
    share("efficiency.grouped_memory", PLANNER_TEXT("model", "Grouped GEMM, memory"), 0.8476, fitted_grouped),
    ridge_rows("efficiency.grouped_ridge_rows", PLANNER_TEXT("model", "Grouped GEMM, rows per ridge"), 0.2614,
               fitted_grouped),
    tile_rows("efficiency.grouped_tile_rows", PLANNER_TEXT("model", "Grouped GEMM, rows of a tile"), 32,
              "half of a 64-row tile, the mean waste of ragged groups; chosen with H20's tables in view"),
    start_up("efficiency.mla_start_up", PLANNER_TEXT("model", "MLA decode, start-up"), 2.039e-5, 80e-6,
             fitted_mla),
    share("efficiency.mla_compute", PLANNER_TEXT("model", "MLA decode, compute in BF16"), 0.7075, fitted_mla),
    share("efficiency.mla_compute_fp8", PLANNER_TEXT("model", "MLA decode, compute in FP8"), 0.6013,
          "BF16's share × 0.85: 1.7 times the speed on twice the peak (LMSYS and Ant Group, 2025-09-26)"),
    share("efficiency.mla_memory", PLANNER_TEXT("model", "MLA decode, memory"), 0.8955,
          "FlashMLA README: 3,000 of 3,350 GB/s"),
    tile_rows("efficiency.mla_tile_rows", PLANNER_TEXT("model", "MLA decode, rows of a tile"), 16,
              tile_guess),
    start_up("efficiency.gqa_start_up", PLANNER_TEXT("model", "GQA decode, start-up"), 2.283e-5, 80e-6,
             fitted_gqa),
    share("efficiency.gqa_compute", PLANNER_TEXT("model", "GQA decode, compute"), 0.7173,
          "as prefill attention; does not bind on the measured rows"),
    share("efficiency.gqa_memory", PLANNER_TEXT("model", "GQA decode, memory"), 0.9561, fitted_gqa),
    tile_rows("efficiency.gqa_tile_rows", PLANNER_TEXT("model", "GQA decode, rows of a tile"), 16,
              tile_guess),
    start_up("efficiency.prefill_attention_start_up", PLANNER_TEXT("model", "Prefill attention, start-up"),
             3.893e-5, 100e-6, fitted_prefill),
    share("efficiency.prefill_attention_compute", PLANNER_TEXT("model", "Prefill attention, compute in BF16"),
          0.7173, fitted_prefill),
    share("efficiency.prefill_attention_compute_fp8",
          PLANNER_TEXT("model", "Prefill attention, compute in FP8"), 0.6097,
          "a guess: BF16's share × 0.85, as in decode"),
    share("efficiency.prefill_attention_memory", PLANNER_TEXT("model", "Prefill attention, memory"), 0.9,
          "a guess: never binds"),
    tile_rows("efficiency.prefill_attention_tile_rows",
              PLANNER_TEXT("model", "Prefill attention, rows of a tile"), 128,
              "the diagonal tile of a causal 128-wide block"),
    start_up("efficiency.pass_start_up", PLANNER_TEXT("model", "Memory pass, start-up"), 1.923e-6, 20e-6,
             fitted_passes),
    share("efficiency.pass_memory", PLANNER_TEXT("model", "Memory pass, memory"), 0.763, fitted_passes),
};

inline constexpr std::array network_efficiency{
    start_up("efficiency.nic_dispatch_latency", PLANNER_TEXT("model", "Dispatch over NICs, latency"), 1.73e-5,
             100e-6, fitted_low_latency),
    start_up("efficiency.nic_combine_latency", PLANNER_TEXT("model", "Combine over NICs, latency"), 1.659e-5,
             100e-6, fitted_low_latency),
    share("efficiency.nic_dispatch", PLANNER_TEXT("model", "Dispatch over NICs, rate"), 0.8318,
          fitted_low_latency),
    share("efficiency.nic_combine", PLANNER_TEXT("model", "Combine over NICs, rate"), 0.8282,
          fitted_low_latency),
    start_up("efficiency.scaleup_latency", PLANNER_TEXT("model", "Inside the NVLink domain, latency"),
             1.462e-5, 100e-6, fitted_low_latency),
    share("efficiency.scaleup", PLANNER_TEXT("model", "Inside the NVLink domain, rate"), 0.5858,
          fitted_low_latency),
    start_up("efficiency.bulk_latency", PLANNER_TEXT("model", "High-throughput all-to-all, latency"), 1.73e-5,
             100e-6, "as low-latency dispatch"),
    share("efficiency.bulk_nic", PLANNER_TEXT("model", "High-throughput all-to-all, NICs"), 0.8772,
          fitted_high_throughput),
    share("efficiency.bulk_scaleup", PLANNER_TEXT("model", "High-throughput all-to-all, NVLink"), 0.6736,
          fitted_high_throughput),
};

inline constexpr std::array runtime_efficiency{
    start_up("efficiency.stage_gap", PLANNER_TEXT("model", "Gap between stages"), 2.167e-6, 50e-6,
             "(1,431 us measured - 1,418 us by the rule) / 6 stage boundaries of the decode trace"),
    start_up("efficiency.forward_pass", PLANNER_TEXT("model", "Fixed time per forward pass"), 2e-3, 10e-3,
             "a guess, 0 to 6 ms: launch, sampling and scheduler; once a step and once a draft"),
    ParameterInfo{.id = "efficiency.prefill_unexplained",
                  .label = PLANNER_TEXT("model", "Prefill factor, unexplained"),
                  .unit = Unit::ratio,
                  .minimum = 1,
                  .maximum = 10,
                  .slider_from = 1,
                  .slider_to = 2,
                  .standard = 1.185,
                  .help = PLANNER_TEXT(
                      "model", "Measured over predicted prefill time of the one point it is taken from; "
                               "applied to every prefill estimate."),
                  .source = "taken from ds-profile-prefill-ep32 (7,839 tok/s per GPU)"},
    ParameterInfo{
        .id = "efficiency.comm_sms",
        .label = PLANNER_TEXT("model", "SMs taken by prefill communication"),
        .unit = Unit::count,
        .minimum = 0,
        .maximum = 1024,
        .slider_to = 64,
        .standard = 24,
        .help = PLANNER_TEXT("model", "SMs that all-to-all kernels occupy while two micro-batches overlap."),
        .source = "open-infra-index day 6: 108 SMs compute, 24 communicate"},
};

} // namespace planner::parameters
