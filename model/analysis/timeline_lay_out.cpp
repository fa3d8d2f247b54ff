// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/timeline_lay_out.h"

namespace planner {

namespace {

/// Whether the network starts or stops between two slots: there streams wait for each other first of all.
bool network_changes(const Slot& before, const Slot& after) {
    return (before.networks > 0) != (after.networks > 0) ||
           (before.networks > 0 && before.network[0].stage != after.network[0].stage);
}

} // namespace

std::vector<int> gaps_behind(const Schedule& schedule) {
    const auto& slots = schedule.sequence;
    std::vector<int> behind(slots.size(), 0);
    auto left = static_cast<int>(schedule.gaps);
    const auto take = [&](std::size_t index) {
        if (left > 0 && behind[index] == 0) {
            behind[index] = 1;
            --left;
        }
    };
    for (std::size_t index = 0; index + 1 < slots.size(); ++index)
        if (network_changes(slots[index], slots[index + 1]))
            take(index);
    for (std::size_t index = 0; index < slots.size(); ++index)
        take(index);
    behind.back() += left;
    return behind;
}

void close_lane(Timeline::Lane& lane, double period) {
    double busy = 0;
    double end = 0;
    const double rounding = 1e-9 * period;
    const auto idle_until = [&](double time) {
        if (time - end > rounding)
            lane.idle.push_back({end, time});
    };
    for (const auto& block : lane.blocks) {
        idle_until(block.start_s);
        busy += block.end_s - block.start_s;
        end = block.end_s;
    }
    idle_until(period);
    lane.busy_share = period > 0 ? busy / period : not_given;
}

} // namespace planner
