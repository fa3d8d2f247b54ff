// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text.h"

#include <array>

namespace planner {

/// Names and descriptions of the shipped presets, which stand in JSON files where lupdate does not look. A
/// test holds this list and the files together.
inline constexpr std::array preset_texts{
    PLANNER_TEXT("model", "DeepSeek's decode profile, EP128"),
    PLANNER_TEXT("model", "The published decode trace: 128 GPUs, 128 requests per GPU, balanced routing, two "
                          "micro-batches."),
    PLANNER_TEXT("model", "DeepSeek's prefill profile, EP32"),
    PLANNER_TEXT("model",
                 "The published prefill profile: 32 GPUs, 4 K prompts, 16 K tokens per GPU, balanced "
                 "routing."),
    PLANNER_TEXT("model", "DeepSeek-V3 decode unit, EP144"),
    PLANNER_TEXT("model",
                 "The published decode unit of 18 nodes on its own: 2 routed experts and 1 shared expert "
                 "per GPU."),
    PLANNER_TEXT("model", "DeepSeek-V3 decode unit of the report, EP320"),
    PLANNER_TEXT("model",
                 "The decode unit of the technical report: 40 nodes, one expert per GPU, 64 GPUs for "
                 "redundant and shared experts."),
    PLANNER_TEXT("model", "DeepSeek-V3 / R1 online"),
    PLANNER_TEXT("model",
                 "The published service of 27 to 28 February 2025: prefill units of 4 nodes (EP32), decode"
                 " units of 18 nodes (EP144), one day of real statistics."),
    PLANNER_TEXT("model", "DeepSeek-V3 prefill unit, EP32"),
    PLANNER_TEXT("model",
                 "The published prefill unit of 4 nodes on its own: 9 routed experts and 1 shared expert "
                 "per GPU."),
    PLANNER_TEXT("model", "What if: DeepSeek-V3.2's sparse attention"),
    PLANNER_TEXT("model", "DeepSeek-V3.2 on the published units and day, 48 requests of 16,384 tokens per "
                          "GPU: an index picks 2,048 of them for each query."),
    PLANNER_TEXT("model", "Exercise 1: a model with GQA"),
    PLANNER_TEXT("model",
                 "Qwen3-235B-A22B at the load of the published decode unit: 88 requests of 5,000 tokens "
                 "per GPU."),
    PLANNER_TEXT("model", "Exercise 2: 800 Gb/s NICs"),
    PLANNER_TEXT("model",
                 "The published decode unit with twice the network: which term rules the step then?"),
    PLANNER_TEXT("model", "SGLang on 96 H100"),
    PLANNER_TEXT("model", "Three prefill units of 32 GPUs and a decode unit of 72, 256 requests per GPU, as "
                          "published in May 2025."),
};

} // namespace planner
