// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters/units.h"

/// The traffic of a day, how the service is sized for it, and questions about services of another size.
namespace planner::parameters {

inline constexpr std::array profiles{Choice{"flat", PLANNER_TEXT("model", "flat")},
                                     Choice{"published", PLANNER_TEXT("model", "published nodes")},
                                     Choice{"income", PLANNER_TEXT("model", "published income")},
                                     Choice{"custom", PLANNER_TEXT("model", "own column")}};
inline constexpr std::array node_sources{Choice{"published", PLANNER_TEXT("model", "published day")},
                                         Choice{"sized", PLANNER_TEXT("model", "sized from demand")}};
inline constexpr std::array roundings{Choice{"fractional", PLANNER_TEXT("model", "as demand asks")},
                                      Choice{"whole", PLANNER_TEXT("model", "whole units")}};
inline constexpr std::array rate_sources{Choice{"measured", PLANNER_TEXT("model", "measured")},
                                         Choice{"estimate", PLANNER_TEXT("model", "estimate")},
                                         Choice{"typed", PLANNER_TEXT("model", "typed")}};
inline constexpr std::array step_unknowns{Choice{"batch", PLANNER_TEXT("model", "batch")},
                                          Choice{"rate", PLANNER_TEXT("model", "rate")},
                                          Choice{"step", PLANNER_TEXT("model", "step")}};

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

constexpr ParameterInfo typed_rate(std::string_view id, const char* label, double slider_to) {
    return {.id = id,
            .label = label,
            .unit = Unit::tokens_per_s,
            .minimum = 0,
            .maximum = 1e9,
            .slider_to = slider_to,
            .standard = not_given,
            .help = PLANNER_TEXT("model", "Used where the rate of a node is typed."),
            .source = own_value,
            .optional = true};
}

inline constexpr std::array workload{
    per_day("workload.input_tokens_per_day", PLANNER_TEXT("model", "Input tokens per day"), 608e9,
            PLANNER_TEXT("model", "Prompt tokens that arrive in a day, cache hits included.")),
    per_day("workload.output_tokens_per_day", PLANNER_TEXT("model", "Output tokens per day"), 168e9,
            PLANNER_TEXT("model", "Tokens generated in a day.")),
    ParameterInfo{.id = "workload.growth",
                  .label = PLANNER_TEXT("model", "Growth"),
                  .unit = Unit::ratio,
                  .scale = Scale::logarithmic,
                  .minimum = 0,
                  .maximum = 1e6,
                  .slider_from = 0.1,
                  .slider_to = 10,
                  .standard = 1,
                  .help = PLANNER_TEXT("model", "Multiplies the tokens of the day, input and output alike."),
                  .source = no_growth},
    word("workload.profile", PLANNER_TEXT("model", "Traffic by hour"), profiles, 1,
         PLANNER_TEXT("model", "How the day's tokens spread over its hours; the mix stays the same all day."),
         day_six),
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
    word("service.rounding", PLANNER_TEXT("model", "Nodes paid"), roundings, 0,
         PLANNER_TEXT("model", "Sized nodes: demand over node rate, or the whole units of every hour."),
         own_value),
    word("service.rate_source", PLANNER_TEXT("model", "Rate of a node"), rate_sources, 0,
         PLANNER_TEXT("model", "What sized nodes rest on; a measured rate is scaled by the prediction."),
         own_value),
    typed_rate("service.typed_decode_tokens_per_node_s", PLANNER_TEXT("model", "Decode rate, typed"), 50e3),
    typed_rate("service.typed_prefill_tokens_per_node_s", PLANNER_TEXT("model", "Prefill rate, typed"),
               200e3),
    ParameterInfo{.id = "service.headroom",
                  .label = PLANNER_TEXT("model", "Headroom"),
                  .unit = Unit::fraction,
                  .minimum = 0,
                  .maximum = 10,
                  .slider_to = 1,
                  .standard = 0,
                  .help = PLANNER_TEXT("model", "Whole units carry this much more than the hour's demand."),
                  .source = own_value},
    whole("service.min_prefill_units", PLANNER_TEXT("model", "Prefill units, at least"), Unit::count, 0, 1e5,
          50, 1, PLANNER_TEXT("model", "Whole units that run at any hour."), own_value),
    whole("service.min_decode_units", PLANNER_TEXT("model", "Decode units, at least"), Unit::count, 0, 1e5,
          20, 1, PLANNER_TEXT("model", "Whole units that run at any hour."), own_value),
    whole(
        "service.stay_hours", PLANNER_TEXT("model", "A unit stays"), Unit::hours, 1, 24, 24, 1,
        PLANNER_TEXT(
            "model",
            "Hours for which a unit runs once it is started, and goes on from the last hour that needs it."),
        own_value),
    ParameterInfo{.id = "service.cache_lifetime_hours",
                  .label = PLANNER_TEXT("model", "Lifetime of cached KV"),
                  .unit = Unit::hours,
                  .scale = Scale::logarithmic,
                  .minimum = 0,
                  .maximum = 1e6,
                  .slider_from = 1,
                  .slider_to = 720,
                  .standard = 24,
                  .help = PLANNER_TEXT("model", "How long the disk cache keeps what was written."),
                  .source = guess},
};

constexpr ParameterInfo asked(std::string_view id, const char* label, Unit unit, double slider_from,
                              double slider_to, double standard, const char* help, const char* source) {
    return {.id = id,
            .label = label,
            .unit = unit,
            .scale = Scale::logarithmic,
            .minimum = 0,
            .maximum = 1e12,
            .slider_from = slider_from,
            .slider_to = slider_to,
            .standard = standard,
            .help = help,
            .source = source};
}

inline constexpr const char* step_question = "sgl-project/sglang #6017";

inline constexpr std::array question{
    asked("question.users", PLANNER_TEXT("model", "Users at once"), Unit::requests, 1, 1e6, 10000,
          PLANNER_TEXT("model", "Requests that are generating at the same time."), own_value),
    asked("question.user_tokens_per_s", PLANNER_TEXT("model", "Speed of one user"), Unit::tokens_per_s, 1,
          200, 20, PLANNER_TEXT("model", "Output tokens per second that each of them receives."), own_value),
    asked("question.output_tokens", PLANNER_TEXT("model", "Output tokens of a request"), Unit::tokens, 16,
          32768, 1000, PLANNER_TEXT("model", "Mean length of an answer."), guess),
    ParameterInfo{.id = "question.input_tokens",
                  .label = PLANNER_TEXT("model", "Input tokens of a request"),
                  .unit = Unit::tokens,
                  .scale = Scale::logarithmic,
                  .minimum = 0,
                  .maximum = 1e12,
                  .slider_from = 16,
                  .slider_to = 131072,
                  .standard = 608e9 / 168e9 * 1000,
                  .help = PLANNER_TEXT("model", "Mean length of a prompt, cache hits included."),
                  .source = day_six,
                  .link = PLANNER_TEXT("model", "output length in the day's mix"),
                  .optional = true},
    word("question.unknown", PLANNER_TEXT("model", "Wanted"), step_unknowns, 2,
         PLANNER_TEXT("model", "Which of batch, rate and step follows from the other two."), own_value),
    asked("question.batch", PLANNER_TEXT("model", "Batch in the log"), Unit::requests, 1, 1024, 43,
          PLANNER_TEXT("model", "Requests that run on the rank."), step_question),
    asked("question.tokens_per_s", PLANNER_TEXT("model", "Rate in the log"), Unit::tokens_per_s, 10, 1e5, 385,
          PLANNER_TEXT("model", "Output tokens per second of the rank."), step_question),
    asked("question.step_s", PLANNER_TEXT("model", "Step in the log"), Unit::seconds, 1e-3, 1, 0.1,
          PLANNER_TEXT("model", "Time between two tokens of one request."), own_value),
};

} // namespace planner::parameters
