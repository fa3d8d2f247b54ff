// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/number.h"

#include <span>

namespace planner {

/// The stages of one MoE layer. ATTENTION is ATTN-0 and ATTN-1 in one; MLP is the experts' two
/// multiplications in one.
enum class Stage : std::uint8_t {
    attention0,
    attention1,
    attention,
    shared,
    dispatch,
    expert_up,
    expert_down,
    mlp,
    combine
};

/// One stage of one micro-batch.
struct Work {
    Stage stage;
    int micro_batch;
};

/// Work that runs side by side: compute one after the other, the network beside it. Never two computes at
/// once.
struct Slot {
    std::array<Work, 2> compute{};
    std::size_t computes = 0;
    std::array<Work, 1> network{};
    std::size_t networks = 0;
};

/// A rule that orders the stages of one layer, and how many boundaries between stages it crosses. The step
/// time and the timeline chart both follow it.
struct Schedule {
    std::span<const Slot> sequence;
    double gaps = 0;
    int micro_batches = 1;
};

namespace schedules {

constexpr Slot compute(Work work) { return {{work}, 1, {}, 0}; }
constexpr Slot network(Work work) { return {{}, 0, {work}, 1}; }
constexpr Slot beside(Work work, Work net) { return {{work}, 1, {net}, 1}; }
constexpr Slot beside(Work first, Work second, Work net) { return {{first, second}, 2, {net}, 1}; }

/// Nothing hides.
inline constexpr std::array none_slots{compute({Stage::attention0, 0}), compute({Stage::attention1, 0}),
                                       compute({Stage::shared, 0}),     network({Stage::dispatch, 0}),
                                       compute({Stage::mlp, 0}),        network({Stage::combine, 0})};

/// The shared expert hides dispatch and the down projection feeds combine, of the same batch.
inline constexpr std::array single_slots{compute({Stage::attention0, 0}), compute({Stage::attention1, 0}),
                                         beside({Stage::shared, 0}, {Stage::dispatch, 0}),
                                         compute({Stage::expert_up, 0}),
                                         beside({Stage::expert_down, 0}, {Stage::combine, 0})};

/// Prefill's two micro-batches (open-infra-index day 6, figure of the prefill overlap).
inline constexpr std::array two_slots{beside({Stage::attention, 1}, {Stage::shared, 0}, {Stage::combine, 0}),
                                      beside({Stage::attention, 0}, {Stage::dispatch, 1}),
                                      beside({Stage::mlp, 1}, {Stage::dispatch, 0}),
                                      beside({Stage::mlp, 0}, {Stage::shared, 1}, {Stage::combine, 1})};

/// Decode's five stages: attention is cut in two so that both halves can hide a transfer (day 6, decode
/// overlap).
inline constexpr std::array five_slots{
    beside({Stage::shared, 0}, {Stage::attention0, 1}, {Stage::dispatch, 0}),
    compute({Stage::mlp, 0}),
    beside({Stage::attention1, 1}, {Stage::combine, 0}),
    beside({Stage::shared, 1}, {Stage::attention0, 0}, {Stage::dispatch, 1}),
    compute({Stage::mlp, 1}),
    beside({Stage::attention1, 0}, {Stage::combine, 1})};

inline constexpr Schedule none{none_slots, 3, 1};
inline constexpr Schedule single{single_slots, 3, 1};
inline constexpr Schedule two{two_slots, 4, 2};
inline constexpr Schedule five{five_slots, 6, 2};

} // namespace schedules

/// The time of one layer by a schedule; `time_of(Stage)` is the time of a stage of one micro-batch.
template <class N, class TimeOf> N layer_time(const Schedule& schedule, const N& gap, TimeOf time_of) {
    N total = gap * schedule.gaps;
    for (const auto& slot : schedule.sequence) {
        N compute(0.0);
        for (std::size_t index = 0; index < slot.computes; ++index)
            compute =
                index == 0 ? time_of(slot.compute[0].stage) : compute + time_of(slot.compute[index].stage);
        if (slot.networks == 0)
            total = total + compute;
        else if (slot.computes == 0)
            total = total + time_of(slot.network[0].stage);
        else
            total = total + larger(compute, time_of(slot.network[0].stage));
    }
    return total;
}

} // namespace planner
