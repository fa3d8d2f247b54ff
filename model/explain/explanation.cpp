// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/explanation.h"

#include "model/engine/evaluate.h"
#include "model/engine/formulas.h"
#include "model/explain/formula_writer.h"
#include "model/explain/traced.h"

#include <algorithm>

namespace planner {

/// One traced evaluation of a scenario and of its published plan.
struct Explainer::Parts {
    explicit Parts(const Scenario& from)
        : scenario(from),
          published(published_values(scenario), {&derivation, true}, scenario.origin->published.hourly),
          present(scenario.inputs.values, {&derivation, false}, scenario.inputs.hourly) {
        published_figures(published, scenario.origin->published.own);
        all_figures(present, scenario.inputs.own, published);
    }

    const Calculation<Traced>& calculation(bool of_published) const {
        return of_published ? published : present;
    }

    Operand operand(int index) const;
    Explanation explain(int index, Explanation result) const;
    std::vector<Figure> users_of(int index) const;

    Scenario scenario;
    Derivation derivation;
    Calculation<Traced> published;
    Calculation<Traced> present;
};

Operand Explainer::Parts::operand(int index) const {
    const auto& step = derivation.steps[static_cast<std::size_t>(index)];
    Operand result{{},
                   step_label(derivation, index),
                   step_value(derivation, index),
                   step_word(derivation, index),
                   {},
                   false,
                   step.of_published};
    switch (step.step) {
    case Step::figure:
        result.target = step.figure;
        break;
    case Step::input:
    case Step::decided:
    case Step::linked:
        result.target = step.parameter;
        result.source = source_of(scenario, step.parameter);
        result.follows = step.step == Step::linked;
        if (step.step == Step::decided)
            result.source = {PLANNER_TEXT("model", "{input}: {source}"),
                             {},
                             {{"input", Text{info(step.parameter).label, {}}}, {"source", result.source}}};
        break;
    case Step::constant:
        result.source = {step.source, {}};
        break;
    default:
        break;
    }
    return result;
}

Explanation Explainer::Parts::explain(int index, Explanation result) const {
    const auto& step = derivation.steps[static_cast<std::size_t>(index)];
    result.value = step_value(derivation, index);
    result.value_word = step_word(derivation, index);
    result.of_published = step.of_published;
    result.used_by = users_of(index);
    if (step.step == Step::input) {
        result.source = source_of(scenario, step.parameter);
        return result;
    }
    auto formula = write_formula(derivation, index);
    result.formula = std::move(formula.names);
    result.numbers = std::move(formula.numbers);
    for (const int used : formula.named_steps)
        result.operands.push_back(operand(used));
    return result;
}

std::vector<Figure> Explainer::Parts::users_of(int index) const {
    std::vector<Figure> users;
    const auto count = derivation.steps.size();
    // Marks what is built on the step without passing another name; steps only refer to earlier ones.
    std::vector<bool> built(count);
    built[static_cast<std::size_t>(index)] = true;
    for (auto at = static_cast<std::size_t>(index) + 1; at < count; ++at) {
        const auto& step = derivation.steps[at];
        const bool uses = std::any_of(step.operands.begin(), step.operands.end(),
                                      [&](int operand) { return built[static_cast<std::size_t>(operand)]; });
        if (!uses)
            continue;
        if (step.step == Step::figure && !step.of_published)
            users.push_back(step.figure);
        else if (step.step != Step::linked && step.step != Step::figure)
            built[at] = true;
    }
    return users;
}

Explainer::Explainer(const Scenario& scenario) : m_parts(std::make_unique<Parts>(scenario)) {}
Explainer::~Explainer() = default;
Explainer::Explainer(Explainer&&) noexcept = default;
Explainer& Explainer::operator=(Explainer&&) noexcept = default;

Explanation Explainer::explain(Figure figure, bool of_published) const {
    Explanation result;
    result.subject = figure;
    result.label = info(figure).label;
    result.help = info(figure).help;
    return m_parts->explain(m_parts->calculation(of_published)[figure].step(), result);
}

Explanation Explainer::explain(Parameter parameter, bool of_published) const {
    Explanation result;
    result.subject = parameter;
    result.label = info(parameter).label;
    result.help = info(parameter).help;
    return m_parts->explain(m_parts->calculation(of_published)[parameter].step(), result);
}

const std::vector<std::string>& Explainer::dimension_errors() const { return m_parts->derivation.errors; }

std::string english(const std::vector<FormulaPart>& formula) {
    std::string result;
    for (const auto& part : formula)
        result += part.symbol.empty()
                      ? std::string(part.label) + (part.of_published ? " (published plan)" : "")
                      : part.symbol;
    return result;
}

} // namespace planner
