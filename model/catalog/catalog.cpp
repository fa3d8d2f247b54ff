// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/catalog.h"

#include "model/catalog/entry_json.h"
#include "model/catalog/shipped_files.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace planner {

namespace {

void sort_by_name(std::vector<CatalogEntry>& entries) {
    std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
}

std::vector<CatalogEntry> load_shipped(CatalogKind kind) {
    std::vector<CatalogEntry> entries;
    for (const auto& file : shipped_files()) {
        if (!file.path.starts_with(std::string(folder_of(kind)) + "/"))
            continue;
        auto entry = read_catalog_entry(kind, file.text, std::string(file.path));
        if (!entry)
            throw std::logic_error(english(entry.error())); // our own file: a test reads them all
        entries.push_back(std::move(*entry));
    }
    sort_by_name(entries);
    return entries;
}

std::array<std::vector<CatalogEntry>, catalog_kinds.size()>& catalogs() {
    static std::array loaded{load_shipped(CatalogKind::model), load_shipped(CatalogKind::gpu),
                             load_shipped(CatalogKind::efficiency), load_shipped(CatalogKind::prices)};
    return loaded;
}

} // namespace

std::string_view folder_of(CatalogKind kind) {
    constexpr std::array<std::string_view, 4> folders{"models", "gpus", "efficiency", "prices"};
    return folders.at(static_cast<std::size_t>(kind));
}

const std::vector<CatalogEntry>& catalog(CatalogKind kind) {
    return catalogs().at(static_cast<std::size_t>(kind));
}

void replace_own_entries(CatalogKind kind, std::vector<CatalogEntry> own) {
    auto entries = load_shipped(kind);
    for (auto& entry : own) {
        const auto shipped = std::find_if(entries.begin(), entries.end(),
                                          [&](const CatalogEntry& other) { return other.id == entry.id; });
        if (shipped != entries.end())
            *shipped = std::move(entry);
        else
            entries.push_back(std::move(entry));
    }
    sort_by_name(entries);
    catalogs().at(static_cast<std::size_t>(kind)) = std::move(entries);
}

const CatalogEntry* find_entry(CatalogKind kind, std::string_view id) {
    for (const auto& entry : catalog(kind))
        if (entry.id == id)
            return &entry;
    return nullptr;
}

const CatalogEntry* entry_behind(const Inputs& inputs, Parameter parameter) {
    const auto kind = kind_of(info(parameter).group());
    if (!kind)
        return nullptr;
    const auto* own = inputs.own_entry(*kind).get();
    const auto* entry = own != nullptr ? own : find_entry(*kind, inputs.catalog_id(*kind));
    if (entry == nullptr)
        return nullptr;
    const auto same = [&](const auto& each) {
        return each.first == parameter && same_value(each.second, inputs.values[index_of(parameter)]);
    };
    return std::any_of(entry->values.begin(), entry->values.end(), same) ? entry : nullptr;
}

void apply(const CatalogEntry& entry, CatalogKind kind, Inputs& inputs) {
    const auto* known = find_entry(kind, entry.id);
    const bool shipped = known != nullptr && known->own_file.empty() && (known == &entry || *known == entry);
    inputs.catalog_id(kind) = entry.id;
    inputs.own_entry(kind) = shipped ? nullptr : std::make_shared<const CatalogEntry>(entry);
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

void set_catalog_entry(Scenario& scenario, CatalogKind kind, const CatalogEntry& entry) {
    const bool another_model = kind == CatalogKind::model && entry.id != scenario.inputs.model_id;
    apply(entry, kind, scenario.inputs);
    if (!another_model)
        return;
    const bool published_model = entry.id == scenario.origin->published.model_id;
    for (const auto parameter :
         {"chapter.attention_params_per_layer"_in, "chapter.expert_params"_in, "chapter.activated_params"_in})
        published_model ? reset(scenario, parameter) : restore_link(scenario, parameter);
}

Result<void> set_catalog_entry(Scenario& scenario, CatalogKind kind, std::string_view id) {
    const auto entry = known_entry(kind, id);
    if (!entry)
        return tl::make_unexpected(entry.error());
    set_catalog_entry(scenario, kind, **entry);
    return {};
}

} // namespace planner
