// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/model_totals.h"
#include "model/catalog/catalog.h"

#include <filesystem>

namespace planner {

/// One line of the table that an import answers with.
struct ImportedValue {
    Parameter parameter{};
    double value = not_given;
    Text from; ///< the key, "derived: how" or "assumed: why"
};

/// A part of the model that the engine does not know, so that it is neither guessed nor counted as 0.
struct NotModelled {
    std::string part; ///< the key, or the id of the input that a person must choose
    Text reason;
};

/// What a config.json says of a model.
struct ImportedModel {
    std::string id;                    ///< made from the model's or the file's name
    std::string name;                  ///< as people read it
    std::string file;                  ///< where it was read from
    std::vector<ImportedValue> values; ///< of groups `model` and `precision`, in the order of the table
    std::vector<NotModelled> not_modelled;
    ModelTotals totals;
    bool is_complete = true; ///< whether a scenario can take it: nothing is missing that the engine needs
};

/// Reads a Hugging Face config.json. Refuses what it does not understand; `file` is named in problems.
Result<ImportedModel> import_config(std::string_view text, const std::string& file);

/// Reads a config.json from a file.
Result<ImportedModel> import_config_file(const std::filesystem::path& path);

/// The model as an entry of the catalog, with the table as the sources of its values. Refuses a model that is
/// not complete and names the part that is not modelled.
Result<CatalogEntry> catalog_entry(const ImportedModel& model);

} // namespace planner
