// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/entry_json.h"

#include "model/files/file_access.h"
#include "model/scenario/values_json.h"

namespace planner {

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
    Json json{{"format", "moe-planner-" + std::string(group_of(kind))},
              {"version", 1},
              {"id", entry.id},
              {"name", entry.name},
              {"values", values},
              {"source", entry.source}};
    if (!entry.date.empty())
        json["date"] = entry.date;
    if (!entry.notes.empty())
        json["notes"] = entry.notes;
    if (!entry.unverified.empty())
        json["unverified"] = entry.unverified;
    if (!entry.sources.empty())
        json["sources"] = entry.sources;
    return json;
}

} // namespace planner
