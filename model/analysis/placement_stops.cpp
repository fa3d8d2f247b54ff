// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/placement_stops.h"

#include <cmath>

namespace planner {

namespace {

struct UnitInputs {
    Parameter nodes;
    Parameter ep;
    Parameter redundant_experts;
};
constexpr std::array unit_inputs{
    UnitInputs{"decode.nodes"_in, "decode.ep"_in, "decode.redundant_experts"_in},
    UnitInputs{"prefill.nodes"_in, "prefill.ep"_in, "prefill.redundant_experts"_in}};

/// The whole numbers in the slider's range that `is_even` accepts.
template <class Rule> std::vector<double> stops_where(Parameter parameter, Rule is_even) {
    std::vector<double> stops;
    for (double value = info(parameter).slider_from; value <= info(parameter).slider_to; ++value)
        if (is_even(value))
            stops.push_back(value);
    return stops;
}

bool divides(double divisor, double number) { return divisor > 0 && std::fmod(number, divisor) == 0; }

} // namespace

std::vector<double> placement_stops(const Scenario& scenario, const Plan& plan, Parameter parameter) {
    const double experts = plan["model.routed_experts"_in];
    if (!(experts > 0))
        return {};
    for (const auto& unit : unit_inputs) {
        const double placed = experts + plan[unit.redundant_experts];
        const double gpus = plan["unit.gpus_per_node"_in];
        if (parameter == unit.ep)
            return stops_where(parameter, [&](double ep) { return divides(ep, placed); });
        if (parameter == unit.nodes && is_following(scenario, unit.ep))
            return stops_where(parameter, [&](double nodes) { return divides(nodes * gpus, placed); });
        if (parameter == unit.redundant_experts)
            return stops_where(parameter,
                               [&](double redundant) { return divides(plan[unit.ep], experts + redundant); });
    }
    return {};
}

} // namespace planner
