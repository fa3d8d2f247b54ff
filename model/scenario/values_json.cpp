// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/values_json.h"

#include "model/scenario/check_value.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

std::optional<Parameter> parameter_of(std::string_view group, const std::string& key) {
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        if (info(parameter).group() == group && json_key(parameter) == key)
            return parameter;
    }
    return std::nullopt;
}

Result<double> number_from(Parameter parameter, const Json& value) {
    const auto& entry = info(parameter);
    const auto refuse = [&](const char* pattern) {
        return failure({pattern, {{"found", value.dump()}}, {{"legal", legal_values(parameter)}}},
                       std::string(entry.id));
    };
    if (value.is_null())
        return check_value(parameter, not_given);
    if (!entry.choices.empty()) {
        const auto choice = value.is_string() ? find_choice(entry, value.get<std::string>()) : std::nullopt;
        return choice ? Result<double>(*choice)
                      : refuse(PLANNER_TEXT("model", "{found} is not one of its words; {legal}"));
    }
    if (!value.is_number())
        return refuse(PLANNER_TEXT("model", "{found} is not a number; {legal}"));
    return check_value(parameter, value.get<double>());
}

Result<HourlyColumn> column_from(const Json& value) {
    if (value.is_null())
        return no_column();
    auto column = no_column();
    const bool sized = value.is_array() && value.size() == column.size();
    if (!sized || !std::all_of(value.begin(), value.end(), [](const Json& each) { return each.is_number(); }))
        return failure({PLANNER_TEXT("model", "must be a list of 24 numbers, one for each hour"), {}},
                       "workload.hourly");
    std::copy(value.begin(), value.end(), column.begin());
    auto checked = check_column(column);
    if (!checked)
        checked.error().key = "workload.hourly";
    return checked;
}

Result<void> read_column(const Json& value, Inputs& inputs) {
    const auto column = column_from(value);
    if (!column)
        return tl::make_unexpected(column.error());
    inputs.hourly = *column;
    return {};
}

/// A number as files show it: whole where it is whole.
Json number_to_json(double value) {
    constexpr double exact_whole = 9007199254740992; // beyond 2^53 not every whole number is a double
    if (value == std::floor(value) && std::abs(value) < exact_whole)
        return static_cast<std::int64_t>(value);
    return value;
}

} // namespace

std::vector<std::string> parameter_groups() {
    std::vector<std::string> groups;
    for (const auto& entry : parameter_table)
        if (std::find(groups.begin(), groups.end(), entry.group()) == groups.end())
            groups.emplace_back(entry.group());
    return groups;
}

Result<void> read_group(const Json& object, std::string_view group, Inputs& inputs,
                        std::map<std::string, std::string>& unknown) {
    if (!object.is_object())
        return failure({PLANNER_TEXT("model", "must be an object of named values"), {}}, std::string(group));
    for (const auto& [key, value] : object.items()) {
        if (group == "workload" && key == hourly_key) {
            if (auto read = read_column(value, inputs); !read)
                return read;
            continue;
        }
        const auto parameter = parameter_of(group, key);
        if (!parameter) {
            unknown[(Json::json_pointer() / std::string(group) / key).to_string()] = value.dump();
            continue;
        }
        const auto index = index_of(*parameter);
        if (info(*parameter).link != nullptr && value == std::string(linked_word)) {
            restore_link(inputs, *parameter);
            continue;
        }
        const auto number = number_from(*parameter, value);
        if (!number)
            return tl::make_unexpected(number.error());
        inputs.values[index] = *number;
        inputs.own[index] = info(*parameter).link != nullptr;
    }
    return {};
}

Json value_to_json(Parameter parameter, const Inputs& inputs) {
    const auto& entry = info(parameter);
    const double value = inputs.values[index_of(parameter)];
    if (entry.link != nullptr && !inputs.own[index_of(parameter)])
        return std::string(linked_word);
    if (std::isnan(value))
        return nullptr;
    if (!entry.choices.empty())
        return std::string(entry.choices[static_cast<std::size_t>(value)].id);
    return number_to_json(value);
}

Json column_to_json(const HourlyColumn& column) {
    if (!is_given(column))
        return nullptr;
    Json json = Json::array();
    for (const double value : column)
        json.push_back(number_to_json(value));
    return json;
}

} // namespace planner
