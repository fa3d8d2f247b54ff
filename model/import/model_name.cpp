// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/model_name.h"

#include "model/catalog/catalog.h"

#include <cctype>
#include <filesystem>

namespace planner {

namespace {

/// "deepseek-ai/DeepSeek-V3" and "deepseek-ai--DeepSeek-V3_config" are both DeepSeek-V3.
std::string last_part(std::string name) {
    while (name.ends_with('/'))
        name.pop_back();
    if (const auto slash = name.find_last_of('/'); slash != std::string::npos)
        name = name.substr(slash + 1);
    if (const auto owner = name.find("--"); owner != std::string::npos)
        name = name.substr(owner + 2);
    for (const std::string_view end : {"_config", "-config", ".config"})
        if (name.size() > end.size() && name.ends_with(end))
            name.resize(name.size() - end.size());
    return name;
}

std::string from_file(const std::string& file) {
    const std::filesystem::path path(file);
    const auto stem = last_part(path.stem().string());
    return stem == "config" ? last_part(path.parent_path().filename().string()) : stem;
}

} // namespace

std::string model_name(ConfigReader& config, const std::string& file) {
    const auto stated = config.find_anywhere(config_keys::model_name);
    if (stated && stated->value->is_string())
        if (auto name = last_part(stated->value->get<std::string>()); !name.empty())
            return name;
    if (auto name = from_file(file); !name.empty())
        return name;
    const auto type = config.find_anywhere(config_keys::model_type);
    return type && type->value->is_string() ? type->value->get<std::string>() : "model";
}

std::string model_id(const std::string& name) {
    std::string id;
    for (const char each : name)
        if (const auto letter = static_cast<unsigned char>(each); std::isalnum(letter) != 0 || each == '.')
            id += static_cast<char>(std::tolower(letter));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    while (id.ends_with('-'))
        id.pop_back();
    if (id.empty())
        id = "model";
    return find_entry(CatalogKind::model, id) == nullptr ? id : id + "-imported";
}

} // namespace planner
