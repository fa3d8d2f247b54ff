// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/catalog.h"

#include "model/catalog/shipped_files.h"
#include "model/files/json_text.h"
#include "model/scenario/values_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace planner {

namespace {

constexpr std::string_view folder_of(CatalogKind kind) {
    constexpr std::array<std::string_view, 4> folders{"models/", "gpus/", "efficiency/", "prices/"};
    return folders.at(static_cast<std::size_t>(kind));
}

std::string format_of(CatalogKind kind) { return "moe-planner-" + std::string(group_of(kind)); }

std::string text_at(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// A price sheet leaves the GPU hour and the currency of its group alone.
bool is_filled_by(CatalogKind kind, Parameter parameter) {
    return kind != CatalogKind::prices || is_of_price_sheet(parameter);
}

std::vector<CatalogEntry> load_shipped(CatalogKind kind) {
    std::vector<CatalogEntry> entries;
    for (const auto& file : shipped_files()) {
        if (!file.path.starts_with(folder_of(kind)))
            continue;
        auto entry = read_catalog_entry(kind, file.text, std::string(file.path));
        if (!entry)
            throw std::logic_error(english(entry.error())); // our own file: a test reads them all
        entries.push_back(std::move(*entry));
    }
    std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return entries;
}

} // namespace

Result<CatalogEntry> read_catalog_entry(CatalogKind kind, std::string_view text, const std::string& file) {
    const auto json = parse_json(text, file);
    if (!json)
        return tl::make_unexpected(json.error());
    if (!json->is_object() || text_at(*json, "format") != format_of(kind))
        return failure({PLANNER_TEXT("model", "is no catalog entry: its format must be “{format}”"),
                        {{"format", format_of(kind)}}},
                       "format", file);
    CatalogEntry entry{text_at(*json, "id"),
                       text_at(*json, "name"),
                       text_at(*json, "source"),
                       text_at(*json, "notes"),
                       {},
                       {},
                       text_at(*json, "date")};
    const auto values = json->find("values");
    if (entry.id.empty() || values == json->end())
        return failure({PLANNER_TEXT("model", "needs an id and values"), {}}, {}, file);
    Inputs inputs;
    inputs.values.fill(not_given);
    std::map<std::string, std::string> unknown;
    if (auto read = read_group(*values, group_of(kind), inputs, unknown); !read) {
        read.error().file = file;
        return tl::make_unexpected(read.error());
    }
    if (!unknown.empty())
        return failure({PLANNER_TEXT("model", "is not a key that a catalog entry has"), {}},
                       unknown.begin()->first, file);
    if (kind == CatalogKind::prices && entry.date.empty())
        return failure({PLANNER_TEXT("model", "a price sheet needs the date from which it holds"), {}},
                       "date", file);
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        if (info(parameter).group() != group_of(kind))
            continue;
        if (!is_filled_by(kind, parameter)) {
            if (values->contains(json_key(parameter)))
                return failure({PLANNER_TEXT("model", "belongs to no price sheet"), {}},
                               "values." + json_key(parameter), file);
            continue;
        }
        if (std::isnan(inputs.values[index]) && !info(parameter).optional)
            return failure({PLANNER_TEXT("model", "is missing"), {}}, "values." + json_key(parameter), file);
        entry.values.emplace_back(parameter, inputs.values[index]);
    }
    if (const auto marks = json->find("unverified"); marks != json->end())
        for (const auto& [key, why] : marks->items())
            entry.unverified[key] = why.get<std::string>();
    return entry;
}

const std::vector<CatalogEntry>& catalog(CatalogKind kind) {
    static const std::array catalogs{load_shipped(CatalogKind::model), load_shipped(CatalogKind::gpu),
                                     load_shipped(CatalogKind::efficiency),
                                     load_shipped(CatalogKind::prices)};
    return catalogs.at(static_cast<std::size_t>(kind));
}

const CatalogEntry* find_entry(CatalogKind kind, std::string_view id) {
    for (const auto& entry : catalog(kind))
        if (entry.id == id)
            return &entry;
    return nullptr;
}

const CatalogEntry* entry_behind(const Inputs& inputs, Parameter parameter) {
    const auto kind = kind_of(info(parameter).group());
    const auto* entry = kind ? find_entry(*kind, inputs.catalog_id(*kind)) : nullptr;
    if (entry == nullptr)
        return nullptr;
    const auto same = [&](const auto& each) {
        return each.first == parameter && same_value(each.second, inputs.values[index_of(parameter)]);
    };
    return std::any_of(entry->values.begin(), entry->values.end(), same) ? entry : nullptr;
}

void apply(const CatalogEntry& entry, CatalogKind kind, Inputs& inputs) {
    inputs.catalog_id(kind) = entry.id;
    for (const auto& [parameter, value] : entry.values)
        inputs.values[index_of(parameter)] = value;
}

Result<const CatalogEntry*> known_entry(CatalogKind kind, std::string_view id) {
    if (const auto* entry = find_entry(kind, id))
        return entry;
    std::string known;
    for (const auto& each : catalog(kind))
        known += (known.empty() ? "" : ", ") + each.id;
    return failure({PLANNER_TEXT("model", "“{id}” is not in the catalog; known are {known}"),
                    {{"id", std::string(id)}, {"known", known}}},
                   std::string(choice_id(kind)));
}

Result<void> set_catalog_entry(Scenario& scenario, CatalogKind kind, std::string_view id) {
    const auto entry = known_entry(kind, id);
    if (!entry)
        return tl::make_unexpected(entry.error());
    const bool another_model = kind == CatalogKind::model && id != scenario.inputs.model_id;
    apply(**entry, kind, scenario.inputs);
    if (!another_model)
        return {};
    const bool published_model = id == scenario.origin->published.model_id;
    for (const auto parameter :
         {"chapter.attention_params_per_layer"_in, "chapter.expert_params"_in, "chapter.activated_params"_in})
        published_model ? reset(scenario, parameter) : restore_link(scenario, parameter);
    return {};
}

} // namespace planner
