// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/stream.h"

#include "app/cli/output.h"
#include "model/catalog/assign.h"
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "model/report/plan_json.h"

#include <iostream>

namespace planner::cli {

namespace {

Result<Json> evaluate_line(const std::string& line, const std::string& place,
                           const std::vector<std::string>& assignments) {
    auto loaded = read_scenario(line, place);
    if (!loaded)
        return tl::make_unexpected(loaded.error());
    for (const auto& assignment : assignments)
        if (auto done = assign(loaded->scenario, assignment); !done)
            return tl::make_unexpected(done.error());
    return plan_to_json(evaluate(loaded->scenario));
}

} // namespace

int evaluate_stream(std::istream& input, std::ostream& output, const std::vector<std::string>& assignments) {
    int code = done;
    std::string line;
    for (std::size_t number = 1; std::getline(input, line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        const auto plan = evaluate_line(line, "line " + std::to_string(number), assignments);
        if (!plan)
            code = bad_input;
        const auto answer = plan ? *plan : Json{{"error", english(plan.error())}};
        // A message may repeat bytes of the command line that are no UTF-8.
        output << answer.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    }
    output.flush();
    return code;
}

} // namespace planner::cli
