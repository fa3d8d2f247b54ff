// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters/units.h"

/// Precision, memory policy, workload and prices.
namespace planner::parameters {

inline constexpr std::array weight_formats{Choice{"bf16", PLANNER_TEXT("model", "BF16")},
                                           Choice{"fp8", PLANNER_TEXT("model", "FP8")},
                                           Choice{"fp4", PLANNER_TEXT("model", "FP4")}};
inline constexpr std::span<const Choice> message_formats(weight_formats.data(), 2);
inline constexpr std::array node_sources{Choice{"published", PLANNER_TEXT("model", "published day")},
                                         Choice{"sized", PLANNER_TEXT("model", "sized from demand")}};

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

constexpr ParameterInfo per_day(std::string_view id, const char* label, double standard, const char* help) {
    return {.id = id,
            .label = label,
            .unit = Unit::tokens,
            .scale = Scale::logarithmic,
            .minimum = 0,
            .maximum = 1e18,
            .slider_from = 1e9,
            .slider_to = 1e13,
            .standard = standard,
            .help = help,
            .source = day_six,
            .optional = true};
}

inline constexpr std::array workload{
    per_day("workload.input_tokens_per_day", PLANNER_TEXT("model", "Input tokens per day"), 608e9,
            PLANNER_TEXT("model", "Prompt tokens that arrive in a day, cache hits included.")),
    per_day("workload.output_tokens_per_day", PLANNER_TEXT("model", "Output tokens per day"), 168e9,
            PLANNER_TEXT("model", "Tokens generated in a day.")),
    ParameterInfo{
        .id = "service.node_source",
        .label = PLANNER_TEXT("model", "Nodes of the service"),
        .unit = Unit::choice,
        .scale = Scale::whole,
        .maximum = 1,
        .slider_to = 1,
        .standard = 0,
        .help = PLANNER_TEXT("model", "The published node count, or nodes sized from demand and node rate."),
        .source = day_six,
        .link = PLANNER_TEXT("model", "published until an edit of the plan makes it sized"),
        .choices = node_sources},
};

constexpr ParameterInfo price(std::string_view id, const char* label, Unit unit, double slider_to,
                              double standard, const char* help) {
    return {.id = id,
            .label = label,
            .unit = unit,
            .minimum = 0,
            .maximum = 1e6,
            .slider_to = slider_to,
            .standard = standard,
            .help = help,
            .source = day_six,
            .optional = true};
}

inline constexpr std::array pricing{
    price("pricing.gpu_hour_usd", PLANNER_TEXT("model", "GPU hour"), Unit::usd_per_hour, 10, 2,
          PLANNER_TEXT("model", "Rent of one GPU for one hour.")),
    price("pricing.input_hit_usd_per_million", PLANNER_TEXT("model", "Input, cache hit"),
          Unit::usd_per_million, 5, 0.14,
          PLANNER_TEXT("model", "Price of a million input tokens read from the cache (R1).")),
    price("pricing.input_miss_usd_per_million", PLANNER_TEXT("model", "Input, cache miss"),
          Unit::usd_per_million, 10, 0.55,
          PLANNER_TEXT("model", "Price of a million input tokens that must be computed (R1).")),
    price("pricing.output_usd_per_million", PLANNER_TEXT("model", "Output"), Unit::usd_per_million, 20, 2.19,
          PLANNER_TEXT("model", "Price of a million output tokens (R1).")),
};

} // namespace planner::parameters
