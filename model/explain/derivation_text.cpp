// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/derivation_walk.h"

#include <fmt/format.h>

namespace planner {

namespace {

std::string scope(bool of_published) { return of_published ? " (published plan)" : ""; }

std::string paragraph(const Explanation& explanation) {
    auto text =
        fmt::format("{}{} = {}\n  {}. {}\n", id_of(explanation.subject), scope(explanation.of_published),
                    explanation.value, explanation.label, explanation.help);
    if (explanation.formula.empty())
        return text + fmt::format("  source: {}\n", english(explanation.source));
    text += fmt::format("  = {}\n  = {}\n", english(explanation.formula), english(explanation.numbers));
    for (const auto& operand : explanation.operands) {
        text += fmt::format("    {}{}: {}", operand.label, scope(operand.of_published), operand.value);
        if (const auto id = id_of(operand.target); !id.empty())
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
    // Leaves are told in their line already; figures, parts and linked inputs have a formula of their own.
    const auto has_formula = [](const Operand& operand) {
        return !std::holds_alternative<Parameter>(operand.target) || operand.follows;
    };
    walk_derivation(explainer, figure, has_formula, [&](const Explanation& explanation) {
        text += (text.empty() ? "" : "\n") + paragraph(explanation);
    });
    return text;
}

} // namespace planner
