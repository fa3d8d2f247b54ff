// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/stage_what_if.h"

#include "model/analysis/timeline_lay_out.h"

namespace planner {

namespace {

constexpr Work of(Stage stage, int micro_batch) { return {stage, micro_batch}; }

/// Two micro-batches one after the other, as `schedules::none` orders one.
constexpr auto serial_slots = [] {
    std::array<Slot, 2 * schedules::none_slots.size()> slots{};
    for (std::size_t index = 0; index < slots.size(); ++index) {
        const bool second = index >= schedules::none_slots.size();
        slots[index] = schedules::none_slots[index % schedules::none_slots.size()];
        slots[index].compute[0].micro_batch = slots[index].network[0].micro_batch = second ? 1 : 0;
    }
    return slots;
}();

/// Five stages without the cut through attention, which then hides the dispatch, or the combine.
constexpr std::array hides_dispatch_slots{
    schedules::beside(of(Stage::shared, 0), of(Stage::attention, 1), of(Stage::dispatch, 0)),
    schedules::compute(of(Stage::mlp, 0)),
    schedules::network(of(Stage::combine, 0)),
    schedules::beside(of(Stage::shared, 1), of(Stage::attention, 0), of(Stage::dispatch, 1)),
    schedules::compute(of(Stage::mlp, 1)),
    schedules::network(of(Stage::combine, 1))};
constexpr std::array hides_combine_slots{schedules::beside(of(Stage::shared, 0), of(Stage::dispatch, 0)),
                                         schedules::compute(of(Stage::mlp, 0)),
                                         schedules::beside(of(Stage::attention, 1), of(Stage::combine, 0)),
                                         schedules::beside(of(Stage::shared, 1), of(Stage::dispatch, 1)),
                                         schedules::compute(of(Stage::mlp, 1)),
                                         schedules::beside(of(Stage::attention, 0), of(Stage::combine, 1))};

constexpr Schedule serial{Overlap::none, serial_slots, 0, 2};
constexpr Schedule hides_dispatch{Overlap::five_stages, hides_dispatch_slots, 0, 2};
constexpr Schedule hides_combine{Overlap::five_stages, hides_combine_slots, 0, 2};

const Schedule& schedule_of(Overlap overlap) {
    switch (overlap) {
    case Overlap::two_micro_batches:
        return schedules::two;
    case Overlap::five_stages:
        return schedules::five;
    default:
        return serial;
    }
}

double period(const StageTimes& times, const Schedule& schedule) {
    return layer_time(schedule, 0.0, [&](Stage stage) { return times.of(stage); });
}

} // namespace

double StageTimes::of(Stage stage) const {
    switch (stage) {
    case Stage::attention0:
        return attention0;
    case Stage::attention1:
        return attention1;
    case Stage::attention:
        return attention0 + attention1;
    case Stage::shared:
        return shared;
    case Stage::dispatch:
        return dispatch;
    case Stage::expert_up:
        return mlp * 2 / 3; // two of an expert's three matrices
    case Stage::expert_down:
        return mlp / 3;
    case Stage::mlp:
        return mlp;
    default:
        return combine;
    }
}

double* StageTimes::slot(Stage stage) {
    switch (stage) {
    case Stage::attention0:
        return &attention0;
    case Stage::attention1:
        return &attention1;
    case Stage::shared:
        return &shared;
    case Stage::dispatch:
        return &dispatch;
    case Stage::mlp:
        return &mlp;
    case Stage::combine:
        return &combine;
    default:
        return nullptr;
    }
}

Timeline what_if_timeline(const StageTimes& times, Overlap overlap) {
    const auto& schedule = schedule_of(overlap);
    Timeline result;
    result.overlap = overlap;
    result.micro_batches = schedule.micro_batches;
    result.period_s = period(times, schedule);
    lay_out(
        result, schedule, 0.0, [](Stage) { return Figure{}; }, [&](Stage stage) { return times.of(stage); });
    return result;
}

OverlapGain overlap_gain(const StageTimes& times, Overlap overlap) {
    const double compute = times.attention0 + times.attention1 + times.shared + times.mlp;
    const double network = times.dispatch + times.combine;
    return {period(times, serial), period(times, schedule_of(overlap)), 2 * std::max(compute, network),
            std::min(period(times, hides_dispatch), period(times, hides_combine))};
}

StageTimes stage_times(const Plan& plan, ServingUnit unit) {
    if (unit == ServingUnit::decode)
        return {plan["estimate.decode.attention0_s"_fig], plan["estimate.decode.attention1_s"_fig],
                plan["estimate.decode.shared_s"_fig],     plan["estimate.decode.dispatch_s"_fig],
                plan["estimate.decode.mlp_s"_fig],        plan["estimate.decode.combine_s"_fig]};
    // Prefill has attention in one piece; what comes before its core is the first half.
    const double core = plan["estimate.prefill.core_attention_s"_fig];
    return {plan["estimate.prefill.attention_s"_fig] - core,
            core,
            plan["estimate.prefill.shared_s"_fig],
            plan["estimate.prefill.dispatch_s"_fig],
            plan["estimate.prefill.mlp_s"_fig],
            plan["estimate.prefill.combine_s"_fig]};
}

} // namespace planner
