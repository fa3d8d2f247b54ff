// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalog/entry_rules.h"
#include "model/files/file_access.h"
#include "model/import/model_name.h"
#include "model/import/parts.h"

#include <cmath>

namespace planner {

namespace {

/// The value of a parameter that the model lacks by default, and NaN where one must be read.
double default_of(const ParameterInfo& entry) { return entry.default_if_absent ? entry.standard : not_given; }

std::vector<std::pair<Parameter, double>> model_values(const ImportedModel& model) {
    std::vector<std::pair<Parameter, double>> values;
    for (std::size_t index = 0; index < parameter_count; ++index)
        if (parameter_table[index].group() == group_of(CatalogKind::model))
            values.emplace_back(static_cast<Parameter>(index), default_of(parameter_table[index]));
    for (const auto& read : model.values)
        for (auto& [parameter, value] : values)
            if (parameter == read.parameter)
                value = read.value;
    return values;
}

std::string key_of(const ImportedModel& model, Parameter parameter) {
    for (const auto& read : model.values)
        if (read.parameter == parameter && is_key(read.from))
            return english(read.from);
    return std::string(info(parameter).id);
}

/// What was read must make sense together, as every entry of the catalog does.
void check_rules(ConfigReader& config, const ImportedModel& model) {
    if (!model.is_complete || config.problem())
        return;
    Inputs inputs;
    for (const auto& [parameter, value] : model_values(model))
        inputs.values[index_of(parameter)] = value;
    const auto value = [&](Parameter parameter) { return inputs.values[index_of(parameter)]; };
    const auto report = [&](Parameter parameter, const char* pattern,
                            std::initializer_list<Argument> arguments) {
        config.refuse(key_of(model, parameter), text_with(pattern, arguments));
    };
    architecture_rules(value, report);
}

/// What was read must be legal for the inputs that it fills.
void check_ranges(ConfigReader& config, const ImportedModel& model) {
    for (const auto& read : model.values) {
        const auto& entry = info(read.parameter);
        if (read.value < entry.minimum || read.value > entry.maximum)
            config.refuse(key_of(model, read.parameter),
                          {PLANNER_TEXT("model", "is beyond what can be planned")});
    }
}

} // namespace

Result<ImportedModel> import_config(std::string_view text, const std::string& file) {
    auto config = ConfigReader::parse(text, file);
    if (!config)
        return tl::make_unexpected(config.error());
    ModelDraft draft;
    const auto& architecture = recognise(*config);
    if (!config->problem()) {
        read_frame(*config, architecture, draft);
        read_attention(*config, architecture, draft);
        if (draft.attention_is_known()) {
            read_layer_kinds(*config, architecture, draft);
            read_index(*config, draft);
        }
        read_experts(*config, architecture, draft);
        read_precision(*config, draft);
    }
    auto model = std::move(draft).finished();
    check_ranges(*config, model);
    check_rules(*config, model);
    if (auto problem = config->problem()) {
        problem->file = file;
        return tl::make_unexpected(*problem);
    }
    model.file = file;
    model.name = model_name(*config, file);
    model.id = model_id(model.name);
    if (model.is_complete) // else the attention is not known
        model.totals = totals_of(model_values(model));
    return model;
}

Result<ImportedModel> import_config_file(const std::filesystem::path& path) {
    const auto text = read_file(path);
    if (!text)
        return tl::make_unexpected(text.error());
    return import_config(*text, path.string());
}

Result<CatalogEntry> catalog_entry(const ImportedModel& model) {
    CatalogEntry entry{
        .id = model.id, .name = model.name, .source = model.file, .values = model_values(model)};
    for (const auto& part : model.not_modelled)
        entry.notes += (entry.notes.empty() ? "" : "; ") + part.part + ": " + english(part.reason);
    for (const auto& [parameter, value] : entry.values)
        if (std::isnan(value) && !info(parameter).optional)
            return failure(
                {PLANNER_TEXT("model", "cannot be planned with, because a part is not modelled: {parts}"),
                 {{"parts", entry.notes}}},
                {}, model.file);
    for (const auto& read : model.values)
        if (info(read.parameter).group() == group_of(CatalogKind::model))
            entry.sources[std::string(info(read.parameter).id)] = english(read.from);
    return entry;
}

} // namespace planner
