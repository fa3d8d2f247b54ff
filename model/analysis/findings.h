// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/checks.h"
#include "model/units/argument.h"

namespace planner {

/// Counts what is found, and writes its sentences only where somebody wants to read them.
struct Findings {
    void add(Severity severity, Parameter parameter, const char* pattern,
             std::initializer_list<Argument> arguments) {
        ++(severity == Severity::broken ? count.broken : count.notes);
        if (list == nullptr)
            return;
        list->push_back({severity, text_with(pattern, arguments), parameter});
    }

    std::vector<Finding>* list = nullptr;
    FindingCount count{};
};

} // namespace planner
