// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/waterfall.h"

#include "model/catalog/catalog.h"
#include "model/engine/evaluate.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

/// A step in which compute and network hide each other completely, however the stages lie.
double perfectly_overlapped(const Plan& plan) {
    const double compute = plan["limit.decode.attention0_s"_fig] + plan["limit.decode.attention1_s"_fig] +
                           plan["limit.decode.shared_s"_fig] + plan["limit.decode.mlp_s"_fig];
    const double network = plan["limit.decode.dispatch_s"_fig] + plan["limit.decode.combine_s"_fig];
    const double micro_batches = plan["limit.decode.is_split"_fig] == 1 ? 2 : 1;
    const double layer = micro_batches * std::max(compute, network);
    return plan["limit.decode.step_s"_fig] -
           plan["model.moe_layers"_fig] * (plan["limit.decode.layer_s"_fig] - layer);
}

bool is_network(Parameter parameter) {
    const auto name = info(parameter).name();
    return name.starts_with("nic_") || name.starts_with("scaleup") || name.starts_with("bulk_");
}

bool is_fixed(Parameter parameter) {
    return parameter == "efficiency.stage_gap"_in || parameter == "efficiency.forward_pass"_in;
}

/// The scenario with everything ideal; causes are put back one by one.
Scenario idealised(const Scenario& scenario) {
    auto ideal = scenario;
    if (const auto* profile = find_entry(CatalogKind::efficiency, "ideal"))
        apply(*profile, CatalogKind::efficiency, ideal.inputs);
    for (const auto parameter :
         {"decode.expert_imbalance"_in, "decode.token_imbalance"_in, "decode.attention_imbalance"_in,
          "prefill.expert_imbalance"_in, "prefill.token_imbalance"_in, "prefill.attention_imbalance"_in,
          "gpu.sustained_share"_in})
        set_value(ideal, parameter, 1);
    return ideal;
}

/// Puts back the inputs for which `belongs` holds, and answers the step then.
template <class Predicate> double with(Scenario& ideal, const Scenario& real, Predicate belongs) {
    for (std::size_t index = 0; index < parameter_count; ++index)
        if (belongs(static_cast<Parameter>(index))) {
            ideal.inputs.values[index] = real.inputs.values[index];
            ideal.inputs.own[index] = real.inputs.own[index];
        }
    return evaluate(ideal)["estimate.decode.step_s"_fig];
}

bool is_imbalance(Parameter parameter) { return info(parameter).name().ends_with("_imbalance"); }

bool is_kernel(Parameter parameter) {
    return parameter == "gpu.sustained_share"_in ||
           (info(parameter).group() == "efficiency" && !is_network(parameter) && !is_fixed(parameter));
}

} // namespace

std::vector<WaterfallStep> waterfall(const Scenario& scenario) {
    const auto plan = evaluate(scenario);
    const double estimate = plan["estimate.decode.step_s"_fig];
    const double chapter = plan["chapter.decode.step_s"_fig];
    if (std::isnan(estimate) || std::isnan(chapter))
        return {};
    std::vector<WaterfallStep> steps{{Cause::chapter, 0, chapter}};
    const auto add = [&](Cause cause, double after) {
        steps.push_back({cause, steps.back().after_s, after});
    };
    add(Cause::whole_model, perfectly_overlapped(plan));
    add(Cause::schedule, plan["limit.decode.step_s"_fig]);
    auto partly = idealised(scenario);
    add(Cause::network, with(partly, scenario, is_network));
    add(Cause::kernels, with(partly, scenario, is_kernel));
    add(Cause::imbalance, with(partly, scenario, is_imbalance));
    add(Cause::fixed, estimate);
    const double measured = plan["measured.decode.step_s"_fig];
    if (plan.is_published && !std::isnan(measured))
        add(Cause::unexplained, measured);
    return steps;
}

} // namespace planner
