// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/derivation_json.h"

#include "model/explain/derivation_walk.h"

#include <cmath>

namespace planner {

namespace {

/// The words of what is explained, if it is a word.
std::span<const Choice> choices_of(const Target& target) {
    if (const auto* figure = std::get_if<Figure>(&target))
        return info(*figure).choices;
    const auto* parameter = std::get_if<Parameter>(&target);
    return parameter != nullptr ? info(*parameter).choices : std::span<const Choice>();
}

/// A number, a word, or null where it is missing.
Json value_json(double value, Unit unit, std::span<const Choice> choices) {
    if (!std::isfinite(value))
        return nullptr;
    if (unit == Unit::yes_no)
        return value == 1;
    if (unit == Unit::choice && !choices.empty())
        return choices[static_cast<std::size_t>(value)].id;
    return value;
}

void mark(Json& json, bool of_published) {
    if (of_published)
        json["of"] = "published plan";
}

Json operand_json(const Operand& operand) {
    const auto id = id_of(operand.target);
    Json json{{"id", id.empty() ? Json(nullptr) : Json(id)},
              {"label", operand.label},
              {"value", value_json(operand.number, operand.unit, choices_of(operand.target))},
              {"unit", info(operand.unit).symbol},
              {"shown", operand.value},
              {"source", english(operand.source)}};
    mark(json, operand.of_published);
    return json;
}

Json node(const Explanation& explanation) {
    const auto target = std::visit([](const auto& each) { return Target(each); }, explanation.subject);
    Json json{{"id", id_of(target)},
              {"label", explanation.label},
              {"value", value_json(explanation.number, explanation.unit, choices_of(target))},
              {"unit", info(explanation.unit).symbol},
              {"shown", explanation.value},
              {"formula", english(explanation.formula)},
              {"numbers", english(explanation.numbers)},
              {"operands", Json::array()},
              {"source", english(explanation.source)}};
    for (const auto& operand : explanation.operands)
        json["operands"].push_back(operand_json(operand));
    mark(json, explanation.of_published);
    return json;
}

} // namespace

Json derivation_json(const Scenario& scenario, Figure figure) {
    const Explainer explainer(scenario);
    Json nodes = Json::array();
    const auto is_known = [](const Operand& operand) { return operand.target.index() != 0; };
    walk_derivation(explainer, figure, is_known,
                    [&](const Explanation& explanation) { nodes.push_back(node(explanation)); });
    return nodes;
}

} // namespace planner
