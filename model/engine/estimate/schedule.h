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

/// How the stages of a layer are ordered; the words of the inputs `decode.overlap` and `prefill.overlap`.
enum class Overlap : std::uint8_t { none, single_batch, two_micro_batches, five_stages };

/// A rule that orders the stages of one layer, and how many boundaries between stages it crosses. The step
/// time and the timeline chart both follow it.
struct Schedule {
    Overlap overlap{};
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

/// A whole prefill batch, nothing hidden.
inline constexpr std::array prefill_slots{compute({Stage::attention, 0}), compute({Stage::shared, 0}),
                                          network({Stage::dispatch, 0}), compute({Stage::mlp, 0}),
                                          network({Stage::combine, 0})};
/// The shared expert hides dispatch of the same batch.
inline constexpr std::array prefill_single_slots{compute({Stage::attention, 0}),
                                                 beside({Stage::shared, 0}, {Stage::dispatch, 0}),
                                                 compute({Stage::mlp, 0}), network({Stage::combine, 0})};

inline constexpr Schedule none{Overlap::none, none_slots, 3, 1};
inline constexpr Schedule single{Overlap::single_batch, single_slots, 3, 1};
inline constexpr Schedule two{Overlap::two_micro_batches, two_slots, 4, 2};
inline constexpr Schedule five{Overlap::five_stages, five_slots, 6, 2};
inline constexpr Schedule prefill_none{Overlap::none, prefill_slots, 4, 1};
inline constexpr Schedule prefill_single{Overlap::single_batch, prefill_single_slots, 4, 1};

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

/// What an overlap setting leaves to choose: the rule of a batch that runs whole, and the rule that splits it
/// into micro-batches, where the setting has one.
struct ScheduleChoice {
    const Schedule* whole;
    const Schedule* split = nullptr;

    const Schedule& in_use(bool is_split) const { return is_split && split != nullptr ? *split : *whole; }
};

/// The choice under `decode.overlap`; a batch that is not worth splitting still hides what one batch can.
constexpr ScheduleChoice decode_schedules(Overlap wanted) {
    switch (wanted) {
    case Overlap::none:
        return {&schedules::none};
    case Overlap::single_batch:
        return {&schedules::single};
    case Overlap::two_micro_batches:
        return {&schedules::single, &schedules::two};
    default:
        return {&schedules::single, &schedules::five};
    }
}

/// The choice under `prefill.overlap`. The five stages are decode's; here they mean two micro-batches.
constexpr ScheduleChoice prefill_schedules(Overlap wanted) {
    if (wanted == Overlap::single_batch)
        return {&schedules::prefill_single};
    return {&schedules::prefill_none, wanted == Overlap::none ? nullptr : &schedules::two};
}

/// A schedule, the stages of one of its micro-batches, and the time of a layer by it.
template <class N, class Stages> struct Scheduled {
    const Schedule* schedule;
    Stages stages;
    Stages whole; ///< stages of the batch whole, as layers without experts run it
    N layer;
    N whole_layer; ///< with the batch whole
    N split_layer; ///< with the batch split; the same where the setting never splits

    bool is_split() const { return schedule->micro_batches > 1; }
};

/// The faster of running the batch whole and, where the setting allows, of splitting it: here and nowhere
/// else is decided whether a split pays. `half()` gives the stages of half a batch.
template <class N, class Stages, class Half>
Scheduled<N, Stages> faster(const ScheduleChoice& choice, const N& gap, const Stages& whole, Half half) {
    const auto time = [&](const Schedule& schedule, const Stages& stages) -> N {
        return layer_time(schedule, gap, [&](Stage stage) -> N { return stage_time(stages, stage); });
    };
    const N whole_layer =
        part(PLANNER_TEXT("model", "Layer, batch whole"), Unit::seconds, time(*choice.whole, whole));
    if (choice.split == nullptr)
        return {choice.whole, whole, whole, whole_layer, whole_layer, whole_layer};
    const Stages split = half();
    const N split_layer =
        part(PLANNER_TEXT("model", "Layer, batch split"), Unit::seconds, time(*choice.split, split));
    if (value_of(split_layer) < value_of(whole_layer))
        return {choice.split, split, whole, split_layer, whole_layer, split_layer};
    return {choice.whole, whole, whole, whole_layer, whole_layer, split_layer};
}

} // namespace planner
