// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/evaluate.h"

#include "model/engine/formulas.h"

namespace planner {

Plan evaluate(const Scenario& scenario) {
    const auto& origin = scenario.origin->published;
    Calculation<double> published(origin.values);
    published_figures(published, origin.own);
    Calculation<double> calculation(scenario.inputs.values);
    Plan plan;
    plan.is_published = all_figures(calculation, scenario.inputs.own, published);
    for (std::size_t index = 0; index < parameter_count; ++index)
        plan.inputs[index] = calculation[static_cast<Parameter>(index)];
    for (std::size_t index = 0; index < figure_count; ++index)
        plan.figures[index] = calculation[static_cast<Figure>(index)];
    return plan;
}

double effective_value(const Scenario& scenario, Parameter parameter) {
    return evaluate(scenario)[parameter];
}

} // namespace planner
