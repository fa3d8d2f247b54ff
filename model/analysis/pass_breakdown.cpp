// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/pass_breakdown.h"

#include "model/analysis/timeline.h"

#include <cmath>

namespace planner {

namespace {

PassPart part_of(Stage stage) {
    switch (stage) {
    case Stage::shared:
        return PassPart::shared;
    case Stage::mlp:
        return PassPart::experts;
    case Stage::dispatch:
        return PassPart::dispatch;
    case Stage::combine:
        return PassPart::combine;
    default:
        return PassPart::attention;
    }
}

/// The blocks of a lane that begin in a slot.
struct SlotWork {
    std::vector<Timeline::Block> blocks;
    double seconds = 0;
};

SlotWork work_in(const Timeline::Lane& lane, double from, double to) {
    SlotWork work;
    for (const auto& block : lane.blocks)
        if (block.start_s >= from && block.start_s < to) {
            work.blocks.push_back(block);
            work.seconds += block.end_s - block.start_s;
        }
    return work;
}

} // namespace

std::vector<PassShare> pass_breakdown(const Plan& plan, Lens lens) {
    const bool limit = lens == Lens::limit;
    const auto figure = [limit](Figure of_limit, Figure of_estimate) {
        return limit ? of_limit : of_estimate;
    };
    const auto pass = figure("limit.prefill.pass_s"_fig, "estimate.prefill.pass_s"_fig);
    const auto dense = figure("limit.prefill.dense_layer_s"_fig, "estimate.prefill.dense_layer_s"_fig);
    const auto layer = timeline(plan, lens, ServingUnit::prefill);
    if (std::isnan(plan[pass]) || !layer.is_known())
        return {};
    std::vector<PassShare> shares{
        {PassPart::attention, 0, figure("limit.prefill.attention_s"_fig, "estimate.prefill.attention_s"_fig)},
        {PassPart::shared, 0, figure("limit.prefill.shared_s"_fig, "estimate.prefill.shared_s"_fig)},
        {PassPart::experts, 0, figure("limit.prefill.mlp_s"_fig, "estimate.prefill.mlp_s"_fig)},
        {PassPart::dispatch, 0, figure("limit.prefill.dispatch_s"_fig, "estimate.prefill.dispatch_s"_fig)},
        {PassPart::combine, 0, figure("limit.prefill.combine_s"_fig, "estimate.prefill.combine_s"_fig)},
        {PassPart::dense_layers, plan["model.dense_layers"_in] * plan[dense], dense},
    };
    auto ends = layer.boundaries;
    ends.push_back(layer.period_s);
    double from = 0;
    for (const double to : ends) {
        const auto computed = work_in(layer.compute, from, to);
        const auto sent = work_in(layer.network, from, to);
        for (const auto& block : (sent.seconds > computed.seconds ? sent : computed).blocks)
            shares[static_cast<std::size_t>(part_of(block.stage))].seconds +=
                plan["model.moe_layers"_fig] * (block.end_s - block.start_s);
        from = to;
    }
    const double explained = limit ? plan[pass] : plan[pass] / plan["efficiency.prefill_unexplained"_in];
    double rest = explained;
    for (const auto& share : shares)
        rest -= share.seconds;
    shares.push_back({PassPart::rest, std::max(rest, 0.0), pass});
    shares.push_back({PassPart::unexplained, plan[pass] - explained, pass});
    return shares;
}

double measured_pass_s(const Plan& plan) {
    if (!plan.is_published)
        return not_given;
    return known(plan["prefill.tokens_per_gpu"_in] / plan["chapter.prefill.computed_tokens_per_gpu_s"_fig]);
}

} // namespace planner
