// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/jumps_command.h"

#include "app/cli/output.h"
#include "app/cli/scenario_argument.h"
#include "model/analysis/ep_jumps.h"
#include "model/files/json_text.h"
#include "model/units/format.h"

#include <fmt/format.h>

namespace planner::cli {

namespace {

Json to_json(const EpJump& jump) {
    Json causes = Json::array();
    for (const auto cause : jump.causes)
        causes.push_back(word_of(cause));
    return {{"ep", jump.ep}, {"before_s", jump.before_s}, {"after_s", jump.after_s}, {"causes", causes}};
}

void print(const EpJump& jump) {
    std::string causes;
    for (const auto cause : jump.causes)
        causes += (causes.empty() ? "" : ", ") + std::string(word_of(cause));
    fmt::print("{:>4}  {:>4}  {:>10}  {:>10}  {:>+7.1f} %  {}\n", jump.ep - 1, jump.ep,
               format(jump.before_s, Unit::seconds), format(jump.after_s, Unit::seconds), jump.change() * 100,
               causes);
}

} // namespace

int list_jumps(const JumpsOptions& options) {
    const auto scenario = prepared(options.scenario, options.assignments);
    if (!scenario)
        return report(scenario.error());
    const auto unit = options.unit == "prefill" ? ServingUnit::prefill : ServingUnit::decode;
    const auto jumps = ep_jumps(*scenario, unit, options.from, options.to);
    if (options.as_json) {
        Json json = Json::array();
        for (const auto& jump : jumps)
            json.push_back(to_json(jump));
        fmt::print("{}\n", json.dump(2));
        return done;
    }
    fmt::print("{:>4}  {:>4}  {:>10}  {:>10}  {:>9}  {}\n", "EP", "EP", "before", "after", "change", "cause");
    for (const auto& jump : jumps)
        print(jump);
    return done;
}

} // namespace planner::cli
