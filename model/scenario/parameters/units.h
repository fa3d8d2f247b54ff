// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters/model.h"

/// The two deployment units: decode and prefill.
namespace planner::parameters {

inline constexpr std::array overlaps{
    Choice{"none", PLANNER_TEXT("model", "none")},
    Choice{"single-batch", PLANNER_TEXT("model", "single batch")},
    Choice{"two-micro-batch", PLANNER_TEXT("model", "two micro-batches")},
    Choice{"five-stage", PLANNER_TEXT("model", "five stages")},
};

inline constexpr const char* day_six = "open-infra-index day 6, DeepSeek-V3/R1 inference system overview";
inline constexpr const char* chapter_source = PLANNER_TEXT("model", "the chapter's hand calculation");
inline constexpr const char* guess = PLANNER_TEXT("model", "a guess: not published");
inline constexpr const char* own_value = PLANNER_TEXT("model", "yours to decide");
inline constexpr const char* no_growth = PLANNER_TEXT("model", "1: the day as it is");
inline constexpr const char* deepep = "deepseek-ai/DeepEP, low-latency buffer layout";
inline constexpr const char* follows_unit = PLANNER_TEXT("model", "nodes × GPUs per node");

constexpr ParameterInfo whole(std::string_view id, const char* label, Unit unit, double minimum,
                              double maximum, double slider_to, double standard, const char* help,
                              const char* source, const char* link = nullptr) {
    return {.id = id,
            .label = label,
            .unit = unit,
            .scale = Scale::whole,
            .minimum = minimum,
            .maximum = maximum,
            .slider_from = minimum,
            .slider_to = slider_to,
            .standard = standard,
            .help = help,
            .source = source,
            .link = link};
}

inline constexpr const char* imbalance_source = PLANNER_TEXT(
    "model", "1.3 for real traffic across nodes, 1.1 inside one node, 1.0 for balanced profiles");

constexpr ParameterInfo imbalance(std::string_view id, const char* label, double standard, const char* help,
                                  const char* source, const char* link = nullptr) {
    return {.id = id,
            .label = label,
            .unit = Unit::ratio,
            .minimum = 1,
            .maximum = 100,
            .slider_from = 1,
            .slider_to = 3,
            .standard = standard,
            .help = help,
            .source = source,
            .link = link};
}

constexpr ParameterInfo expert_imbalance(std::string_view id) {
    return imbalance(id, PLANNER_TEXT("model", "Expert imbalance"), 1.3,
                     PLANNER_TEXT("model", "Rows of the hottest GPU's experts over the mean."),
                     imbalance_source);
}

constexpr ParameterInfo token_imbalance(std::string_view id) {
    return imbalance(id, PLANNER_TEXT("model", "Token imbalance"), 1.3,
                     PLANNER_TEXT("model", "Tokens that the hottest GPU receives and sends over the mean."),
                     imbalance_source, PLANNER_TEXT("model", "expert imbalance"));
}

constexpr ParameterInfo attention_imbalance(std::string_view id) {
    return imbalance(id, PLANNER_TEXT("model", "Attention imbalance"), 1,
                     PLANNER_TEXT("model", "Attention work of the busiest GPU over the mean."), guess);
}

inline constexpr std::array decode{
    whole("decode.nodes", PLANNER_TEXT("model", "Nodes"), Unit::nodes, 1, 100000, 64, 18,
          PLANNER_TEXT("model", "Nodes of one decode unit."), day_six),
    whole("decode.ep", PLANNER_TEXT("model", "Expert parallel (EP)"), Unit::gpus, 1, 100000, 512, 144,
          PLANNER_TEXT("model", "GPUs over which the routed experts of a layer are spread."), day_six,
          follows_unit),
    whole("decode.redundant_experts", PLANNER_TEXT("model", "Redundant experts"), Unit::count, 0, 65536, 256,
          32, PLANNER_TEXT("model", "Copies of routed experts per layer beyond one each, for balance."),
          day_six),
    ParameterInfo{
        .id = "decode.requests_per_rank",
        .label = PLANNER_TEXT("model", "Requests per attention rank"),
        .unit = Unit::requests,
        .minimum = 0,
        .maximum = 1e6,
        .slider_from = 1,
        .slider_to = 512,
        .standard = 88,
        .help = PLANNER_TEXT("model", "Requests decoded together on one GPU, or on one attention TP group."),
        .source = chapter_source,
        .link = PLANNER_TEXT("model", "measured tokens per GPU ÷ measured speed of one user")},
    ParameterInfo{.id = "decode.context_tokens",
                  .label = PLANNER_TEXT("model", "Context, mean"),
                  .unit = Unit::tokens,
                  .scale = Scale::logarithmic,
                  .minimum = 1,
                  .maximum = 1e8,
                  .slider_from = 256,
                  .slider_to = 131072,
                  .standard = 4989,
                  .help =
                      PLANNER_TEXT("model", "Mean number of cached tokens that one output token attends to."),
                  .source = day_six},
    whole("decode.draft_tokens", PLANNER_TEXT("model", "Draft tokens"), Unit::tokens, 0, 16, 4, 1,
          PLANNER_TEXT("model", "Tokens drafted per step by MTP; all are checked in one pass."),
          chapter_source),
    ParameterInfo{.id = "decode.tokens_per_step",
                  .label = PLANNER_TEXT("model", "Tokens per step (MTP)"),
                  .unit = Unit::tokens,
                  .minimum = 1,
                  .maximum = 17,
                  .slider_from = 1,
                  .slider_to = 5,
                  .standard = 1.8,
                  .help =
                      PLANNER_TEXT("model", "Tokens that a request advances per step: 1 + accepted drafts."),
                  .source = chapter_source},
    word("decode.overlap", PLANNER_TEXT("model", "Overlap"), overlaps, 3,
         PLANNER_TEXT("model", "How communication hides behind compute; decides the tokens per micro-batch."),
         day_six),
    whole("decode.attention_tp", PLANNER_TEXT("model", "Attention TP"), Unit::gpus, 1, 1024, 16, 1,
          PLANNER_TEXT("model",
                       "GPUs that share one attention rank; GQA splits its KV heads, MLA copies its KV."),
          day_six),
    whole("decode.dispatch_max_tokens", PLANNER_TEXT("model", "Dispatch buffer, tokens"), Unit::tokens, 1,
          65536, 1024, 256,
          PLANNER_TEXT("model", "Tokens per GPU and micro-batch that the low-latency buffer is made for."),
          deepep),
};

inline constexpr std::array decode_balance{
    expert_imbalance("decode.expert_imbalance"),
    token_imbalance("decode.token_imbalance"),
    attention_imbalance("decode.attention_imbalance"),
    ParameterInfo{
        .id = "decode.output_tokens",
        .label = PLANNER_TEXT("model", "Output length"),
        .unit = Unit::tokens,
        .scale = Scale::logarithmic,
        .minimum = 1,
        .maximum = 1e7,
        .slider_from = 16,
        .slider_to = 32768,
        .standard = 1024,
        .help = PLANNER_TEXT("model", "Mean tokens of an answer; colocated units prefill once per answer."),
        .source = guess},
};

inline constexpr std::array prefill_pass{
    ParameterInfo{
        .id = "prefill.tokens_per_gpu",
        .label = PLANNER_TEXT("model", "Tokens per GPU and pass"),
        .unit = Unit::tokens,
        .scale = Scale::logarithmic,
        .minimum = 1,
        .maximum = 1e7,
        .slider_from = 256,
        .slider_to = 65536,
        .standard = 16384,
        .help = PLANNER_TEXT("model", "Computed tokens of one forward pass on one GPU, both micro-batches."),
        .source = "deepseek-ai/profile-data: 16 K tokens per GPU"},
    word("prefill.overlap", PLANNER_TEXT("model", "Overlap"), std::span<const Choice>(overlaps.data(), 3), 2,
         PLANNER_TEXT("model", "How communication hides behind compute."), day_six),
    expert_imbalance("prefill.expert_imbalance"),
    token_imbalance("prefill.token_imbalance"),
    attention_imbalance("prefill.attention_imbalance"),
    ParameterInfo{.id = "prefill.load",
                  .label = PLANNER_TEXT("model", "Load"),
                  .unit = Unit::fraction,
                  .minimum = 0,
                  .maximum = 0.99,
                  .slider_from = 0,
                  .slider_to = 0.95,
                  .standard = 0.5,
                  .help = PLANNER_TEXT(
                      "model", "Share of the time that a prefill unit computes; sets the wait in the queue."),
                  .source = guess},
};

inline constexpr std::array modes{Choice{"disaggregated", PLANNER_TEXT("model", "prefill and decode apart")},
                                  Choice{"colocated", PLANNER_TEXT("model", "on the same GPUs")}};

inline constexpr std::array serving{
    word("serving.mode", PLANNER_TEXT("model", "Serving"), modes, 0,
         PLANNER_TEXT("model", "Colocated: prefill runs on the decode GPUs, and all of them wait for it."),
         day_six),
};

inline constexpr std::array prefill{
    whole("prefill.nodes", PLANNER_TEXT("model", "Nodes"), Unit::nodes, 1, 100000, 32, 4,
          PLANNER_TEXT("model", "Nodes of one prefill unit."), day_six),
    whole("prefill.ep", PLANNER_TEXT("model", "Expert parallel (EP)"), Unit::gpus, 1, 100000, 256, 32,
          PLANNER_TEXT("model", "GPUs over which the routed experts of a layer are spread."), day_six,
          follows_unit),
    whole("prefill.redundant_experts", PLANNER_TEXT("model", "Redundant experts"), Unit::count, 0, 65536, 256,
          32, PLANNER_TEXT("model", "Copies of routed experts per layer beyond one each, for balance."),
          day_six),
    whole("prefill.attention_tp", PLANNER_TEXT("model", "Attention TP"), Unit::gpus, 1, 1024, 16, 1,
          PLANNER_TEXT("model", "GPUs that share one attention rank."), day_six),
    ParameterInfo{
        .id = "prefill.cache_hit_rate",
        .label = PLANNER_TEXT("model", "Cache hit rate"),
        .unit = Unit::fraction,
        .minimum = 0,
        .maximum = 0.999,
        .slider_from = 0,
        .slider_to = 0.95,
        .standard = 0.5625,
        .help = PLANNER_TEXT("model", "Share of the input tokens whose KV is read from the disk cache."),
        .source = day_six},
    ParameterInfo{.id = "prefill.attended_tokens",
                  .label = PLANNER_TEXT("model", "Attended tokens, mean"),
                  .unit = Unit::tokens,
                  .scale = Scale::logarithmic,
                  .minimum = 0,
                  .maximum = 1e8,
                  .slider_from = 128,
                  .slider_to = 65536,
                  .standard = 2494.5,
                  .help =
                      PLANNER_TEXT("model", "Mean number of tokens that a computed input token attends to."),
                  .source = chapter_source,
                  .link = PLANNER_TEXT("model", "half of the mean decode context")},
    ParameterInfo{
        .id = "prefill.prompt_tokens",
        .label = PLANNER_TEXT("model", "Prompt length"),
        .unit = Unit::tokens,
        .scale = Scale::logarithmic,
        .minimum = 1,
        .maximum = 1e8,
        .slider_from = 128,
        .slider_to = 131072,
        .standard = 4096,
        .help = PLANNER_TEXT("model", "Mean prompt length; sets the KV held while prompts are in flight."),
        .source = guess},
    ParameterInfo{.id = "prefill.prompts_in_flight",
                  .label = PLANNER_TEXT("model", "Prompts in flight per GPU"),
                  .unit = Unit::requests,
                  .minimum = 0,
                  .maximum = 1e6,
                  .slider_from = 0,
                  .slider_to = 128,
                  .standard = 16,
                  .help =
                      PLANNER_TEXT("model", "Prompts whose KV a GPU holds: being computed or handed over."),
                  .source = guess},
    ParameterInfo{.id = "prefill.comm_buffer",
                  .label = PLANNER_TEXT("model", "Communication buffer"),
                  .unit = Unit::bytes,
                  .minimum = 0,
                  .maximum = 1e12,
                  .slider_from = 0,
                  .slider_to = 8e9,
                  .standard = 2e9,
                  .help = PLANNER_TEXT("model", "High-throughput all-to-all buffer of one GPU."),
                  .source = guess},
};

} // namespace planner::parameters
