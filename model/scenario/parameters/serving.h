// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters/units.h"

/// Precision and memory policy.
namespace planner::parameters {

inline constexpr std::array weight_formats{Choice{"bf16", PLANNER_TEXT("model", "BF16")},
                                           Choice{"fp8", PLANNER_TEXT("model", "FP8")},
                                           Choice{"fp4", PLANNER_TEXT("model", "FP4")}};
inline constexpr std::span<const Choice> message_formats(weight_formats.data(), 2);

inline constexpr std::array precision{
    word(
        "precision.weights", PLANNER_TEXT("model", "Weights"), weight_formats, 1,
        PLANNER_TEXT("model",
                     "Format of the matrices and of their multiplications; vocabulary and router stay BF16."),
        day_six),
    word("precision.attention", PLANNER_TEXT("model", "Attention core"), message_formats, 0,
         PLANNER_TEXT("model", "Format in which queries meet keys and values."), day_six),
    word("precision.kv", PLANNER_TEXT("model", "KV cache"), weight_formats, 0,
         PLANNER_TEXT("model", "Format in which keys and values, or the latent vector, are kept."),
         chapter_source),
    word("precision.index_cache", PLANNER_TEXT("model", "Index cache"), weight_formats, 1,
         PLANNER_TEXT("model",
                      "Format of the keys that the index of sparse attention keeps; FP8 and FP4 carry "
                      "one 4-byte scale per token and layer."),
         "DeepSeek-V3.2-Exp inference code: FP8 keys with one scale"),
    word("precision.dispatch", PLANNER_TEXT("model", "Dispatch"), message_formats, 1,
         PLANNER_TEXT("model",
                      "Format of the tokens sent to experts; FP8 carries one 4-byte scale per 128 values."),
         day_six),
    word("precision.combine", PLANNER_TEXT("model", "Combine"), message_formats, 0,
         PLANNER_TEXT("model", "Format of the results that come back from experts."), day_six),
    ParameterInfo{
        .id = "precision.scale_bytes",
        .label = PLANNER_TEXT("model", "Bytes of a scale"),
        .unit = Unit::bytes,
        .minimum = 0,
        .maximum = 4,
        .slider_to = 4,
        .standard = 4,
        .help = PLANNER_TEXT("model", "FP8 messages carry one scale per 128 values; 0 leaves scales out."),
        .source = deepep},
};

inline constexpr std::array fraction_rules{
    Choice{"capacity", PLANNER_TEXT("model", "of the card (vLLM, SGLang)")},
    Choice{"remainder", PLANNER_TEXT("model", "of what the weights leave (TensorRT-LLM)")}};
inline constexpr std::array mla_caches{Choice{"latent", PLANNER_TEXT("model", "latent vector")},
                                       Choice{"expanded", PLANNER_TEXT("model", "expanded to heads")}};

inline constexpr std::array memory{
    word("memory.mla_cache", PLANNER_TEXT("model", "MLA cache"), mla_caches, 0,
         PLANNER_TEXT("model", "MLA: whether decode keeps the latent vector or the keys and values of all "
                               "heads made from it."),
         chapter_source),
    ParameterInfo{.id = "memory.usable_fraction",
                  .label = PLANNER_TEXT("model", "Usable fraction"),
                  .unit = Unit::fraction,
                  .minimum = 0.01,
                  .maximum = 1,
                  .slider_from = 0.5,
                  .slider_to = 1,
                  .standard = 0.9,
                  .help = PLANNER_TEXT("model", "Share of the card that may be filled; the rest is kept for "
                                                "activations, graphs and the runtime."),
                  .source = "vLLM's default gpu_memory_utilization"},
    word("memory.fraction_rule", PLANNER_TEXT("model", "Usable fraction of"), fraction_rules, 0,
         PLANNER_TEXT("model", "What the usable fraction is a share of; serving engines differ."),
         "ai-dynamo/aiconfigurator issue 1159"),
};

} // namespace planner::parameters
