// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/entry_json.h"
#include "model/catalog/entry_rules.h"
#include "model/scenario/values_json.h"

#include <fmt/format.h>

#include <cmath>

namespace planner {

namespace {

constexpr int entry_version = 1;

std::string format_of(CatalogKind kind) { return "moe-planner-" + std::string(group_of(kind)); }

std::string text_at(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// An object of parameter ids and texts, such as why a value is not certain, or where it stands.
Result<std::map<std::string, std::string>> read_marks(CatalogKind kind, const Json& json,
                                                      const std::string& place) {
    std::map<std::string, std::string> marks;
    const auto found = json.find(place);
    if (found == json.end())
        return marks;
    if (!found->is_object())
        return failure({PLANNER_TEXT("model", "must be an object of texts"), {}}, place);
    for (const auto& [key, why] : found->items()) {
        const auto key_place = fmt::format("{}.{}", place, key);
        const auto parameter = find_parameter(key);
        if (!parameter || info(*parameter).group() != group_of(kind))
            return failure({PLANNER_TEXT("model", "is not an id that a catalog entry has"), {}}, key_place);
        if (!why.is_string())
            return failure({PLANNER_TEXT("model", "must be a text"), {}}, key_place);
        marks[key] = why.get<std::string>();
    }
    return marks;
}

/// The first rule that the entry's values break together.
Result<void> check_rules(CatalogKind kind, const CatalogEntry& entry, const Inputs& inputs) {
    Result<void> result;
    const auto value = [&](Parameter parameter) { return inputs.values[index_of(parameter)]; };
    const auto report = [&](Parameter parameter, const char* pattern,
                            std::initializer_list<Argument> arguments) {
        if (result && !entry.unverified.contains(std::string(info(parameter).id)))
            result = failure(text_with(pattern, arguments), "values." + json_key(parameter));
    };
    if (kind == CatalogKind::model)
        architecture_rules(value, report);
    if (kind == CatalogKind::gpu)
        gpu_rules(value, report);
    return result;
}

Result<void> check_header(CatalogKind kind, const Json& json) {
    if (!json.is_object() || text_at(json, "format") != format_of(kind))
        return failure({PLANNER_TEXT("model", "is no catalog entry: its format must be “{format}”"),
                        {{"format", format_of(kind)}}},
                       "format");
    const auto version = json.find("version");
    if (version != json.end() && (!version->is_number_integer() || *version < 1 || *version > entry_version))
        return failure({PLANNER_TEXT("model", "is {found}; this program reads version {known}"),
                        {{"found", version->dump()}, {"known", std::to_string(entry_version)}}},
                       "version");
    return {};
}

/// A price sheet leaves the GPU hour and the currency of its group alone.
bool is_filled_by(CatalogKind kind, Parameter parameter) {
    return info(parameter).group() == group_of(kind) &&
           (kind != CatalogKind::prices || is_of_price_sheet(parameter));
}

/// Reads the values and fills in what an entry may leave out.
Result<Inputs> read_values(CatalogKind kind, const Json& values) {
    Inputs inputs;
    inputs.values.fill(not_given);
    std::map<std::string, std::string> unknown;
    if (auto read = read_group(values, group_of(kind), inputs, unknown); !read)
        return tl::make_unexpected(read.error());
    if (!unknown.empty())
        return failure({PLANNER_TEXT("model", "is not a key that a catalog entry has"), {}},
                       unknown.begin()->first);
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        if (info(parameter).group() == group_of(kind) && !is_filled_by(kind, parameter) &&
            values.contains(json_key(parameter)))
            return failure({PLANNER_TEXT("model", "belongs to no price sheet"), {}},
                           "values." + json_key(parameter));
        if (!is_filled_by(kind, parameter) || !std::isnan(inputs.values[index]))
            continue;
        if (info(parameter).default_if_absent)
            inputs.values[index] = info(parameter).standard;
        else if (!info(parameter).optional)
            return failure({PLANNER_TEXT("model", "is missing"), {}}, "values." + json_key(parameter));
    }
    return inputs;
}

} // namespace

Result<CatalogEntry> catalog_entry_from(CatalogKind kind, const Json& json) {
    if (auto header = check_header(kind, json); !header)
        return tl::make_unexpected(header.error());
    CatalogEntry entry;
    entry.id = text_at(json, "id");
    entry.name = text_at(json, "name");
    entry.source = text_at(json, "source");
    entry.date = text_at(json, "date");
    entry.notes = text_at(json, "notes");
    const auto values = json.find("values");
    if (entry.id.empty() || values == json.end())
        return failure({PLANNER_TEXT("model", "needs an id and values"), {}});
    if (entry.name.empty())
        entry.name = entry.id;
    if (kind == CatalogKind::prices && entry.date.empty())
        return failure({PLANNER_TEXT("model", "a price sheet needs the date from which it holds"), {}},
                       "date");
    const auto inputs = read_values(kind, *values);
    if (!inputs)
        return tl::make_unexpected(inputs.error());
    for (const auto& [place, member] :
         {std::pair{"unverified", &entry.unverified}, std::pair{"sources", &entry.sources}}) {
        auto marks = read_marks(kind, json, place);
        if (!marks)
            return tl::make_unexpected(marks.error());
        *member = std::move(*marks);
    }
    if (auto checked = check_rules(kind, entry, *inputs); !checked)
        return tl::make_unexpected(checked.error());
    for (std::size_t index = 0; index < parameter_count; ++index)
        if (is_filled_by(kind, static_cast<Parameter>(index)))
            entry.values.emplace_back(static_cast<Parameter>(index), inputs->values[index]);
    return entry;
}

Result<CatalogEntry> read_catalog_entry(CatalogKind kind, std::string_view text, const std::string& file) {
    const auto json = parse_json(text, file);
    if (!json)
        return tl::make_unexpected(json.error());
    auto entry = catalog_entry_from(kind, *json);
    if (!entry)
        entry.error().file = file;
    return entry;
}

} // namespace planner
