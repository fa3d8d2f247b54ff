// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/explanation.h"

#include <deque>
#include <set>

namespace planner {

/// Explains a figure, then everything that leads to it, nearest first and each once. `take` gets every
/// explanation; `leads_on` says of an operand whether it is to be explained as well.
template <class LeadsOn, class Take>
void walk_derivation(const Explainer& explainer, Figure figure, LeadsOn leads_on, Take take) {
    using Visit = std::pair<Subject, bool>; // what, and whether of the published plan
    std::deque<Visit> waiting{{figure, false}};
    std::set<Visit> seen{waiting.front()};
    const auto visit = [&](const Subject& subject, bool of_published) {
        if (seen.insert({subject, of_published}).second)
            waiting.emplace_back(subject, of_published);
    };
    while (!waiting.empty()) {
        const auto [subject, of_published] = waiting.front();
        waiting.pop_front();
        const auto explanation = explainer.explain(subject, of_published);
        take(explanation);
        for (const auto& operand : explanation.operands) {
            if (!leads_on(operand))
                continue;
            if (const auto* part = std::get_if<Part>(&operand.target))
                visit(*part, operand.of_published);
            else if (const auto* used = std::get_if<Figure>(&operand.target))
                visit(*used, operand.of_published);
            else if (const auto* parameter = std::get_if<Parameter>(&operand.target))
                visit(*parameter, operand.of_published);
        }
    }
}

} // namespace planner
