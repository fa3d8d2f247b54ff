// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/import/imported_model.h"
#include "model/report/import_report.h"
#include "tests/model/support.h"

/// Reading the configs of tests/data/configs, as they are and edited.
namespace planner::testing {

inline std::filesystem::path config_path(const std::string& name) {
    return std::filesystem::path(PLANNER_TEST_DATA) / "configs" / (name + ".json");
}

inline Json config_json(const std::string& name) {
    QFile file(QString::fromStdString(config_path(name).string()));
    if (!file.open(QIODevice::ReadOnly))
        throw std::invalid_argument("no config " + name);
    return Json::parse(file.readAll().toStdString());
}

/// The config after a JSON merge patch (null removes a key).
inline std::string patched(const std::string& name, const char* patch) {
    auto json = config_json(name);
    json.merge_patch(Json::parse(patch));
    return json.dump();
}

inline ImportedModel imported(std::string_view config) {
    auto model = import_config(config, "config.json");
    if (!model)
        throw std::invalid_argument(english(model.error()));
    return *model;
}

inline ImportedModel imported_file(const std::string& name) { return imported(config_json(name).dump()); }

inline const ImportedValue* find_value(const ImportedModel& model, std::string_view id) {
    for (const auto& value : model.values)
        if (info(value.parameter).id == id)
            return &value;
    return nullptr;
}

/// The word or number under an id, and "absent" where the table has no such row.
inline QString shown_value(const ImportedModel& model, std::string_view id) {
    const auto* value = find_value(model, id);
    return value == nullptr ? "absent" : text(imported_value_json(*value).dump()).remove('"');
}

inline QString shown_source(const ImportedModel& model, std::string_view id) {
    const auto* value = find_value(model, id);
    return value == nullptr ? "absent" : text(english(value->from));
}

/// Why the text is refused; empty where it is not.
inline QString refusal(std::string_view config) {
    const auto model = import_config(config, "config.json");
    return model ? QString() : text(english(model.error()));
}

} // namespace planner::testing
