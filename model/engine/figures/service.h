// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figure_info.h"
#include "model/scenario/parameters/serving.h"

#include <array>

/// Nodes, traffic between them, and money, for one day of the whole service.
namespace planner::figures {

inline constexpr std::array service{
    FigureInfo{"service.node_source", PLANNER_TEXT("model", "Nodes of the service"), Unit::choice,
               PLANNER_TEXT("model", "Published, or sized from demand and node rate after an edit."),
               Better::neither, parameters::node_sources},
    FigureInfo{"service.decode_speed_up", PLANNER_TEXT("model", "Decode rate against the published plan"),
               Unit::ratio, PLANNER_TEXT("model", "Prediction now over prediction of the published plan."),
               Better::higher},
    FigureInfo{"service.prefill_speed_up", PLANNER_TEXT("model", "Prefill rate against the published plan"),
               Unit::ratio, PLANNER_TEXT("model", "Prediction now over prediction of the published plan."),
               Better::higher},
    FigureInfo{"service.decode_tokens_per_node_s", PLANNER_TEXT("model", "Decode rate per node"),
               Unit::tokens_per_s,
               PLANNER_TEXT("model", "Measured rate, scaled by prediction where the nodes are sized."),
               Better::higher},
    FigureInfo{
        "service.prefill_tokens_per_node_s", PLANNER_TEXT("model", "Prefill rate per node"),
        Unit::tokens_per_s,
        PLANNER_TEXT("model", "Input tokens, hits included; scaled by prediction where the nodes are sized."),
        Better::higher},
    FigureInfo{"service.prefill_nodes", PLANNER_TEXT("model", "Prefill nodes"), Unit::nodes,
               PLANNER_TEXT("model", "Mean demand over the node rate."), Better::lower},
    FigureInfo{"service.decode_nodes", PLANNER_TEXT("model", "Decode nodes"), Unit::nodes,
               PLANNER_TEXT("model", "Mean demand over the node rate."), Better::lower},
    FigureInfo{"service.total_nodes", PLANNER_TEXT("model", "Nodes from the rates"), Unit::nodes,
               PLANNER_TEXT("model", "Prefill and decode nodes; a cross-check of the published average."),
               Better::lower},
    FigureInfo{"service.average_nodes", PLANNER_TEXT("model", "Nodes, average"), Unit::nodes,
               PLANNER_TEXT("model", "What the service pays for, over the day."), Better::lower},
    FigureInfo{
        "service.peak_nodes", PLANNER_TEXT("model", "Nodes at peak"), Unit::nodes,
        PLANNER_TEXT("model", "Published, or the average with the published ratio of peak to average."),
        Better::lower},
    FigureInfo{"service.average_gpus", PLANNER_TEXT("model", "GPUs, average"), Unit::gpus,
               PLANNER_TEXT("model", "Average nodes times GPUs per node."), Better::lower},
    FigureInfo{"service.peak_gpus", PLANNER_TEXT("model", "GPUs at peak"), Unit::gpus,
               PLANNER_TEXT("model", "Peak nodes times GPUs per node."), Better::lower},
    FigureInfo{"service.decode_nodes_per_prefill_node",
               PLANNER_TEXT("model", "Decode nodes per prefill node"), Unit::ratio,
               PLANNER_TEXT("model", "Ratio of the two pools.")},
    FigureInfo{"service.kv_transfer_bytes_per_s_per_prefill_node",
               PLANNER_TEXT("model", "KV hand-over per prefill node"), Unit::bytes_per_s,
               PLANNER_TEXT("model", "KV of all input tokens that a prefill node passes on.")},
    FigureInfo{"service.disk_read_bytes_per_s_per_prefill_node",
               PLANNER_TEXT("model", "Disk cache reads per prefill node"), Unit::bytes_per_s,
               PLANNER_TEXT("model", "KV of the cache hits that a prefill node reads.")},
};

inline constexpr std::array money{
    FigureInfo{"service.cost_per_day_usd", PLANNER_TEXT("model", "Cost per day"), Unit::usd,
               PLANNER_TEXT("model", "Rent of the average nodes for a day."), Better::lower},
    FigureInfo{"service.revenue_hit_per_day_usd", PLANNER_TEXT("model", "Revenue, cache hits"), Unit::usd,
               PLANNER_TEXT("model", "Input tokens read from the cache, at list price."), Better::higher},
    FigureInfo{"service.revenue_miss_per_day_usd", PLANNER_TEXT("model", "Revenue, cache misses"), Unit::usd,
               PLANNER_TEXT("model", "Input tokens that are computed, at list price."), Better::higher},
    FigureInfo{"service.revenue_output_per_day_usd", PLANNER_TEXT("model", "Revenue, output"), Unit::usd,
               PLANNER_TEXT("model", "Output tokens at list price."), Better::higher},
    FigureInfo{"service.revenue_per_day_usd", PLANNER_TEXT("model", "Revenue per day, theoretical"),
               Unit::usd,
               PLANNER_TEXT("model", "As if every token were paid at list price; not what was earned."),
               Better::higher},
    FigureInfo{"service.profit_per_day_usd", PLANNER_TEXT("model", "Profit per day, theoretical"), Unit::usd,
               PLANNER_TEXT("model", "Theoretical revenue less cost."), Better::higher},
    FigureInfo{"measured.profit_per_day_usd", PLANNER_TEXT("model", "Published profit per day"), Unit::usd,
               PLANNER_TEXT("model", "Published income less the cost of the published nodes.")},
    FigureInfo{"service.markup", PLANNER_TEXT("model", "Markup on cost"), Unit::fraction,
               PLANNER_TEXT("model", "Profit over cost: what the published 545 % means."), Better::higher},
    FigureInfo{"service.gross_margin", PLANNER_TEXT("model", "Gross margin"), Unit::fraction,
               PLANNER_TEXT("model", "Profit over revenue."), Better::higher},
    FigureInfo{"service.usd_per_million_output_tokens",
               PLANNER_TEXT("model", "Cost per million output tokens, all-in"), Unit::usd_per_million,
               PLANNER_TEXT("model", "Whole cost over the output tokens."), Better::lower},
    FigureInfo{"service.usd_per_million_input_tokens",
               PLANNER_TEXT("model", "Cost per million input tokens, all-in"), Unit::usd_per_million,
               PLANNER_TEXT("model", "Whole cost over the input tokens."), Better::lower},
    FigureInfo{"service.usd_per_million_output_tokens_decode_pool",
               PLANNER_TEXT("model", "Cost per million output tokens, decode pool"), Unit::usd_per_million,
               PLANNER_TEXT("model", "Cost of the decode nodes over the output tokens."), Better::lower},
    FigureInfo{"service.usd_per_million_input_tokens_prefill_pool",
               PLANNER_TEXT("model", "Cost per million input tokens, prefill pool"), Unit::usd_per_million,
               PLANNER_TEXT("model", "Cost of the prefill nodes over the input tokens."), Better::lower},
};

} // namespace planner::figures
