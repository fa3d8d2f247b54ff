// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figure_info.h"
#include "model/scenario/parameters/service.h"

#include <array>

/// Nodes of the whole service over one day, and the KV that moves between them.
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
    FigureInfo{"service.input_tokens_per_day", PLANNER_TEXT("model", "Input tokens of the day"), Unit::tokens,
               PLANNER_TEXT("model", "With growth; hits and misses.")},
    FigureInfo{"service.output_tokens_per_day", PLANNER_TEXT("model", "Output tokens of the day"),
               Unit::tokens, PLANNER_TEXT("model", "With growth.")},
    FigureInfo{"service.input_tokens_per_s", PLANNER_TEXT("model", "Input tokens per second"),
               Unit::tokens_per_s,
               PLANNER_TEXT("model", "Mean of the day, whole service, cache hits included.")},
    FigureInfo{"service.output_tokens_per_s", PLANNER_TEXT("model", "Output tokens per second"),
               Unit::tokens_per_s, PLANNER_TEXT("model", "Mean of the day, whole service.")},
    FigureInfo{
        "service.live_requests", PLANNER_TEXT("model", "Requests at once"), Unit::requests,
        PLANNER_TEXT("model", "Output tokens per second over the measured speed of one user: Little's law.")},
    FigureInfo{"service.prefill_nodes", PLANNER_TEXT("model", "Prefill nodes"), Unit::nodes,
               PLANNER_TEXT("model", "Mean demand over the node rate."), Better::lower},
    FigureInfo{"service.decode_nodes", PLANNER_TEXT("model", "Decode nodes"), Unit::nodes,
               PLANNER_TEXT("model", "Mean demand over the node rate."), Better::lower},
    FigureInfo{"service.total_nodes", PLANNER_TEXT("model", "Nodes from the rates"), Unit::nodes,
               PLANNER_TEXT("model", "Prefill and decode nodes; a cross-check of the published average."),
               Better::lower},
    FigureInfo{"service.average_nodes", PLANNER_TEXT("model", "Nodes, average"), Unit::nodes,
               PLANNER_TEXT("model", "What the service pays for, over the day."), Better::lower},
    FigureInfo{"service.peak_nodes", PLANNER_TEXT("model", "Nodes at peak"), Unit::nodes,
               PLANNER_TEXT("model", "Published, or sized for the busiest hour."), Better::lower},
    FigureInfo{"service.average_gpus", PLANNER_TEXT("model", "GPUs, average"), Unit::gpus,
               PLANNER_TEXT("model", "Average nodes times GPUs per node."), Better::lower},
    FigureInfo{"service.peak_gpus", PLANNER_TEXT("model", "GPUs at peak"), Unit::gpus,
               PLANNER_TEXT("model", "Peak nodes times GPUs per node."), Better::lower},
    FigureInfo{"service.decode_nodes_per_prefill_node",
               PLANNER_TEXT("model", "Decode nodes per prefill node"), Unit::ratio,
               PLANNER_TEXT("model", "Ratio of the two pools.")},
    FigureInfo{"service.prefill_units", PLANNER_TEXT("model", "Prefill units, mean"), Unit::count,
               PLANNER_TEXT("model", "Prefill nodes over the nodes of a unit, before rounding.")},
    FigureInfo{"service.decode_units", PLANNER_TEXT("model", "Decode units, mean"), Unit::count,
               PLANNER_TEXT("model", "Decode nodes over the nodes of a unit, before rounding.")},
    FigureInfo{
        "service.freed_node_hours", PLANNER_TEXT("model", "Node-hours freed"), Unit::count,
        PLANNER_TEXT("model", "Below the peak, over the day: what goes to research and training at night.")},
};

inline constexpr std::array handover{
    FigureInfo{"service.kv_transfer_bytes_per_s_per_prefill_node",
               PLANNER_TEXT("model", "KV hand-over per prefill node"), Unit::bytes_per_s,
               PLANNER_TEXT("model", "KV of all input tokens that a prefill node passes on.")},
    FigureInfo{"service.disk_read_bytes_per_s_per_prefill_node",
               PLANNER_TEXT("model", "Disk cache reads per prefill node"), Unit::bytes_per_s,
               PLANNER_TEXT("model", "KV of the cache hits that a prefill node reads.")},
    FigureInfo{"service.kv_transfer_link_share", PLANNER_TEXT("model", "KV hand-over, share of the NICs"),
               Unit::fraction, PLANNER_TEXT("model", "Of the network rate of one prefill node."),
               Better::lower},
    FigureInfo{"service.kv_transfer_bytes_per_s", PLANNER_TEXT("model", "KV hand-over, whole service"),
               Unit::bytes_per_s, PLANNER_TEXT("model", "Prefill to decode, mean of the day.")},
    FigureInfo{"service.kv_receive_bytes_per_s_per_decode_node",
               PLANNER_TEXT("model", "KV received per decode node"), Unit::bytes_per_s,
               PLANNER_TEXT("model", "The hand-over spread over the decode nodes.")},
    FigureInfo{"service.disk_read_bytes_per_s", PLANNER_TEXT("model", "Disk cache reads, whole service"),
               Unit::bytes_per_s, PLANNER_TEXT("model", "KV of the cache hits, mean of the day.")},
    FigureInfo{"service.cache_write_bytes_per_s", PLANNER_TEXT("model", "Disk cache writes, whole service"),
               Unit::bytes_per_s,
               PLANNER_TEXT("model", "KV of the misses and of the output, mean of the day.")},
    FigureInfo{"service.cache_bytes", PLANNER_TEXT("model", "Disk cache"), Unit::bytes,
               PLANNER_TEXT("model", "All that is written within the lifetime of cached KV.")},
    FigureInfo{"service.kv_bytes_per_request", PLANNER_TEXT("model", "KV of one request"), Unit::bytes,
               PLANNER_TEXT("model", "At the mean context of decode.")},
    FigureInfo{"service.kv_handover_s", PLANNER_TEXT("model", "KV hand-over of one request"), Unit::seconds,
               PLANNER_TEXT("model", "Over one NIC at its full rate."), Better::lower},
};

} // namespace planner::figures
