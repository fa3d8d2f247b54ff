// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/keep_entry.h"

#include "model/catalog/entry_json.h"
#include "model/files/file_access.h"

namespace planner {

namespace {

/// The person's entries of a kind, with this one in place of one with the same id.
void take_in(CatalogKind kind, const CatalogEntry& kept) {
    std::vector<CatalogEntry> own{kept};
    for (const auto& entry : catalog(kind))
        if (!entry.own_file.empty() && entry.id != kept.id)
            own.push_back(entry);
    replace_own_entries(kind, std::move(own));
}

} // namespace

std::filesystem::path kept_file(const std::filesystem::path& folder, CatalogKind kind,
                                const CatalogEntry& entry) {
    // Where the person has the entry already, that file is the one to replace.
    const auto* known = find_entry(kind, entry.id);
    if (known != nullptr && !known->own_file.empty())
        return known->own_file;
    return folder / folder_of(kind) / (entry.id + ".json");
}

Result<std::filesystem::path> keep_entry(const std::filesystem::path& folder, CatalogKind kind,
                                         const CatalogEntry& entry) {
    const auto file = kept_file(folder, kind, entry);
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    if (error)
        return failure({PLANNER_TEXT("model", "cannot be made: {reason}"), {{"reason", error.message()}}}, {},
                       file.parent_path().string());
    const auto text = catalog_entry_json(kind, entry).dump(2) + "\n";
    if (const auto written = write_file_atomically(file, text); !written)
        return tl::make_unexpected(written.error());
    auto kept = entry;
    kept.own_file = file.string();
    take_in(kind, kept);
    return file;
}

} // namespace planner
