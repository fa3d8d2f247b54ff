// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/stream.h"

#include "app/cli/output.h"
#include "model/catalog/assign.h"
#include "model/catalog/presets.h"
#include "model/engine/evaluate.h"
#include "model/files/file_access.h"
#include "model/report/plan_json.h"

#include <istream>
#include <ostream>

namespace planner::cli {

namespace {

/// Reads a line of at most `largest_file_bytes`; of a longer one, a byte more than that. False at the end.
bool read_line(std::istream& input, std::string& line) {
    line.clear();
    auto& buffer = *input.rdbuf();
    constexpr auto end = std::char_traits<char>::eof();
    for (auto next = buffer.sbumpc(); next != '\n'; next = buffer.sbumpc()) {
        if (next == end)
            return !line.empty();
        if (line.size() <= largest_file_bytes)
            line += std::char_traits<char>::to_char_type(next);
    }
    return true;
}

Result<Json> evaluate_line(const std::string& line, const std::string& place,
                           const std::vector<std::string>& assignments) {
    if (line.size() > largest_file_bytes)
        return failure(
            {PLANNER_TEXT("model", "is too large: {reason}"), {{"reason", "more than 16 MiB came"}}}, {},
            place);
    auto loaded = read_scenario(line, place);
    if (!loaded)
        return tl::make_unexpected(loaded.error());
    print_notices(loaded->notices);
    for (const auto& assignment : assignments)
        if (auto done = assign(loaded->scenario, assignment); !done)
            return tl::make_unexpected(done.error());
    return plan_to_json(evaluate(loaded->scenario));
}

} // namespace

int evaluate_stream(std::istream& input, std::ostream& output, const std::vector<std::string>& assignments) {
    int code = done;
    std::string line;
    for (std::size_t number = 1; read_line(input, line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        const auto plan = evaluate_line(line, "line " + std::to_string(number), assignments);
        if (!plan)
            code = bad_input;
        const auto answer = plan ? *plan : Json{{"error", english(plan.error())}};
        // A message may repeat bytes of the command line that are no UTF-8.
        output << answer.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
        output.flush(); // whoever sends lines one by one waits for each answer
    }
    return code;
}

} // namespace planner::cli
