// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/own_entries.h"

#include "model/files/file_access.h"

#include <algorithm>
#include <cstdlib>

namespace planner {

namespace fs = std::filesystem;

namespace {

std::optional<fs::path> absolute_folder(const char* variable) {
    const char* value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe): read once, before threads
    const fs::path path = value != nullptr ? value : "";
    return path.is_absolute() ? std::optional(path) : std::nullopt;
}

/// The JSON files of a folder, by name; none where there is no such folder.
std::vector<fs::path> json_files(const fs::path& folder, std::vector<Problem>& problems) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (at->path().extension() == ".json")
            files.push_back(at->path());
    if (error && error != std::errc::no_such_file_or_directory)
        problems.push_back(
            {{PLANNER_TEXT("model", "cannot be read: {reason}"), {{"reason", error.message()}}},
             folder.string(),
             {}});
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace

std::optional<fs::path> own_entries_folder() {
    if (const auto folder = absolute_folder("XDG_CONFIG_HOME"))
        return *folder / "moe-planner";
    if (const auto home = absolute_folder("HOME"))
        return *home / ".config" / "moe-planner";
    return std::nullopt;
}

std::vector<Problem> load_own_entries(const fs::path& folder) {
    std::vector<Problem> problems;
    for (const auto kind : catalog_kinds) {
        std::vector<CatalogEntry> own;
        for (const auto& file : json_files(folder / folder_of(kind), problems)) {
            const auto text = read_file(file);
            auto entry = text ? read_catalog_entry(kind, *text, file.string())
                              : Result<CatalogEntry>(tl::make_unexpected(text.error()));
            if (!entry) {
                problems.push_back(entry.error());
                continue;
            }
            const auto same = std::find_if(own.begin(), own.end(),
                                           [&](const CatalogEntry& other) { return other.id == entry->id; });
            if (same != own.end()) {
                problems.push_back({{PLANNER_TEXT("model", "“{id}” is already the id of {file}"),
                                     {{"id", entry->id}, {"file", same->own_file}}},
                                    file.string(),
                                    "id"});
                continue;
            }
            entry->own_file = file.string();
            own.push_back(std::move(*entry));
        }
        replace_own_entries(kind, std::move(own));
    }
    return problems;
}

std::vector<Problem> load_own_entries() {
    const auto folder = own_entries_folder();
    return folder ? load_own_entries(*folder) : std::vector<Problem>{};
}

} // namespace planner
