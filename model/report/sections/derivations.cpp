// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/sections/sections.h"

#include "model/explain/explanation.h"
#include "model/report/document/words.h"

#include <cmath>
#include <deque>
#include <set>

namespace planner::report {

namespace {

/// So many levels below a key figure; `explain` shows the rest.
constexpr int deepest_level = 1;

/// Formulas of more inputs fill pages and are read by nobody; `explain` has them.
constexpr std::size_t most_operands = 10;

Text formula_text(const std::vector<FormulaPart>& formula) {
    std::vector<Text> parts;
    parts.reserve(formula.size());
    for (const auto& part : formula)
        parts.push_back(part.symbol.empty() ? say(part.label) : verbatim(part.symbol));
    return joined(parts);
}

/// "NIC per GPU: 400 Gb/s, from day 6 of the open-source week".
Text operand_text(const Operand& operand) {
    auto value = operand.value_word != nullptr ? say(operand.value_word) : verbatim(operand.value);
    if (operand.of_published)
        value = say(PLANNER_TEXT("model", "{value} (of the published plan)"), {{"value", std::move(value)}});
    return say(PLANNER_TEXT("model", "{input} {value}: {source}"),
               {{"input", say(operand.label)}, {"value", std::move(value)}, {"source", operand.source}});
}

/// The name and the value of a figure whose formula is too long for a page.
Paragraph long_formula(const Explanation& explanation, Text name) {
    return {say(PLANNER_TEXT("model", "{figure} = {value}, from {count} inputs: “moe-planner-cli explain” "
                                      "writes the formula out."),
                {{"figure", std::move(name)},
                 {"value", verbatim(explanation.value)},
                 {"count", verbatim(std::to_string(explanation.operands.size()))}})};
}

Formula formula_of(const Explanation& explanation, Text name) {
    Formula formula{std::move(name),
                    explanation.value_word != nullptr ? say(explanation.value_word)
                                                      : verbatim(explanation.value),
                    formula_text(explanation.formula),
                    formula_text(explanation.numbers),
                    {}};
    for (const auto& operand : explanation.operands)
        if (operand.source.pattern != std::string_view())
            formula.operands.push_back(operand_text(operand));
    return formula;
}

Text name_with_lens(Figure figure) {
    const auto lens = info(figure).lens();
    if (lens == Lens::exact || lens == Lens::measured) // the label of a measured figure says so
        return label_of(figure);
    return say(PLANNER_TEXT("model", "{figure} ({lens})"),
               {{"figure", label_of(figure)}, {"lens", lens_of(figure)}});
}

/// The key figures and what their formulas use, each once, level by level.
void add_formulas(const Material& material, Section& section) {
    const Explainer explainer(material.scenario());
    std::deque<std::pair<Figure, int>> waiting;
    std::set<Figure> seen;
    const auto ask_for = [&](Figure figure, int level) {
        if (level <= deepest_level && !std::isnan(material.plan()[figure]) && seen.insert(figure).second)
            waiting.emplace_back(figure, level);
    };
    for (const auto figure : key_figures())
        ask_for(figure, 0);
    while (!waiting.empty()) {
        const auto [figure, level] = waiting.front();
        waiting.pop_front();
        const bool foreign = !material.plan().is_published && is_of_published(figure);
        const auto explanation = explainer.explain(figure, foreign);
        if (explanation.formula.empty())
            continue;
        if (explanation.operands.size() > most_operands)
            section.blocks.emplace_back(long_formula(explanation, name_with_lens(figure)));
        else
            section.blocks.emplace_back(formula_of(explanation, name_with_lens(figure)));
        for (const auto& operand : explanation.operands)
            if (const auto* used = std::get_if<Figure>(&operand.target); used && !operand.of_published)
                ask_for(*used, level + 1);
    }
}

} // namespace

Section derivations(const Material& material) {
    Section section{say(PLANNER_TEXT("model", "Derivations")), {}, true};
    section.blocks.emplace_back(Paragraph{say(PLANNER_TEXT(
        "model", "How the key figures come about, in names and in numbers, and what their formulas use. "
                 "These are the formulas that were computed with, written down by the same "
                 "code. “moe-planner-cli explain” and the window lead further, down to the "
                 "source of every constant."))});
    add_formulas(material, section);
    return section;
}

} // namespace planner::report
