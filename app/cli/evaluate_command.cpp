// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_command.h"

#include "app/cli/output.h"
#include "app/cli/stream.h"
#include "model/catalog/assign.h"
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "model/explain/explanation.h"
#include "model/report/plan_json.h"
#include "model/report/plan_text.h"

#include <fmt/format.h>

#include <iostream>

namespace planner::cli {

namespace {

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

} // namespace

int evaluate_scenario(const std::string& scenario, const std::vector<std::string>& assignments,
                      bool as_json) {
    if (scenario == "-")
        return evaluate_stream(std::cin, std::cout, assignments);
    const auto ready = prepared(scenario, assignments);
    if (!ready)
        return report(ready.error());
    const auto plan = evaluate(*ready);
    fmt::print("{}", as_json ? plan_to_json(plan).dump(2) + "\n" : plan_to_text(plan));
    return done;
}

int explain_figure(const std::string& scenario, const std::string& figure_id,
                   const std::vector<std::string>& assignments) {
    const auto ready = prepared(scenario, assignments);
    if (!ready)
        return report(ready.error());
    const auto figure = find_figure(figure_id);
    if (!figure)
        return report({{PLANNER_TEXT("model", "is no figure; `moe-planner-cli figures` lists them"), {}},
                       {},
                       figure_id});
    fmt::print("{}", derivation_text(*ready, *figure));
    return done;
}

} // namespace planner::cli
