// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figure_info.h"
#include "model/engine/figures/day.h"

#include <array>

/// Answers to questions about a service of another size.
namespace planner::figures {

inline constexpr std::array question{
    FigureInfo{"question.decode_nodes_needed", PLANNER_TEXT("model", "Decode nodes for these users"),
               Unit::nodes, PLANNER_TEXT("model", "Before rounding to units."), Better::lower},
    FigureInfo{"question.prefill_nodes_needed", PLANNER_TEXT("model", "Prefill nodes for these users"),
               Unit::nodes, PLANNER_TEXT("model", "Before rounding to units."), Better::lower},
    FigureInfo{"question.decode_units", PLANNER_TEXT("model", "Decode units for these users"), Unit::count,
               PLANNER_TEXT("model", "Whole units."), Better::lower},
    FigureInfo{"question.prefill_units", PLANNER_TEXT("model", "Prefill units for these users"), Unit::count,
               PLANNER_TEXT("model", "Whole units."), Better::lower},
    FigureInfo{"question.nodes", PLANNER_TEXT("model", "Nodes for these users"), Unit::nodes,
               PLANNER_TEXT("model", "Whole units of both pools."), Better::lower},
    FigureInfo{"question.gpus", PLANNER_TEXT("model", "GPUs for these users"), Unit::gpus,
               PLANNER_TEXT("model", "Whole units of both pools."), Better::lower},
    FigureInfo{"question.usd_per_hour", PLANNER_TEXT("model", "Cost per hour for these users"),
               Unit::usd_per_hour, PLANNER_TEXT("model", "Of all GPUs together."), Better::lower},
    FigureInfo{"question.decode_utilisation", PLANNER_TEXT("model", "Decode units in use"), Unit::fraction,
               PLANNER_TEXT("model", "Nodes needed over nodes of the units."), Better::higher},
    FigureInfo{"question.prefill_utilisation", PLANNER_TEXT("model", "Prefill units in use"), Unit::fraction,
               PLANNER_TEXT("model", "Nodes needed over nodes of the units."), Better::higher},
    FigureInfo{"question.prefill_requests_per_s", PLANNER_TEXT("model", "Requests per prefill node"),
               Unit::requests_per_s, PLANNER_TEXT("model", "Rate of a node over the input of a request."),
               Better::higher},
    FigureInfo{"question.decode_requests_per_s", PLANNER_TEXT("model", "Requests per decode node"),
               Unit::requests_per_s, PLANNER_TEXT("model", "Rate of a node over the output of a request."),
               Better::higher},
    FigureInfo{"question.decode_nodes_per_prefill_node",
               PLANNER_TEXT("model", "Decode nodes per prefill node, by lengths"), Unit::ratio,
               PLANNER_TEXT("model", "For requests of these lengths.")},
    FigureInfo{"question.first_saturated", PLANNER_TEXT("model", "First to saturate, one unit of each"),
               Unit::choice,
               PLANNER_TEXT("model", "The unit that serves fewer requests of these lengths per second."),
               Better::neither, pools},
    FigureInfo{"question.prefill_units_needed_per_decode_unit",
               PLANNER_TEXT("model", "Prefill units per decode unit"), Unit::ratio,
               PLANNER_TEXT("model", "Before rounding; keeps one decode unit busy.")},
    FigureInfo{"question.prefill_units_per_decode_unit",
               PLANNER_TEXT("model", "Prefill units per decode unit, whole"), Unit::count,
               PLANNER_TEXT("model", "Rounded up.")},
    FigureInfo{"question.group_gpus", PLANNER_TEXT("model", "GPUs of that group"), Unit::gpus,
               PLANNER_TEXT("model", "One decode unit and its prefill units.")},
    FigureInfo{"question.group_idle_share", PLANNER_TEXT("model", "Idle share of its prefill units"),
               Unit::fraction, PLANNER_TEXT("model", "What rounding up leaves unused."), Better::lower},
    FigureInfo{"question.request_usd", PLANNER_TEXT("model", "Revenue of one request"), Unit::usd,
               PLANNER_TEXT("model", "These lengths at list price and the day's cache hit rate.")},
    FigureInfo{"question.request_usd_all_missed", PLANNER_TEXT("model", "Revenue of one request, all missed"),
               Unit::usd, PLANNER_TEXT("model", "As if every input token were billed as a miss.")},
    FigureInfo{"question.log_batch", PLANNER_TEXT("model", "Batch"), Unit::requests,
               PLANNER_TEXT("model", "As in the log, or rate times step.")},
    FigureInfo{"question.log_tokens_per_s", PLANNER_TEXT("model", "Rate of the rank"), Unit::tokens_per_s,
               PLANNER_TEXT("model", "As in the log, or batch over step.")},
    FigureInfo{"question.log_step_s", PLANNER_TEXT("model", "Step"), Unit::seconds,
               PLANNER_TEXT("model", "As in the log, or batch over rate.")},
    FigureInfo{"question.log_user_tokens_per_s", PLANNER_TEXT("model", "Speed of one user by the log"),
               Unit::tokens_per_s, PLANNER_TEXT("model", "One over the step.")},
};

} // namespace planner::figures
