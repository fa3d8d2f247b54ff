// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/derivation_json.h"

#include "model/engine/evaluate.h"
#include "model/explain/explanation.h"

#include <cmath>
#include <deque>
#include <set>

namespace planner {

namespace {

using Subject = std::variant<std::monostate, Parameter, Figure>;
using Visit = std::pair<Subject, bool>; // what, and whether of the published plan

/// The published plan by itself, with the measurements as they stand now.
Plan published_plan(Scenario scenario) {
    scenario.inputs.own = scenario.origin->published.own;
    scenario.inputs.values = published_values(scenario);
    scenario.inputs.hourly = scenario.origin->published.hourly;
    return evaluate(scenario);
}

/// A number, a word, or null where it is missing.
Json value_json(double value, Unit unit, std::span<const Choice> choices) {
    if (!std::isfinite(value))
        return nullptr;
    if (unit == Unit::yes_no)
        return value == 1;
    if (!choices.empty())
        return choices[static_cast<std::size_t>(value)].id;
    return value;
}

template <class Entry> Json heading(const Entry& entry, double value) {
    return {{"id", entry.id},
            {"label", entry.label},
            {"value", value_json(value, entry.unit, entry.choices)},
            {"unit", info(entry.unit).symbol}};
}

Json id_of(const Operand& operand) {
    if (const auto* figure = std::get_if<Figure>(&operand.target))
        return info(*figure).id;
    if (const auto* parameter = std::get_if<Parameter>(&operand.target))
        return info(*parameter).id;
    return nullptr;
}

void mark(Json& json, bool of_published) {
    if (of_published)
        json["of"] = "published plan";
}

Json operand_json(const Operand& operand) {
    Json json{{"id", id_of(operand)},
              {"label", operand.label},
              {"value", operand.value},
              {"source", english(operand.source)}};
    mark(json, operand.of_published);
    return json;
}

Json node(Json json, const Explanation& explanation) {
    json["shown"] = explanation.value;
    json["formula"] = english(explanation.formula);
    json["numbers"] = explanation.numbers;
    json["operands"] = Json::array();
    for (const auto& operand : explanation.operands)
        json["operands"].push_back(operand_json(operand));
    json["source"] = english(explanation.source);
    mark(json, explanation.of_published);
    return json;
}

} // namespace

Json derivation_json(const Scenario& scenario, Figure figure) {
    const Explainer explainer(scenario);
    const auto present = evaluate(scenario);
    const auto published = published_plan(scenario);
    Json nodes = Json::array();
    std::deque<Visit> waiting{{figure, false}};
    std::set<Visit> seen{waiting.front()};
    while (!waiting.empty()) {
        const auto [subject, of_published] = waiting.front();
        waiting.pop_front();
        const auto& plan = of_published ? published : present;
        const auto explain = [&](auto each) {
            const auto explanation = explainer.explain(each, of_published);
            nodes.push_back(node(heading(info(each), plan[each]), explanation));
            return explanation.operands;
        };
        const auto* as_figure = std::get_if<Figure>(&subject);
        for (const auto& operand :
             as_figure != nullptr ? explain(*as_figure) : explain(std::get<Parameter>(subject)))
            if (operand.target.index() != 0 && seen.insert({operand.target, operand.of_published}).second)
                waiting.emplace_back(operand.target, operand.of_published);
    }
    return nodes;
}

} // namespace planner
