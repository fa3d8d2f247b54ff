// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/timeline.h"

#include "model/analysis/schedule_in_use.h"
#include "model/analysis/timeline_lay_out.h"
#include "model/engine/estimate/lens_figures.h"

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
