// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/own_entries_json.h"

#include "model/catalog/entry_json.h"

#include <fmt/format.h>

namespace planner {

Result<OwnEntries> read_own_entries(const Json& json) {
    OwnEntries entries;
    const auto found = json.find(own_entries_key);
    if (found == json.end())
        return entries;
    if (!found->is_object())
        return failure({PLANNER_TEXT("model", "must be an object of catalog entries"), {}}, own_entries_key);
    for (const auto kind : catalog_kinds) {
        const auto at = found->find(group_of(kind));
        if (at == found->end())
            continue;
        auto entry = catalog_entry_from(kind, *at);
        if (!entry) {
            auto& key = entry.error().key;
            const auto group = fmt::format("{}.", group_of(kind));
            key = fmt::format("{}.{}{}", own_entries_key, key.starts_with(group) ? "" : group, key);
            return tl::make_unexpected(entry.error());
        }
        entries.at(static_cast<std::size_t>(kind)) = std::make_shared<const CatalogEntry>(std::move(*entry));
    }
    return entries;
}

Json own_entries_json(const Inputs& inputs) {
    Json json = Json::object();
    for (const auto kind : catalog_kinds)
        if (const auto& own = inputs.own_entry(kind))
            json[std::string(group_of(kind))] = catalog_entry_json(kind, *own);
    return json;
}

Result<const CatalogEntry*> entry_for(CatalogKind kind, const std::string& id, const OwnEntries& brought) {
    const auto& own = brought.at(static_cast<std::size_t>(kind));
    return own != nullptr && own->id == id ? Result<const CatalogEntry*>(own.get()) : known_entry(kind, id);
}

} // namespace planner
