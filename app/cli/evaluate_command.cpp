// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/evaluate_command.h"

#include "app/cli/output.h"
#include "app/cli/scenario_argument.h"
#include "app/cli/stream.h"
#include "model/engine/evaluate.h"
#include "model/explain/explanation.h"
#include "model/report/derivation_json.h"
#include "model/report/plan_json.h"
#include "model/report/plan_text.h"

#include <fmt/format.h>

#include <iostream>

namespace planner::cli {

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
                   const std::vector<std::string>& assignments, bool as_json) {
    const auto ready = prepared(scenario, assignments);
    if (!ready)
        return report(ready.error());
    const auto figure = known_figure(figure_id);
    if (!figure)
        return report(figure.error());
    fmt::print("{}",
               as_json ? derivation_json(*ready, *figure).dump(2) + "\n" : derivation_text(*ready, *figure));
    return done;
}

} // namespace planner::cli
