// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/day_command.h"

#include "app/cli/output.h"
#include "app/cli/scenario_argument.h"
#include "model/engine/evaluate.h"
#include "model/report/day_text.h"

#include <fmt/format.h>

namespace planner::cli {

int print_day(const DayOptions& options) {
    auto assignments = options.assignments;
    if (!options.traffic.empty())
        assignments.insert(assignments.begin(), "workload.hourly=" + options.traffic);
    const auto scenario = prepared(options.scenario, assignments);
    if (!scenario)
        return report(scenario.error());
    const auto plan = evaluate(*scenario);
    const auto day = day_of(plan, scenario->inputs.hourly);
    if (options.as_json)
        fmt::print("{}\n", day_to_json(day).dump(2));
    else
        fmt::print("{}", options.as_csv ? day_to_csv(day) : day_to_text(day, plan));
    return done;
}

} // namespace planner::cli
