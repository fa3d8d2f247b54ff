// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/hourly_column.h"

#include "model/units/format.h"
#include "model/units/parse.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace planner {

namespace {

constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";

tl::unexpected<Problem> at_line(std::size_t line, const std::string& file, Text what) {
    return failure({PLANNER_TEXT("model", "line {line}: {what}"),
                    {{"line", std::to_string(line)}},
                    {{"what", std::move(what)}}},
                   {}, file);
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        lines.push_back(trimmed(text.substr(0, end)));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    while (!lines.empty() && lines.back().empty())
        lines.pop_back(); // files end in line feeds
    return lines;
}

/// The cells of a line: by tab or semicolon where there is one, otherwise by commas outside of quotes.
std::vector<std::string> cells_of(std::string_view line) {
    const bool other = line.find_first_of("\t;") != std::string_view::npos;
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (const char letter : line) {
        const bool splits = other ? letter == '\t' || letter == ';' : letter == ',';
        if (letter == '"')
            quoted = !quoted;
        else if (splits && !quoted)
            cells.emplace_back();
        else
            cells.back() += letter;
    }
    for (auto& cell : cells)
        cell = std::string(trimmed(cell));
    return cells;
}

/// "7", "07", "07:00" for the hour 7; "7:30" is no whole hour.
bool names_hour(std::string_view cell, std::size_t hour) {
    std::size_t found = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), found);
    const std::string_view rest(end, static_cast<std::size_t>(cell.data() + cell.size() - end));
    return error == std::errc() && found == hour && (rest.empty() || rest == ":00" || rest == ":00:00");
}

bool is_heading(std::string_view line) {
    return !line.empty() &&
           std::none_of(line.begin(), line.end(), [](char letter) { return letter >= '0' && letter <= '9'; });
}

Result<double> value_of_line(std::string_view line, std::size_t hour) {
    const auto cells = cells_of(line);
    if (cells.back().empty())
        return failure({PLANNER_TEXT("model", "the hour {hour} has no number; write 0 where nothing arrives"),
                        {{"hour", std::to_string(hour)}}});
    if (cells.size() > 2 || (cells.size() == 2 && !names_hour(cells.front(), hour)))
        return failure({PLANNER_TEXT("model", "“{line}” is not one number for the hour {hour}: write numbers "
                                              "without separators of thousands, or in quotes"),
                        {{"line", std::string(line)}, {"hour", std::to_string(hour)}}});
    auto number = parse(cells.back(), Unit::count);
    if (number && *number < 0)
        return failure({PLANNER_TEXT("model", "{number} is negative; traffic is 0 or more"),
                        {{"number", format_exact(*number, Unit::count)}}});
    return number;
}

} // namespace

Result<HourlyColumn> check_column(const HourlyColumn& column) {
    double sum = 0;
    for (const double value : column) {
        if (!(value >= 0) || std::isinf(value))
            return failure({PLANNER_TEXT("model", "the traffic of an hour is a number, 0 or more"), {}});
        sum += value;
    }
    if (!(sum > 0) || std::isinf(sum))
        return failure(
            {PLANNER_TEXT("model", "the hours add up to nothing; one of them must be above 0"), {}});
    return column;
}

Result<HourlyColumn> parse_hourly_column(std::string_view text, const std::string& file) {
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return at_line(1, file, {PLANNER_TEXT("model", "the text is UTF-16; save it as UTF-8"), {}});
    if (text.starts_with(utf8_mark))
        text.remove_prefix(utf8_mark.size());
    const auto lines = lines_of(text);
    auto column = no_column();
    std::size_t hour = 0;
    for (std::size_t index = 0; index < lines.size(); ++index) {
        if (index == 0 && is_heading(lines[index]))
            continue;
        if (hour == hours_of_day)
            return at_line(index + 1, file,
                           {PLANNER_TEXT("model", "is a 25th hour; a day has 24, from midnight on"), {}});
        const auto value = value_of_line(lines[index], hour);
        if (!value)
            return at_line(index + 1, file, value.error().what);
        column.at(hour++) = *value;
    }
    if (hour < hours_of_day)
        return at_line(lines.size(), file,
                       {PLANNER_TEXT("model", "ends after {count} hours; a day has 24, from midnight on"),
                        {{"count", std::to_string(hour)}}});
    auto checked = check_column(column);
    if (!checked)
        checked.error().file = file;
    return checked;
}

} // namespace planner
