// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace planner {

/// One GPU, model architecture, efficiency profile or price sheet: values for the parameters of its group,
/// and where they come from.
struct CatalogEntry {
    std::string id;
    std::string name;
    std::string source; ///< where the values come from
    std::string date;   ///< when they were gathered, such as "2026-09"; of a price sheet: from when it holds
    std::string notes;
    std::vector<std::pair<Parameter, double>> values;
    std::map<std::string, std::string> unverified; ///< parameter id -> why its value is not certain
    std::map<std::string, std::string> sources;    ///< parameter id -> where in `source` its value stands

    std::string own_file; ///< file of a person's own entry; empty for a shipped one

    /// Equal in everything but the file.
    bool operator==(const CatalogEntry& other) const;
};

} // namespace planner
