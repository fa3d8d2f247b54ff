// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/entry_json.h"

#include "model/files/file_access.h"
#include "model/scenario/values_json.h"

#include <cmath>

namespace planner {

namespace {

std::string format_of(CatalogKind kind) { return "moe-planner-" + std::string(group_of(kind)); }

std::string text_at(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// An object of texts, such as marks and sources by parameter id.
Result<std::map<std::string, std::string>> texts_at(const Json& object, const std::string& key) {
    std::map<std::string, std::string> texts;
    const auto found = object.find(key);
    if (found == object.end())
        return texts;
    if (!found->is_object())
        return failure({PLANNER_TEXT("model", "must be an object of texts"), {}}, key);
    for (const auto& [name, text] : found->items()) {
        if (!text.is_string())
            return failure({PLANNER_TEXT("model", "must be a text"), {}}, key + "." + name);
        texts[name] = text.get<std::string>();
    }
    return texts;
}

/// The values of the kind's group, in the order of the table; what the model lacks has its default.
Result<std::vector<std::pair<Parameter, double>>> values_from(CatalogKind kind, const Json& object) {
    Inputs inputs;
    inputs.values.fill(not_given);
    std::map<std::string, std::string> unknown;
    if (auto read = read_group(object, group_of(kind), inputs, unknown); !read)
        return tl::make_unexpected(read.error());
    if (!unknown.empty())
        return failure({PLANNER_TEXT("model", "is not a key that a catalog entry has"), {}},
                       unknown.begin()->first);
    std::vector<std::pair<Parameter, double>> values;
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        const auto& entry = info(parameter);
        if (entry.group() != group_of(kind))
            continue;
        if (std::isnan(inputs.values[index]) && entry.default_if_absent)
            inputs.values[index] = entry.standard;
        if (std::isnan(inputs.values[index]) && !entry.optional)
            return failure({PLANNER_TEXT("model", "is missing"), {}}, "values." + json_key(parameter));
        values.emplace_back(parameter, inputs.values[index]);
    }
    return values;
}

} // namespace

Result<CatalogEntry> catalog_entry_from(CatalogKind kind, const Json& json) {
    if (!json.is_object() || text_at(json, "format") != format_of(kind))
        return failure({PLANNER_TEXT("model", "is no catalog entry: its format must be “{format}”"),
                        {{"format", format_of(kind)}}},
                       "format");
    CatalogEntry entry{.id = text_at(json, "id"),
                       .name = text_at(json, "name"),
                       .source = text_at(json, "source"),
                       .notes = text_at(json, "notes")};
    const auto values = json.find("values");
    if (entry.id.empty() || values == json.end())
        return failure({PLANNER_TEXT("model", "needs an id and values"), {}});
    if (entry.name.empty())
        entry.name = entry.id;
    auto read = values_from(kind, *values);
    if (!read)
        return tl::make_unexpected(read.error());
    entry.values = std::move(*read);
    for (const auto& [key, member] :
         {std::pair{"unverified", &entry.unverified}, std::pair{"sources", &entry.sources}}) {
        auto texts = texts_at(json, key);
        if (!texts)
            return tl::make_unexpected(texts.error());
        *member = std::move(*texts);
    }
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

Result<CatalogEntry> load_catalog_entry(CatalogKind kind, const std::filesystem::path& path) {
    const auto text = read_file(path);
    if (!text)
        return tl::make_unexpected(text.error());
    return read_catalog_entry(kind, *text, path.string());
}

Json catalog_entry_json(CatalogKind kind, const CatalogEntry& entry) {
    Inputs inputs;
    Json values = Json::object();
    for (const auto& [parameter, value] : entry.values) {
        inputs.values[index_of(parameter)] = value;
        values[json_key(parameter)] = value_to_json(parameter, inputs);
    }
    Json json{{"format", format_of(kind)}, {"version", 1},         {"id", entry.id},
              {"name", entry.name},        {"values", values},     {"source", entry.source},
              {"notes", entry.notes}};
    if (!entry.unverified.empty())
        json["unverified"] = entry.unverified;
    if (!entry.sources.empty())
        json["sources"] = entry.sources;
    return json;
}

} // namespace planner
