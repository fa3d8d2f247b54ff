// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/explanation.h"

#include "model/engine/evaluate.h"
#include "model/engine/formulas.h"
#include "model/explain/formula_writer.h"
#include "model/explain/traced.h"

#include <algorithm>
#include <map>

namespace planner {

namespace {

/// The figure whose parts these are, and their steps in the order of their numbers.
struct Numbering {
    Figure figure{};
    bool of_published = false;
    std::vector<int> steps;
};

/// Adds the parts that the formula behind a step meets, each once, down to other names.
void number_parts(const Derivation& derivation, int index, std::vector<int>& parts) {
    for (const int operand : derivation.steps[static_cast<std::size_t>(index)].operands) {
        const auto step = derivation.steps[static_cast<std::size_t>(operand)].step;
        const bool is_new = std::find(parts.begin(), parts.end(), operand) == parts.end();
        if (step == Step::part && is_new)
            parts.push_back(operand);
        if (!is_named(step) || (step == Step::part && is_new))
            number_parts(derivation, operand, parts);
    }
}

} // namespace

/// One traced evaluation of a scenario and of its published plan.
struct Explainer::Parts {
    explicit Parts(Scenario from)
        : scenario(std::move(from)),
          published(published_values(scenario), {&derivation, true}, scenario.origin->published.hourly),
          present(scenario.inputs.values, {&derivation, false}, scenario.inputs.hourly) {
        published_figures(published, scenario.origin->published.own);
        all_figures(present, scenario.inputs.own, published);
    }

    const Calculation<Traced>& calculation(bool of_published) const {
        return of_published ? published : present;
    }

    Operand operand(int index, const Numbering& parts) const;
    Explanation explain(int index, Explanation result, const Numbering& parts = {});
    const Numbering& parts_of(Figure figure, bool of_published);
    std::vector<Figure> users_of(int index);
    /// Notes the figure of step `user` at every named step below `index` that its formula uses; `last` is the
    /// user that met a step last.
    void add_user(int user, int index, std::vector<int>& last);

    Scenario scenario;
    Derivation derivation;
    Calculation<Traced> published;
    Calculation<Traced> present;
    std::map<std::pair<Figure, bool>, Numbering> numberings; ///< of the figures explained so far
    std::vector<std::vector<Figure>> users;                  ///< of every step; made when first asked for
};

const Numbering& Explainer::Parts::parts_of(Figure figure, bool of_published) {
    const auto [found, is_new] =
        numberings.try_emplace({figure, of_published}, Numbering{figure, of_published, {}});
    if (is_new)
        number_parts(derivation, calculation(of_published)[figure].step(), found->second.steps);
    return found->second;
}

Operand Explainer::Parts::operand(int index, const Numbering& parts) const {
    const auto& step = derivation.steps[static_cast<std::size_t>(index)];
    Operand result;
    result.label = step_label(derivation, index);
    result.value = step_value(derivation, index);
    result.number = step.value;
    result.unit = step_unit(derivation, index);
    result.value_word = step_word(derivation, index);
    result.of_published = step.of_published;
    switch (step.step) {
    case Step::figure:
        result.target = step.figure;
        break;
    case Step::part:
        if (const auto at = std::find(parts.steps.begin(), parts.steps.end(), index); at != parts.steps.end())
            result.target = Part{parts.figure, static_cast<int>(at - parts.steps.begin()) + 1};
        result.of_published = parts.of_published;
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

Explanation Explainer::Parts::explain(int index, Explanation result, const Numbering& parts) {
    const auto& step = derivation.steps[static_cast<std::size_t>(index)];
    result.value = step_value(derivation, index);
    result.number = step.value;
    result.unit = step_unit(derivation, index);
    result.value_word = step_word(derivation, index);
    result.of_published = step.of_published;
    if (step.step != Step::part) // only its figure uses it
        result.used_by = users_of(index);
    if (step.step == Step::input) {
        result.source = source_of(scenario, step.parameter);
        return result;
    }
    auto formula = write_formula(derivation, index);
    result.formula = std::move(formula.names);
    result.numbers = std::move(formula.numbers);
    for (const int used : formula.named_steps)
        result.operands.push_back(operand(used, parts));
    return result;
}

std::vector<Figure> Explainer::Parts::users_of(int index) {
    if (users.empty()) {
        users.resize(derivation.steps.size());
        std::vector<int> last(users.size(), -1);
        for (std::size_t at = 0; at < users.size(); ++at)
            if (derivation.steps[at].step == Step::figure && !derivation.steps[at].of_published)
                add_user(static_cast<int>(at), static_cast<int>(at), last);
    }
    return users[static_cast<std::size_t>(index)];
}

void Explainer::Parts::add_user(int user, int index, std::vector<int>& last) {
    for (const int operand : derivation.steps[static_cast<std::size_t>(index)].operands) {
        const auto at = static_cast<std::size_t>(operand);
        if (last[at] == user)
            continue;
        last[at] = user;
        const auto step = derivation.steps[at].step;
        if (is_named(step) && step != Step::part)
            users[at].push_back(derivation.steps[static_cast<std::size_t>(user)].figure);
        else
            add_user(user, operand, last);
    }
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
    return m_parts->explain(m_parts->calculation(of_published)[figure].step(), std::move(result),
                            m_parts->parts_of(figure, of_published));
}

Explanation Explainer::explain(Parameter parameter, bool of_published) const {
    Explanation result;
    result.subject = parameter;
    result.label = info(parameter).label;
    result.help = info(parameter).help;
    return m_parts->explain(m_parts->calculation(of_published)[parameter].step(), std::move(result));
}

Explanation Explainer::explain(const Part& part, bool of_published) const {
    const auto& parts = m_parts->parts_of(part.figure, of_published);
    if (part.number < 1 || static_cast<std::size_t>(part.number) > parts.steps.size())
        return explain(part.figure, of_published);
    const int index = parts.steps[static_cast<std::size_t>(part.number) - 1];
    Explanation result;
    result.subject = part;
    result.label = step_label(m_parts->derivation, index);
    result.help = info(part.figure).label;
    result = m_parts->explain(index, std::move(result), parts);
    result.of_published = of_published;
    return result;
}

Explanation Explainer::explain(const Subject& subject, bool of_published) const {
    return std::visit([&](const auto& each) { return explain(each, of_published); }, subject);
}

const std::vector<std::string>& Explainer::dimension_errors() const { return m_parts->derivation.errors; }

std::string id_of(const Target& target) {
    if (const auto* part = std::get_if<Part>(&target))
        return std::string(info(part->figure).id) + "#" + std::to_string(part->number);
    if (const auto* figure = std::get_if<Figure>(&target))
        return std::string(info(*figure).id);
    const auto* parameter = std::get_if<Parameter>(&target);
    return parameter != nullptr ? std::string(info(*parameter).id) : std::string();
}

std::string id_of(const Subject& subject) {
    return std::visit([](const auto& each) { return id_of(Target(each)); }, subject);
}

std::string english(const std::vector<FormulaPart>& formula) {
    std::string result;
    for (const auto& part : formula)
        result += part.symbol.empty()
                      ? std::string(part.label) + (part.of_published ? " (published plan)" : "")
                      : part.symbol;
    return result;
}

} // namespace planner
