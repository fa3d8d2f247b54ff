// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/step_breakdown.h"

#include "model/analysis/schedule_in_use.h"
#include "model/engine/estimate/lens_figures.h"

#include <cmath>

namespace planner {

namespace {

/// Stage times and the rest of a step, by lens.
template <Lens lens> struct LensStep {
    const Plan& plan;

    double time(Stage stage) const {
        switch (stage) {
        case Stage::attention0:
            return plan[figure_of(lens, "decode.attention0_s")];
        case Stage::attention1:
            return plan[figure_of(lens, "decode.attention1_s")];
        case Stage::attention:
            return plan[figure_of(lens, "decode.attention0_s")] +
                   plan[figure_of(lens, "decode.attention1_s")];
        case Stage::shared:
            return plan[figure_of(lens, "decode.shared_s")];
        case Stage::dispatch:
            return plan[figure_of(lens, "decode.dispatch_s")];
        case Stage::combine:
            return plan[figure_of(lens, "decode.combine_s")];
        case Stage::expert_up:
            return plan[figure_of(lens, "decode.kernels.expert_up_s")];
        case Stage::expert_down:
            return plan[figure_of(lens, "decode.kernels.expert_down_s")];
        default:
            return plan[figure_of(lens, "decode.mlp_s")];
        }
    }

    std::vector<StepShare> shares() const {
        std::vector<StepShare> parts{{StepPart::attention, 0, figure_of(lens, "decode.attention1_s")},
                                     {StepPart::shared, 0, figure_of(lens, "decode.shared_s")},
                                     {StepPart::experts, 0, figure_of(lens, "decode.mlp_s")},
                                     {StepPart::dispatch, 0, figure_of(lens, "decode.dispatch_s")},
                                     {StepPart::combine, 0, figure_of(lens, "decode.combine_s")}};
        const double layers = plan["model.moe_layers"_fig];
        for (const auto& slot : schedule_in_use(plan, lens, ServingUnit::decode).sequence)
            add_longer_lane(slot, layers, parts);
        double shown = 0;
        for (const auto& part : parts)
            shown += part.seconds;
        const double gaps = layers * plan[figure_of(lens, "decode.layer_s")] - shown;
        parts.push_back({StepPart::dense_layers,
                         plan["model.dense_layers"_in] * plan[figure_of(lens, "decode.dense_layer_s")],
                         figure_of(lens, "decode.dense_layer_s")});
        parts.push_back(
            {StepPart::mtp, plan[figure_of(lens, "decode.mtp_s")], figure_of(lens, "decode.mtp_s")});
        parts.push_back(
            {StepPart::head, plan[figure_of(lens, "decode.head_s")], figure_of(lens, "decode.head_s")});
        parts.push_back({StepPart::prefill, plan[figure_of(lens, "decode.colocated_prefill_s")],
                         figure_of(lens, "decode.colocated_prefill_s")});
        parts.push_back({StepPart::fixed, plan[figure_of(lens, "decode.fixed_s")] + gaps,
                         figure_of(lens, "decode.fixed_s")});
        return parts;
    }

private:
    void add_longer_lane(const Slot& slot, double layers, std::vector<StepShare>& parts) const {
        double compute = 0;
        double network = 0;
        for (std::size_t index = 0; index < slot.computes; ++index)
            compute += time(slot.compute[index].stage);
        for (std::size_t index = 0; index < slot.networks; ++index)
            network += time(slot.network[index].stage);
        if (network > compute) {
            parts[slot.network[0].stage == Stage::dispatch ? 3 : 4].seconds += layers * network;
            return;
        }
        for (std::size_t index = 0; index < slot.computes; ++index)
            parts[compute_part(slot.compute[index].stage)].seconds +=
                layers * time(slot.compute[index].stage);
    }

    static std::size_t compute_part(Stage stage) {
        if (stage == Stage::shared)
            return 1;
        const bool experts = stage == Stage::mlp || stage == Stage::expert_up || stage == Stage::expert_down;
        return experts ? 2 : 0;
    }
};

} // namespace

std::vector<StepShare> step_breakdown(const Plan& plan, Lens lens) {
    const bool limit = lens == Lens::limit;
    if (std::isnan(plan[limit ? "limit.decode.step_s"_fig : "estimate.decode.step_s"_fig]))
        return {};
    return limit ? LensStep<Lens::limit>{plan}.shares() : LensStep<Lens::estimate>{plan}.shares();
}

} // namespace planner
