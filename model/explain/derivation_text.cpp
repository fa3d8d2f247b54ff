// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/explanation.h"

#include <fmt/format.h>

#include <deque>
#include <set>

namespace planner {

namespace {

using Subject = std::variant<std::monostate, Parameter, Figure>;
using Visit = std::pair<Subject, bool>; // what, and whether of the published plan

std::string id_of(const Explanation& explanation) {
    if (const auto* figure = std::get_if<Figure>(&explanation.subject))
        return std::string(info(*figure).id);
    return std::string(info(std::get<Parameter>(explanation.subject)).id);
}

std::string id_of(const Operand& operand) {
    if (const auto* figure = std::get_if<Figure>(&operand.target))
        return std::string(info(*figure).id);
    if (const auto* parameter = std::get_if<Parameter>(&operand.target))
        return std::string(info(*parameter).id);
    return {};
}

std::string scope(bool of_published) { return of_published ? " (published plan)" : ""; }

std::string paragraph(const Explanation& explanation) {
    auto text = fmt::format("{}{} = {}\n  {}. {}\n", id_of(explanation), scope(explanation.of_published),
                            explanation.value, explanation.label, explanation.help);
    if (explanation.formula.empty())
        return text + fmt::format("  source: {}\n", english(explanation.source));
    text += fmt::format("  = {}\n  = {}\n", english(explanation.formula), explanation.numbers);
    for (const auto& operand : explanation.operands) {
        text += fmt::format("    {}{}: {}", operand.label, scope(operand.of_published), operand.value);
        if (const auto id = id_of(operand); !id.empty())
            text += fmt::format("  [{}]", id);
        if (const auto source = english(operand.source); !source.empty())
            text += fmt::format("  — {}", source);
        text += "\n";
    }
    return text;
}

} // namespace

std::string derivation_text(const Scenario& scenario, Figure figure) {
    const Explainer explainer(scenario);
    std::string text;
    std::deque<Visit> waiting{{figure, false}};
    std::set<Visit> seen{waiting.front()};
    while (!waiting.empty()) {
        const auto [subject, published] = waiting.front();
        waiting.pop_front();
        const auto* as_figure = std::get_if<Figure>(&subject);
        const auto explanation = as_figure != nullptr
                                     ? explainer.explain(*as_figure, published)
                                     : explainer.explain(std::get<Parameter>(subject), published);
        text += (text.empty() ? "" : "\n") + paragraph(explanation);
        for (const auto& operand : explanation.operands) {
            // Leaves are told in their line already; figures and linked inputs have a formula of their own.
            const bool has_formula = std::holds_alternative<Figure>(operand.target) || operand.follows;
            if (has_formula && seen.insert({operand.target, operand.of_published}).second)
                waiting.emplace_back(operand.target, operand.of_published);
        }
    }
    return text;
}

} // namespace planner
