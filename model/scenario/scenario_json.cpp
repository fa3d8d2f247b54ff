// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/scenario_json.h"

#include "model/catalog/catalog.h"
#include "model/files/file_access.h"
#include "model/scenario/own_entries_json.h"
#include "model/scenario/values_json.h"

#include <algorithm>

namespace planner {

namespace {

constexpr const char* scenario_format = "moe-planner-scenario";

bool is_group(const std::string& key) {
    static const auto groups = parameter_groups();
    return std::find(groups.begin(), groups.end(), key) != groups.end();
}

Result<std::string> read_text(const Json& json, const char* key) {
    const auto found = json.find(key);
    if (found == json.end())
        return std::string();
    if (!found->is_string())
        return failure({PLANNER_TEXT("model", "must be a text"), {}}, key);
    return found->get<std::string>();
}

Result<void> check_header(const Json& json) {
    if (!json.is_object())
        return failure({PLANNER_TEXT("model", "is not a scenario: a JSON object is needed"), {}});
    const auto format = json.find("format");
    if (format == json.end() || *format != scenario_format)
        return failure({PLANNER_TEXT("model", "is not a scenario: its format must be “{format}”"),
                        {{"format", scenario_format}}},
                       "format");
    const auto version = json.find("version");
    if (version == json.end() || !version->is_number_integer() || version->get<double>() < 1)
        return failure({PLANNER_TEXT("model", "must be a whole number from 1"), {}}, "version");
    if (version->get<double>() > scenario_version)
        return failure(
            {PLANNER_TEXT("model", "is {found}: the file was made by a newer program; this one reads "
                                   "versions up to {known}"),
             {{"found", version->dump()}, {"known", std::to_string(scenario_version)}}},
            "version");
    return {};
}

/// Whether an object states every value of its group that no catalog entry may leave out.
bool is_complete(const std::string& group, const Json& object) {
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        if (info(parameter).group() == group && !info(parameter).optional &&
            !info(parameter).default_if_absent && !object.contains(json_key(parameter)))
            return false;
    }
    return true;
}

/// A group object without its "id", which names the catalog entry that fills the group first.
Result<Json> fill_from_catalog(const std::string& group, const Json& object, const OwnEntries& brought,
                               Scenario& scenario) {
    const auto kind = kind_of(group);
    if (!object.is_object() || !kind)
        return object;
    auto rest = object;
    const auto id = object.find("id");
    if (id == object.end())
        return rest;
    if (id->is_null() && kind == CatalogKind::prices) {
        scenario.inputs.pricing_id.clear(); // prices of no sheet
        rest.erase("id");
        return rest;
    }
    if (!id->is_string())
        return failure({PLANNER_TEXT("model", "must be a text"), {}}, group + ".id");
    auto entry = entry_for(*kind, id->get<std::string>(), brought);
    rest.erase("id");
    if (!entry && is_complete(group, rest)) { // somebody's own entry: the file has all its values
        scenario.inputs.catalog_id(*kind) = id->get<std::string>();
        scenario.inputs.own_entry(*kind) = nullptr;
        return rest;
    }
    if (!entry) {
        entry.error().key = group + ".id";
        return tl::make_unexpected(entry.error());
    }
    apply(**entry, *kind, scenario.inputs);
    return rest;
}

Result<void> read_groups(const Json& json, const OwnEntries& brought, Scenario& scenario) {
    for (const auto& [key, value] : json.items()) {
        if (!is_group(key))
            continue;
        const auto object = fill_from_catalog(key, value, brought, scenario);
        if (!object)
            return tl::make_unexpected(object.error());
        if (auto read = read_group(*object, key, scenario.inputs, scenario.unknown); !read)
            return read;
    }
    return {};
}

/// Nothing that a file leaves out is guessed: what may be missing is missing.
void clear_optional(Inputs& inputs) {
    inputs.pricing_id.clear();
    for (std::size_t index = 0; index < parameter_count; ++index)
        if (parameter_table[index].optional && parameter_table[index].link == nullptr)
            inputs.values[index] = not_given;
}

Result<std::map<std::string, std::string>> read_sources(const Json& json) {
    std::map<std::string, std::string> sources;
    const auto found = json.find("sources");
    if (found == json.end())
        return sources;
    if (!found->is_object())
        return failure({PLANNER_TEXT("model", "must be an object of texts"), {}}, "sources");
    for (const auto& [key, value] : found->items()) {
        if (!value.is_string())
            return failure({PLANNER_TEXT("model", "must be a text"), {}}, "sources." + key);
        sources[key] = value.get<std::string>();
    }
    return sources;
}

/// Keeps what is neither a group nor one of the other keys that belong here.
void keep_unknown(const Json& json, std::initializer_list<std::string_view> known,
                  const Json::json_pointer& place, Scenario& scenario) {
    for (const auto& [key, value] : json.items())
        if (!is_group(key) && std::find(known.begin(), known.end(), key) == known.end())
            scenario.unknown[(place / key).to_string()] = value.dump();
}

/// The published plan: what the file states of it, and otherwise what the plan is now.
Result<Inputs> read_published(const Json& json, Scenario& scenario) {
    Scenario published{.inputs = scenario.inputs};
    const auto found = json.find("published");
    if (found == json.end())
        return published.inputs;
    if (!found->is_object())
        return failure({PLANNER_TEXT("model", "must be an object of groups"), {}}, "published");
    const auto brought = read_own_entries(*found);
    if (auto read = brought ? read_groups(*found, *brought, published)
                            : Result<void>(tl::make_unexpected(brought.error()));
        !read) {
        read.error().key = "published." + read.error().key;
        return tl::make_unexpected(read.error());
    }
    for (const auto& [pointer, text] : published.unknown)
        scenario.unknown["/published" + pointer] = text;
    keep_unknown(*found, {own_entries_key}, Json::json_pointer("/published"), scenario);
    return published.inputs;
}

Result<Scenario> scenario_from(const Json& json) {
    if (const auto header = check_header(json); !header)
        return tl::make_unexpected(header.error());
    auto scenario = default_scenario();
    clear_optional(scenario.inputs);
    for (const auto& [key, member] : {std::pair{"id", &scenario.id}, std::pair{"name", &scenario.name},
                                      std::pair{"description", &scenario.description}}) {
        auto text = read_text(json, key);
        if (!text)
            return tl::make_unexpected(text.error());
        *member = *text;
    }
    const auto brought = read_own_entries(json);
    if (!brought)
        return tl::make_unexpected(brought.error());
    if (const auto read = read_groups(json, *brought, scenario); !read)
        return tl::make_unexpected(read.error());
    auto origin = std::make_shared<Origin>();
    auto sources = read_sources(json);
    if (!sources)
        return tl::make_unexpected(sources.error());
    origin->sources = std::move(*sources);
    auto published = read_published(json, scenario);
    if (!published)
        return tl::make_unexpected(published.error());
    origin->published = std::move(*published);
    scenario.origin = origin;
    keep_unknown(json,
                 {"format", "version", "id", "name", "description", "sources", "published", own_entries_key},
                 Json::json_pointer(), scenario);
    return scenario;
}

std::vector<Problem> notices_of(const Scenario& scenario, const std::string& file) {
    std::vector<Problem> notices;
    for (const auto& [pointer, text] : scenario.unknown) {
        std::string key;
        for (Json::json_pointer rest(pointer); !rest.empty(); rest.pop_back())
            key.insert(0, rest.back() + (key.empty() ? "" : "."));
        notices.push_back(
            {{PLANNER_TEXT("model", "is not known to this version; it is kept as it is"), {}}, file, key});
    }
    for (const auto kind : catalog_kinds)
        if (const auto& id = scenario.inputs.catalog_id(kind); !id.empty() && find_entry(kind, id) == nullptr)
            notices.push_back(
                {{PLANNER_TEXT("model", "“{id}” is not in this catalog; the file's own values are "
                                        "used"),
                  {{"id", id}}},
                 file,
                 std::string(group_of(kind)) + ".id"});
    return notices;
}

Json groups_to_json(const Inputs& inputs) {
    Json json = Json::object();
    for (const auto& group : parameter_groups()) {
        json[group] = Json::object();
        if (const auto kind = kind_of(group)) {
            const auto& id = inputs.catalog_id(*kind);
            json[group]["id"] = id.empty() ? Json(nullptr) : Json(id);
        }
    }
    json["workload"][std::string(hourly_key)] = column_to_json(inputs.hourly);
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto parameter = static_cast<Parameter>(index);
        json[std::string(info(parameter).group())][json_key(parameter)] = value_to_json(parameter, inputs);
    }
    return json;
}

/// What of `published` differs from the present values. A group of another catalog entry is written whole,
/// because reading the entry's id sets all of it.
Json difference(const Json& present, const Json& published) {
    Json result = Json::object();
    for (const auto& [group, values] : published.items()) {
        const bool another_entry = values.contains("id") && present[group]["id"] != values["id"];
        for (const auto& [key, value] : values.items())
            if (another_entry || present[group][key] != value)
                result[group][key] = value;
    }
    return result;
}

/// The object at a place, made where there is none.
Json& object_at(Json& json, const Json::json_pointer& place) {
    if (place.empty())
        return json;
    auto& object = object_at(json, place.parent_pointer())[place.back()];
    if (object.is_null())
        object = Json::object();
    return object;
}

} // namespace

Result<LoadedScenario> read_scenario(std::string_view text, const std::string& file) {
    const auto json = parse_json(text, file);
    if (!json)
        return tl::make_unexpected(json.error());
    auto scenario = scenario_from(*json);
    if (!scenario) {
        scenario.error().file = file;
        return tl::make_unexpected(scenario.error());
    }
    auto notices = notices_of(*scenario, file);
    return LoadedScenario{std::move(*scenario), std::move(notices)};
}

std::string write_scenario(const Scenario& scenario) {
    Json json{{"format", scenario_format}, {"version", scenario_version}};
    if (!scenario.id.empty())
        json["id"] = scenario.id;
    json["name"] = scenario.name;
    json["description"] = scenario.description;
    const auto groups = groups_to_json(scenario.inputs);
    json.update(groups);
    const auto own = own_entries_json(scenario.inputs);
    if (!own.empty())
        json[own_entries_key] = own;
    auto published = difference(groups, groups_to_json(scenario.origin->published));
    if (auto other = own_entries_json(scenario.origin->published); !other.empty() && other != own)
        published[own_entries_key] = std::move(other);
    if (!published.empty())
        json["published"] = std::move(published);
    if (!scenario.origin->sources.empty())
        json["sources"] = scenario.origin->sources;
    for (const auto& [pointer, text] : scenario.unknown) {
        const Json::json_pointer place(pointer);
        object_at(json, place.parent_pointer())[place.back()] = Json::parse(text);
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<LoadedScenario> load_scenario(const std::filesystem::path& path) {
    const auto text = read_file(path);
    if (!text)
        return tl::make_unexpected(text.error());
    return read_scenario(*text, path.string());
}

Result<void> save_scenario(const Scenario& scenario, const std::filesystem::path& path) {
    return write_file_atomically(path, write_scenario(scenario));
}

} // namespace planner
