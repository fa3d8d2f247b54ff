// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/input_groups.h"

#include <algorithm>

namespace planner::ui {

QList<InputGroup> inputGroups() {
    QList<InputGroup> result{
        {{"decode", "serving"}, true, {}},
        {{"prefill"}, false, {}},
        {{"network", "unit"}, true, {}},
        {{"workload", "service"}, true, {}},
        {{"model"}, false, CatalogKind::model},
        {{"gpu"}, false, CatalogKind::gpu},
        {{"efficiency"}, false, CatalogKind::efficiency},
        {{"precision"}, false, {}},
        {{"memory"}, false, {}},
        {{"pricing"}, false, CatalogKind::prices},
        {{"cost"}, false, {}},
        {{"revenue"}, false, {}},
        {{"question"}, false, {}},
        {{"measured"}, false, {}},
        {{"chapter"}, false, {}},
    };
    for (const auto& entry : parameter_table) {
        const bool placed = std::any_of(result.begin(), result.end(), [&entry](const InputGroup& group) {
            return group.groups.contains(entry.group());
        });
        if (!placed)
            result.append({{entry.group()}, false, {}});
    }
    return result;
}

QList<Parameter> parametersOf(const InputGroup& group) {
    QList<Parameter> result;
    for (std::size_t index = 0; index < parameter_count; ++index)
        if (group.groups.contains(parameter_table[index].group()))
            result.append(static_cast<Parameter>(index));
    return result;
}

} // namespace planner::ui
