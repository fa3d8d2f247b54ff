// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/ep_jumps.h"

#include "model/engine/calculation.h"
#include "model/engine/evaluate.h"

#include <cmath>

namespace planner {

namespace {

template <ServingUnit unit> std::vector<EpCause> causes(const Plan& before, const Plan& after) {
    const auto differs = [&](auto of) { return of(before) != of(after); };
    const auto nodes = [](const Plan& plan) {
        return std::ceil(plan[input_of(unit, "ep")] / plan["unit.gpus_per_node"_in]);
    };
    const auto in_domain = [](const Plan& plan) {
        return plan[input_of(unit, "ep")] <= plan["gpu.scaleup_domain"_in];
    };
    std::vector<EpCause> found;
    if (differs([](const Plan& plan) { return plan[figure_of(unit, "routed_experts_per_gpu")]; }))
        found.push_back(EpCause::expert_slots);
    if (differs(nodes))
        found.push_back(EpCause::nodes);
    if (differs(in_domain))
        found.push_back(EpCause::domain);
    const auto dispatch =
        unit == ServingUnit::decode ? "estimate.decode.dispatch_s"_fig : "estimate.prefill.dispatch_s"_fig;
    if (found.empty() && std::abs(after[dispatch] / before[dispatch] - 1) >= least_jump)
        found.push_back(EpCause::traffic);
    return found;
}

template <ServingUnit unit> std::vector<EpJump> jumps(Scenario scenario, Figure time, int from, int to) {
    const auto needs = needs_of(std::span(&time, 1));
    const auto at = [&](int ep) {
        set_value(scenario, input_of(unit, "ep"), ep);
        return evaluate(scenario, needs);
    };
    std::vector<EpJump> found;
    auto before = at(from);
    for (int ep = from + 1; ep <= to; ++ep) {
        const auto after = at(ep);
        if (std::abs(after[time] / before[time] - 1) >= least_jump)
            found.push_back({ep, before[time], after[time], causes<unit>(before, after)});
        before = after;
    }
    return found;
}

} // namespace

std::string_view word_of(EpCause cause) {
    constexpr std::array<std::string_view, 4> words{"slots", "nodes", "nvlink-domain", "traffic"};
    return words.at(static_cast<std::size_t>(cause));
}

std::vector<EpJump> ep_jumps(const Scenario& scenario, ServingUnit unit, int from, int to) {
    return unit == ServingUnit::decode
               ? jumps<ServingUnit::decode>(scenario, "estimate.decode.step_s"_fig, from, to)
               : jumps<ServingUnit::prefill>(scenario, "estimate.prefill.pass_s"_fig, from, to);
}

} // namespace planner
