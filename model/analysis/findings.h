// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/checks.h"
#include "model/units/format.h"

#include <initializer_list>

namespace planner {

/// A number or a word that a finding's sentence names.
struct Argument {
    const char* name;
    double value;
    Unit unit = Unit::count;
    const char* word = nullptr;
};

/// Counts what is found, and writes its sentences only where somebody wants to read them.
struct Findings {
    void add(Severity severity, Parameter parameter, const char* pattern,
             std::initializer_list<Argument> arguments) {
        ++(severity == Severity::broken ? count.broken : count.notes);
        if (list == nullptr)
            return;
        Finding finding{severity, {pattern, {}}, parameter};
        for (const auto& each : arguments)
            finding.text.arguments.emplace_back(
                each.name, each.word != nullptr ? each.word : format(each.value, each.unit));
        list->push_back(std::move(finding));
    }

    std::vector<Finding>* list = nullptr;
    FindingCount count{};
};

} // namespace planner
