// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/timeline.h"

#include <algorithm>

namespace planner {

/// How many of the schedule's gaps follow each slot. Where there are fewer gaps than slots, the boundaries
/// at which the network changes come first, then the other inner ones.
std::vector<int> gaps_behind(const Schedule& schedule);

/// Notes when a lane waits within the period, and how busy it is.
void close_lane(Timeline::Lane& lane, double period);

/// Lays the stages out in time; the period must be known.
template <class FigureOf, class TimeOf>
void lay_out(Timeline& result, const Schedule& schedule, double gap, FigureOf figure, TimeOf time) {
    const auto behind = gaps_behind(schedule);
    double start = 0;
    for (std::size_t index = 0; index < schedule.sequence.size(); ++index) {
        const auto& slot = schedule.sequence[index];
        if (index > 0)
            result.boundaries.push_back(start);
        const auto run = [&](Timeline::Lane& lane, auto& works, std::size_t count) {
            double end = start;
            for (std::size_t work = 0; work < count; ++work) {
                const auto& [stage, micro_batch] = works[work];
                const double seconds = time(stage);
                if (seconds > 0)
                    lane.blocks.push_back({stage, micro_batch, end, end + seconds, figure(stage)});
                end += seconds;
            }
            return end;
        };
        const double computed = run(result.compute, slot.compute, slot.computes);
        const double sent = run(result.network, slot.network, slot.networks);
        start = std::max(computed, sent) + gap * behind[index];
    }
    close_lane(result.compute, result.period_s);
    close_lane(result.network, result.period_s);
    result.bottleneck =
        result.network.busy_share > result.compute.busy_share ? Resource::network : Resource::compute;
}

} // namespace planner
