// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/assign.h"

#include "model/catalog/entry_json.h"
#include "model/files/file_access.h"
#include "model/scenario/check_value.h"
#include "model/scenario/values_json.h"

namespace planner {

namespace {

/// An entry of the catalog by its id, or one of a person's own by its file.
Result<void> choose_entry(Scenario& scenario, CatalogKind kind, const std::string& id_or_path) {
    std::error_code error;
    if (find_entry(kind, id_or_path) != nullptr || !std::filesystem::exists(id_or_path, error))
        return set_catalog_entry(scenario, kind, id_or_path);
    const auto entry = load_catalog_entry(kind, id_or_path);
    if (!entry)
        return tl::make_unexpected(entry.error());
    set_catalog_entry(scenario, kind, *entry);
    return {};
}

constexpr std::string_view hourly_id = "workload.hourly";

/// A file with a column of 24 hours, or "none".
Result<void> assign_column(Scenario& scenario, const std::string& path) {
    if (path == "none") {
        scenario.inputs.hourly = no_column();
        return {};
    }
    const auto text = read_file(path);
    if (!text)
        return tl::make_unexpected(text.error());
    const auto column = parse_hourly_column(*text, path);
    if (!column)
        return tl::make_unexpected(column.error());
    set_hourly(scenario, *column);
    return {};
}

} // namespace

Result<void> assign(Scenario& scenario, std::string_view assignment) {
    const auto equals = assignment.find('=');
    if (equals == std::string_view::npos)
        return failure(
            {PLANNER_TEXT("model", "is no assignment; write ID=VALUE, such as network.nic_bandwidth=800Gb/s"),
             {}},
            std::string(assignment));
    const auto id = assignment.substr(0, equals);
    const auto text = assignment.substr(equals + 1);
    if (id == hourly_id)
        return assign_column(scenario, std::string(text));
    for (const auto kind : catalog_kinds)
        if (id == choice_id(kind))
            return choose_entry(scenario, kind, std::string(text));
    const auto parameter = find_parameter(id);
    if (!parameter)
        return failure(
            {PLANNER_TEXT("model", "is no parameter; `moe-planner-cli parameters` lists them"), {}},
            std::string(id));
    if (text == linked_word && info(*parameter).link != nullptr) {
        restore_link(scenario, *parameter);
        return {};
    }
    const auto value = parse_value(*parameter, text);
    if (!value)
        return tl::make_unexpected(value.error());
    set_value(scenario, *parameter, *value);
    return {};
}

} // namespace planner
