// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/timeline.h"

#include "model/analysis/schedule_in_use.h"
#include "model/engine/estimate/lens_figures.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

template <Lens lens> Figure decode_figure(Stage stage) {
    switch (stage) {
    case Stage::attention0:
        return figure_of(lens, "decode.attention0_s");
    case Stage::attention1:
    case Stage::attention:
        return figure_of(lens, "decode.attention1_s");
    case Stage::shared:
        return figure_of(lens, "decode.shared_s");
    case Stage::dispatch:
        return figure_of(lens, "decode.dispatch_s");
    case Stage::expert_up:
        return figure_of(lens, "decode.kernels.expert_up_s");
    case Stage::expert_down:
        return figure_of(lens, "decode.kernels.expert_down_s");
    case Stage::mlp:
        return figure_of(lens, "decode.mlp_s");
    default:
        return figure_of(lens, "decode.combine_s");
    }
}

template <Lens lens> Figure prefill_figure(Stage stage) {
    switch (stage) {
    case Stage::shared:
        return figure_of(lens, "prefill.shared_s");
    case Stage::dispatch:
        return figure_of(lens, "prefill.dispatch_s");
    case Stage::mlp:
        return figure_of(lens, "prefill.mlp_s");
    case Stage::combine:
        return figure_of(lens, "prefill.combine_s");
    default:
        return figure_of(lens, "prefill.attention_s");
    }
}

/// Whether the network starts or stops between two slots: there streams wait for each other first of all.
bool network_changes(const Slot& before, const Slot& after) {
    return (before.networks > 0) != (after.networks > 0) ||
           (before.networks > 0 && before.network[0].stage != after.network[0].stage);
}

/// How many of the schedule's gaps follow each slot. Where there are fewer gaps than slots, the boundaries
/// at which the network changes come first, then the other inner ones.
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

/// Lays the stages out in time.
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

template <Lens lens> Timeline timeline_of(const Plan& plan, ServingUnit unit) {
    const bool decode = unit == ServingUnit::decode;
    const auto figure = [decode](Stage stage) {
        return decode ? decode_figure<lens>(stage) : prefill_figure<lens>(stage);
    };
    const auto time = [&](Stage stage) {
        if (decode && stage == Stage::attention)
            return plan[decode_figure<lens>(Stage::attention0)] +
                   plan[decode_figure<lens>(Stage::attention1)];
        return plan[figure(stage)];
    };
    const auto& schedule = schedule_in_use(plan, lens, unit);
    const double gap = lens == Lens::limit ? 0.0 : plan["efficiency.stage_gap"_in];
    Timeline result;
    result.unit = unit;
    result.lens = lens;
    result.overlap = schedule.overlap;
    result.micro_batches = schedule.micro_batches;
    result.period = decode ? figure_of(lens, "decode.layer_s") : figure_of(lens, "prefill.layer_s");
    result.period_s = known(layer_time(schedule, gap, time));
    if (result.is_known())
        lay_out(result, schedule, gap, figure, time);
    return result;
}

template <Lens lens> std::vector<Figure> decode_kernels_of(Stage stage) {
    switch (stage) {
    case Stage::attention0:
        return {figure_of(lens, "decode.kernels.norm_in_s"),  figure_of(lens, "decode.kernels.qkv_a_s"),
                figure_of(lens, "decode.kernels.q_norm_s"),   figure_of(lens, "decode.kernels.q_b_s"),
                figure_of(lens, "decode.kernels.absorb_k_s"), figure_of(lens, "decode.kernels.rope_s")};
    case Stage::attention1:
        return {
            figure_of(lens, "decode.kernels.index_s"),    figure_of(lens, "decode.kernels.core_attention_s"),
            figure_of(lens, "decode.kernels.absorb_v_s"), figure_of(lens, "decode.kernels.o_quant_s"),
            figure_of(lens, "decode.kernels.o_proj_s"),   figure_of(lens, "decode.kernels.norm_post_s"),
            figure_of(lens, "decode.kernels.gate_s")};
    case Stage::attention: {
        auto both = decode_kernels_of<lens>(Stage::attention0);
        const auto second = decode_kernels_of<lens>(Stage::attention1);
        both.insert(both.end(), second.begin(), second.end());
        return both;
    }
    case Stage::shared:
        return {figure_of(lens, "decode.kernels.shared_experts_s")};
    case Stage::mlp:
        return {figure_of(lens, "decode.kernels.expert_up_s"),
                figure_of(lens, "decode.kernels.expert_down_s")};
    default:
        return {};
    }
}

template <Lens lens> std::vector<Figure> kernels(Stage stage, ServingUnit unit) {
    if (unit == ServingUnit::decode)
        return decode_kernels_of<lens>(stage);
    if (stage == Stage::attention)
        return {figure_of(lens, "prefill.core_attention_s")};
    return stage == Stage::mlp ? std::vector<Figure>{figure_of(lens, "prefill.expert_gemm_s")}
                               : std::vector<Figure>{};
}

} // namespace

Timeline timeline(const Plan& plan, Lens lens, ServingUnit unit) {
    return lens == Lens::limit ? timeline_of<Lens::limit>(plan, unit)
                               : timeline_of<Lens::estimate>(plan, unit);
}

std::vector<Figure> kernels_of(Stage stage, Lens lens, ServingUnit unit) {
    return lens == Lens::limit ? kernels<Lens::limit>(stage, unit) : kernels<Lens::estimate>(stage, unit);
}

} // namespace planner
