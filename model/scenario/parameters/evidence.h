// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters/units.h"

/// Measured figures of the published plan, and the chapter's rounded constants.
namespace planner::parameters {

constexpr ParameterInfo observed(std::string_view id, const char* label, Unit unit, double maximum,
                                 double slider_to, double standard, const char* help) {
    return {.id = id,
            .label = label,
            .unit = unit,
            .minimum = 0,
            .maximum = maximum,
            .slider_to = slider_to,
            .standard = standard,
            .help = help,
            .source = day_six,
            .optional = true};
}

inline constexpr std::array measured{
    observed("measured.decode_tokens_per_node_s", PLANNER_TEXT("model", "Decode rate per node"),
             Unit::tokens_per_s, 1e9, 50e3, 14800,
             PLANNER_TEXT("model", "Output tokens per second of one decode node.")),
    observed("measured.prefill_tokens_per_node_s", PLANNER_TEXT("model", "Prefill rate per node"),
             Unit::tokens_per_s, 1e9, 200e3, 73700,
             PLANNER_TEXT("model", "Input tokens per second of one prefill node, cache hits included.")),
    observed("measured.user_tokens_per_s", PLANNER_TEXT("model", "Speed of one user"), Unit::tokens_per_s,
             1e6, 100, 21, PLANNER_TEXT("model", "Output tokens per second that one request receives.")),
    observed("measured.user_tokens_per_s_low", PLANNER_TEXT("model", "Speed of one user, low end"),
             Unit::tokens_per_s, 1e6, 100, 20, PLANNER_TEXT("model", "Low end of the published range.")),
    observed("measured.user_tokens_per_s_high", PLANNER_TEXT("model", "Speed of one user, high end"),
             Unit::tokens_per_s, 1e6, 100, 22, PLANNER_TEXT("model", "High end of the published range.")),
    observed("measured.average_nodes", PLANNER_TEXT("model", "Nodes, average of the day"), Unit::nodes, 1e6,
             1000, 226.75, PLANNER_TEXT("model", "Nodes in use, averaged over the published day.")),
    observed("measured.peak_nodes", PLANNER_TEXT("model", "Nodes at peak"), Unit::nodes, 1e6, 1000, 278,
             PLANNER_TEXT("model", "Most nodes in use at once on the published day.")),
    observed("measured.income_per_day_usd", PLANNER_TEXT("model", "Theoretical income of the day"), Unit::usd,
             1e12, 2e6, 562027,
             PLANNER_TEXT("model", "Published income if every token were paid at R1's price.")),
};

constexpr ParameterInfo constant(std::string_view id, const char* label, double slider_from, double slider_to,
                                 double standard, const char* help, const char* link) {
    return {.id = id,
            .label = label,
            .unit = Unit::parameters,
            .scale = Scale::logarithmic,
            .minimum = 1,
            .maximum = 1e15,
            .slider_from = slider_from,
            .slider_to = slider_to,
            .standard = standard,
            .help = help,
            .source = chapter_source,
            .link = link};
}

inline constexpr std::array chapter{
    constant("chapter.attention_params_per_layer", PLANNER_TEXT("model", "Attention parameters per layer"),
             1e6, 1e9, 187e6,
             PLANNER_TEXT("model", "Used by the hand calculation; the chapter rounds to 187 million."),
             PLANNER_TEXT("model", "the architecture's own count")),
    constant("chapter.expert_params", PLANNER_TEXT("model", "Parameters of one expert"), 1e5, 1e9, 44e6,
             PLANNER_TEXT("model", "Used by the hand calculation; the chapter rounds to 44 million."),
             PLANNER_TEXT("model", "the architecture's own count")),
    constant("chapter.activated_params", PLANNER_TEXT("model", "Activated parameters"), 1e8, 1e12, 37e9,
             PLANNER_TEXT("model", "Used by the hand calculation; the chapter rounds to 37 billion."),
             PLANNER_TEXT("model", "the architecture's own count")),
    ParameterInfo{
        .id = "chapter.bound_multiple_low",
        .label = PLANNER_TEXT("model", "Real systems, low end"),
        .unit = Unit::ratio,
        .minimum = 1,
        .maximum = 100,
        .slider_from = 1,
        .slider_to = 5,
        .standard = 1.5,
        .help = PLANNER_TEXT("model", "The chapter's advice: a real step takes 1.5 to 2.5 times the bound."),
        .source = chapter_source},
    ParameterInfo{
        .id = "chapter.bound_multiple_high",
        .label = PLANNER_TEXT("model", "Real systems, high end"),
        .unit = Unit::ratio,
        .minimum = 1,
        .maximum = 100,
        .slider_from = 1,
        .slider_to = 5,
        .standard = 2.5,
        .help = PLANNER_TEXT("model", "The chapter's advice: a real step takes 1.5 to 2.5 times the bound."),
        .source = chapter_source},
};

} // namespace planner::parameters
