// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/evaluate.h"

#include "model/engine/evaluator.h"

namespace planner {

Plan evaluate(const Scenario& scenario, const Needs& needs) {
    return Evaluator(scenario.origin, needs).plan_of(scenario.inputs);
}

ParameterValues published_values(const Scenario& scenario) {
    return published_values(*scenario.origin, scenario.inputs.values);
}

double effective_value(const Scenario& scenario, Parameter parameter) {
    return evaluate(scenario, needs_of({}))[parameter];
}

} // namespace planner
