// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_argument.h"

#include "app/cli/output.h"
#include "model/catalog/assign.h"
#include "model/catalog/presets.h"

namespace planner::cli {

Result<Scenario> prepared(const std::string& name, const std::vector<std::string>& assignments) {
    auto loaded = open_scenario(name);
    if (!loaded)
        return tl::make_unexpected(loaded.error());
    print_notices(loaded->notices);
    for (const auto& assignment : assignments)
        if (auto done = assign(loaded->scenario, assignment); !done)
            return tl::make_unexpected(done.error());
    return std::move(loaded->scenario);
}

Result<Figure> known_figure(const std::string& id) {
    if (const auto figure = find_figure(id))
        return *figure;
    return failure({PLANNER_TEXT("model", "is no figure; `moe-planner-cli figures` lists them"), {}}, id);
}

} // namespace planner::cli
