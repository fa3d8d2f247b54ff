// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sweep_axis.h"
#include "model/scenario/check_value.h"
#include "model/units/format.h"
#include "model/units/parse.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (auto at = text.find(separator); at != std::string_view::npos; at = text.find(separator)) {
        parts.push_back(text.substr(0, at));
        text.remove_prefix(at + 1);
    }
    parts.push_back(text);
    return parts;
}

/// The values of words in a list, by `read`; each word once.
template <class Read>
Result<std::vector<double>> listed(std::string_view id, std::string_view text, Read read) {
    std::vector<double> values;
    for (const auto word : split(text, ',')) {
        const Result<double> value = read(word);
        if (!value)
            return tl::make_unexpected(value.error());
        if (std::find(values.begin(), values.end(), *value) != values.end())
            return failure(
                {PLANNER_TEXT("model", "“{word}” stands there twice"), {{"word", std::string(word)}}},
                std::string(id));
        values.push_back(*value);
    }
    return values;
}

Result<double> catalog_index(CatalogKind kind, std::string_view id) {
    const auto entry = known_entry(kind, id);
    if (!entry)
        return tl::make_unexpected(entry.error());
    return static_cast<double>(*entry - catalog(kind).data());
}

Result<std::size_t> read_count(std::string_view id, std::string_view text) {
    const auto count = parse(text, Unit::count);
    if (count && *count >= 1 && *count == std::floor(*count) && *count <= double{most_sweep_points})
        return static_cast<std::size_t>(*count);
    return failure(
        {PLANNER_TEXT("model", "“{count}” values are not possible; a whole number from 1 to {most}"),
         {{"count", std::string(text)}, {"most", format(double{most_sweep_points}, Unit::count)}}},
        std::string(id));
}

Result<SweepAxis> read_range(Parameter parameter, std::string_view text) {
    const auto parts = split(text, ':');
    const bool logarithmic = parts.size() == 4 && parts[3] == "log";
    if (parts.size() != 3 && !logarithmic)
        return failure(
            {PLANNER_TEXT("model", "“{text}” is no range; write FROM:TO:COUNT or FROM:TO:COUNT:log"),
             {{"text", std::string(text)}}},
            std::string(info(parameter).id));
    SweepRange range{.logarithmic = logarithmic};
    for (const auto& [end, typed] : {std::pair{&range.from, parts[0]}, std::pair{&range.to, parts[1]}}) {
        const auto value = parse_value(parameter, typed);
        if (!value)
            return tl::make_unexpected(value.error());
        *end = *value;
    }
    const auto count = read_count(info(parameter).id, parts[2]);
    if (!count)
        return tl::make_unexpected(count.error());
    range.count = *count;
    return range_axis(parameter, range);
}

Result<SweepAxis> axis_of(std::variant<Parameter, CatalogKind> subject, Result<std::vector<double>> values) {
    if (!values)
        return tl::make_unexpected(values.error());
    return SweepAxis{subject, std::move(*values)};
}

} // namespace

Result<SweepAxis> parse_sweep_axis(std::string_view text) {
    const auto id = text.substr(0, text.find('='));
    if (id.size() == text.size())
        return failure({PLANNER_TEXT("model", "says no values; write ID=FROM:TO:COUNT or ID=WORD,WORD"), {}},
                       std::string(text));
    const auto values = text.substr(id.size() + 1);
    for (const auto kind : catalog_kinds)
        if (id == choice_id(kind))
            return axis_of(kind, listed(id, values, [&](auto word) { return catalog_index(kind, word); }));
    const auto parameter = find_parameter(id);
    if (!parameter)
        return failure(
            {PLANNER_TEXT("model", "is no parameter; `moe-planner-cli parameters` lists them"), {}},
            std::string(id));
    if (!info(*parameter).choices.empty())
        return axis_of(*parameter,
                       listed(id, values, [&](auto word) { return parse_value(*parameter, word); }));
    return read_range(*parameter, values);
}

} // namespace planner
