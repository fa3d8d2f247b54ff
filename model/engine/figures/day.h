// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figure_info.h"

#include <array>

/// The day by hour in whole units.
namespace planner::figures {

inline constexpr std::array pools{Choice{"prefill", PLANNER_TEXT("model", "prefill")},
                                  Choice{"decode", PLANNER_TEXT("model", "decode")}};

inline constexpr std::array day{
    FigureInfo{"service.peak_over_mean", PLANNER_TEXT("model", "Busiest hour over the mean"), Unit::ratio,
               PLANNER_TEXT("model", "Demand of the busiest hour of the profile over the mean of the day.")},
    FigureInfo{"service.units.peak_prefill_units", PLANNER_TEXT("model", "Prefill units, busiest hour"),
               Unit::count, PLANNER_TEXT("model", "Whole units."), Better::lower},
    FigureInfo{"service.units.peak_decode_units", PLANNER_TEXT("model", "Decode units, busiest hour"),
               Unit::count, PLANNER_TEXT("model", "Whole units."), Better::lower},
    FigureInfo{"service.units.low_prefill_units", PLANNER_TEXT("model", "Prefill units, quietest hour"),
               Unit::count, PLANNER_TEXT("model", "Whole units."), Better::lower},
    FigureInfo{"service.units.low_decode_units", PLANNER_TEXT("model", "Decode units, quietest hour"),
               Unit::count, PLANNER_TEXT("model", "Whole units."), Better::lower},
    FigureInfo{"service.units.prefill_nodes", PLANNER_TEXT("model", "Prefill nodes, whole units"),
               Unit::nodes, PLANNER_TEXT("model", "Mean of the day."), Better::lower},
    FigureInfo{"service.units.decode_nodes", PLANNER_TEXT("model", "Decode nodes, whole units"), Unit::nodes,
               PLANNER_TEXT("model", "Mean of the day."), Better::lower},
    FigureInfo{
        "service.units.average_nodes", PLANNER_TEXT("model", "Nodes, whole units, average"), Unit::nodes,
        PLANNER_TEXT("model", "Both pools, rounded apart in every hour, with headroom, minimum and stay."),
        Better::lower},
    FigureInfo{"service.units.peak_nodes", PLANNER_TEXT("model", "Nodes, whole units, at peak"), Unit::nodes,
               PLANNER_TEXT("model", "Most nodes in one hour."), Better::lower},
    FigureInfo{
        "service.units.prefill_utilisation", PLANNER_TEXT("model", "Prefill pool in use"), Unit::fraction,
        PLANNER_TEXT("model", "Demand over what the whole units of the day can carry."), Better::higher},
    FigureInfo{
        "service.units.decode_utilisation", PLANNER_TEXT("model", "Decode pool in use"), Unit::fraction,
        PLANNER_TEXT("model", "Demand over what the whole units of the day can carry."), Better::higher},
    FigureInfo{"service.units.utilisation", PLANNER_TEXT("model", "Whole units in use"), Unit::fraction,
               PLANNER_TEXT("model", "Nodes that demand needs over nodes of the whole units."),
               Better::higher},
    FigureInfo{"service.units.idle_share", PLANNER_TEXT("model", "Idle share of whole units"), Unit::fraction,
               PLANNER_TEXT("model", "What rounding, headroom, minimum and stay leave unused."),
               Better::lower},
    FigureInfo{"service.units.freed_node_hours", PLANNER_TEXT("model", "Node-hours freed, whole units"),
               Unit::count, PLANNER_TEXT("model", "Below the peak, over the day.")},
    FigureInfo{"service.units.first_saturated", PLANNER_TEXT("model", "Pool that saturates first"),
               Unit::choice, PLANNER_TEXT("model", "The pool with the higher load in the busiest hour."),
               Better::neither, pools},
    FigureInfo{"service.units.published_gap_nodes",
               PLANNER_TEXT("model", "Largest gap to the published nodes"), Unit::nodes,
               PLANNER_TEXT("model", "Of the hourly means; whole units against the published day."),
               Better::lower},
};

} // namespace planner::figures
