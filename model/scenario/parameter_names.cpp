// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/parameter_names.h"

#include "model/text/text.h"

#include <algorithm>
#include <array>

namespace planner {

namespace {

struct GroupTitle {
    std::string_view group;
    const char* title;
};
constexpr std::array group_titles{
    GroupTitle{"model", PLANNER_TEXT("model", "Model")},
    GroupTitle{"gpu", PLANNER_TEXT("model", "GPU")},
    GroupTitle{"unit", PLANNER_TEXT("model", "Node")},
    GroupTitle{"network", PLANNER_TEXT("model", "Network")},
    GroupTitle{"decode", PLANNER_TEXT("model", "Decode unit")},
    GroupTitle{"prefill", PLANNER_TEXT("model", "Prefill unit")},
    GroupTitle{"precision", PLANNER_TEXT("model", "Precision")},
    GroupTitle{"memory", PLANNER_TEXT("model", "Memory")},
    GroupTitle{"workload", PLANNER_TEXT("model", "Workload")},
    GroupTitle{"service", PLANNER_TEXT("model", "Service")},
    GroupTitle{"serving", PLANNER_TEXT("model", "Serving")},
    GroupTitle{"efficiency", PLANNER_TEXT("model", "Efficiency")},
    GroupTitle{"measured", PLANNER_TEXT("model", "Measured")},
    GroupTitle{"pricing", PLANNER_TEXT("model", "Pricing")},
    GroupTitle{"cost", PLANNER_TEXT("model", "Cost of GPUs")},
    GroupTitle{"revenue", PLANNER_TEXT("model", "What the headline leaves out")},
    GroupTitle{"question", PLANNER_TEXT("model", "Questions")},
    GroupTitle{"chapter", PLANNER_TEXT("model", "Chapter constants")},
};

constexpr const char* find_title(std::string_view group) {
    for (const auto& entry : group_titles)
        if (entry.group == group)
            return entry.title;
    return nullptr;
}

static_assert(std::all_of(parameter_table.begin(), parameter_table.end(),
                          [](const ParameterInfo& entry) { return find_title(entry.group()) != nullptr; }));

} // namespace

const char* group_title(std::string_view group) { return find_title(group); }

bool label_is_shared(Parameter parameter) {
    const std::string_view label = info(parameter).label;
    return std::count_if(parameter_table.begin(), parameter_table.end(), [&](const ParameterInfo& entry) {
               return std::string_view(entry.label) == label;
           }) > 1;
}

} // namespace planner
