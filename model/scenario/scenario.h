// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/catalog_entry.h"
#include "model/scenario/catalog_kind.h"
#include "model/scenario/hourly_column.h"
#include "model/scenario/values.h"

#include <memory>

namespace planner {

/// One entry of each kind, or null.
using OwnEntries = std::array<std::shared_ptr<const CatalogEntry>, catalog_kinds.size()>;

/// The inputs of one plan, as set: a linked parameter counts only where `own` marks it as set by somebody.
struct Inputs {
    std::string model_id;      ///< catalog entry that the model's dimensions came from
    std::string gpu_id;        ///< catalog entry that the GPU's figures came from
    std::string efficiency_id; ///< catalog entry that the efficiencies came from
    std::string pricing_id;    ///< price sheet that the token prices came from; empty where there is none
    ParameterValues values{};
    ParameterFlags own;
    OwnEntries own_entries; ///< where they are not in the catalog, so that their sources stay with the plan
    HourlyColumn hourly = no_column(); ///< a person's own traffic by hour

    std::string& catalog_id(CatalogKind kind);
    const std::string& catalog_id(CatalogKind kind) const;
    std::shared_ptr<const CatalogEntry>& own_entry(CatalogKind kind);
    const std::shared_ptr<const CatalogEntry>& own_entry(CatalogKind kind) const;

    bool operator==(const Inputs& other) const;
};

/// The plan that a scenario started from. Measured figures are of this plan; resetting goes back to it.
struct Origin {
    Inputs published;
    std::map<std::string, std::string> sources; ///< parameter id -> where its published value comes from

    bool operator==(const Origin& other) const = default;
};

/// One editable plan: a value type, cheap enough to copy at every step of a slider.
struct Scenario {
    std::string id;          ///< preset id, or empty
    std::string name;        ///< as shown in the title
    std::string description; ///< one or two sentences
    Inputs inputs;
    std::shared_ptr<const Origin> origin; ///< never null in a scenario made by `default_scenario` or loaded
    std::map<std::string, std::string>
        unknown; ///< JSON pointer -> JSON text of keys that this version does not know

    double value(Parameter parameter) const { return inputs.values[index_of(parameter)]; }
    bool operator==(const Scenario& other) const;
};

/// A scenario in which every parameter has its default and every link is followed.
Scenario default_scenario();

/// Sets a value; a linked parameter then no longer follows. The value must be legal (see `check_value`).
void set_value(Scenario& scenario, Parameter parameter, double value);

/// Makes a person's own column the traffic of the day, and chooses it. It must have passed `check_column`.
void set_hourly(Scenario& scenario, const HourlyColumn& column);

/// Makes a linked parameter follow again; what was set before is forgotten.
void restore_link(Inputs& inputs, Parameter parameter);
void restore_link(Scenario& scenario, Parameter parameter);

/// Puts a parameter back to what it is in the published plan.
void reset(Scenario& scenario, Parameter parameter);

/// Whether the parameter differs from the published plan, in value or in following its link.
bool is_changed(const Scenario& scenario, Parameter parameter);

/// Whether the parameter follows its link now.
bool is_following(const Scenario& scenario, Parameter parameter);

/// Declares the present inputs to be the plan that measured figures belong to.
void adopt_as_published(Scenario& scenario);

/// Where the parameter's present value comes from.
Text source_of(const Scenario& scenario, Parameter parameter);

} // namespace planner
