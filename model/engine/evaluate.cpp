// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/evaluate.h"

#include "model/engine/formulas.h"

namespace planner {

ParameterValues published_values(const Scenario& scenario) {
    auto values = scenario.origin->published.values;
    for (std::size_t index = 0; index < parameter_count; ++index)
        if (is_measurement(static_cast<Parameter>(index)))
            values[index] = scenario.inputs.values[index];
    return values;
}

Plan evaluate(const Scenario& scenario, const Needs& needs) {
    Calculation<double> published(published_values(scenario), {}, scenario.origin->published.hourly);
    published_figures(published, scenario.origin->published.own, needs);
    Calculation<double> calculation(scenario.inputs.values, {}, scenario.inputs.hourly);
    Plan plan;
    plan.has_traffic =
        scenario.value("workload.profile"_in) != custom_profile || is_given(scenario.inputs.hourly);
    plan.is_published = all_figures(calculation, scenario.inputs.own, published, needs);
    for (std::size_t index = 0; index < parameter_count; ++index)
        plan.inputs[index] = calculation[static_cast<Parameter>(index)];
    for (std::size_t index = 0; index < figure_count; ++index)
        plan.figures[index] = calculation[static_cast<Figure>(index)];
    return plan;
}

double effective_value(const Scenario& scenario, Parameter parameter) {
    return evaluate(scenario, needs_of({}))[parameter];
}

} // namespace planner
