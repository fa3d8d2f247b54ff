// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/scenario.h"

#include "model/catalog/catalog.h"
#include "model/catalog/known_text.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace planner {

namespace {

/// Where an entry that is not in the catalog has the parameter's value from; nothing for other values.
std::optional<Text> own_source(const Scenario& scenario, Parameter parameter) {
    const auto kind = kind_of(info(parameter).group());
    const auto* own = kind ? scenario.inputs.own_entry(*kind).get() : nullptr;
    if (own == nullptr || entry_behind(scenario.inputs, parameter) != own)
        return std::nullopt;
    const auto found = own->sources.find(std::string(info(parameter).id));
    if (found == own->sources.end())
        return Text{"{source}", {{"source", own->source}}};
    return Text{"{source}: {place}", {{"source", own->source}, {"place", found->second}}};
}

/// What the file says of where its value comes from: of this parameter, or of the catalog entry of its group.
const std::string* stated_source(const Scenario& scenario, Parameter parameter) {
    const auto& sources = scenario.origin->sources;
    if (const auto found = sources.find(std::string(info(parameter).id)); found != sources.end())
        return &found->second;
    const auto& published = scenario.origin->published;
    const auto group = info(parameter).group();
    const auto kind = kind_of(group);
    const bool other_entry = kind && scenario.inputs.catalog_id(*kind) != published.catalog_id(*kind);
    const auto found = other_entry ? sources.end() : sources.find(std::string(group));
    return found == sources.end() ? nullptr : &found->second;
}

} // namespace

bool same_value(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

std::string& Inputs::catalog_id(CatalogKind kind) {
    const std::array ids{&model_id, &gpu_id, &efficiency_id, &pricing_id};
    return *ids.at(static_cast<std::size_t>(kind));
}

const std::string& Inputs::catalog_id(CatalogKind kind) const {
    return const_cast<Inputs*>(this)->catalog_id(kind); // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

std::shared_ptr<const CatalogEntry>& Inputs::own_entry(CatalogKind kind) {
    return own_entries.at(static_cast<std::size_t>(kind));
}

const std::shared_ptr<const CatalogEntry>& Inputs::own_entry(CatalogKind kind) const {
    return own_entries.at(static_cast<std::size_t>(kind));
}

bool CatalogEntry::operator==(const CatalogEntry& other) const {
    const auto same = [](const auto& a, const auto& b) {
        return a.first == b.first && same_value(a.second, b.second);
    };
    return id == other.id && name == other.name && source == other.source && date == other.date &&
           notes == other.notes && unverified == other.unverified && sources == other.sources &&
           std::equal(values.begin(), values.end(), other.values.begin(), other.values.end(), same);
}

bool Inputs::operator==(const Inputs& other) const {
    const auto same_entry = [](const auto& a, const auto& b) {
        return a == b || (a != nullptr && b != nullptr && *a == *b);
    };
    return std::equal(own_entries.begin(), own_entries.end(), other.own_entries.begin(), same_entry) &&
           model_id == other.model_id && gpu_id == other.gpu_id && efficiency_id == other.efficiency_id &&
           pricing_id == other.pricing_id && own == other.own &&
           std::equal(values.begin(), values.end(), other.values.begin(), same_value) &&
           std::equal(hourly.begin(), hourly.end(), other.hourly.begin(), same_value);
}

bool Scenario::operator==(const Scenario& other) const {
    return id == other.id && name == other.name && description == other.description &&
           inputs == other.inputs && *origin == *other.origin && unknown == other.unknown;
}

Scenario default_scenario() {
    Scenario scenario;
    auto origin = std::make_shared<Origin>();
    auto& inputs = origin->published;
    inputs.model_id = "deepseek-v3";
    inputs.gpu_id = "h800-sxm";
    inputs.efficiency_id = "h800-published";
    inputs.pricing_id = "deepseek-r1";
    for (std::size_t index = 0; index < parameter_count; ++index)
        inputs.values[index] = parameter_table[index].standard;
    scenario.inputs = inputs;
    scenario.origin = origin;
    return scenario;
}

void set_value(Scenario& scenario, Parameter parameter, double value) {
    scenario.inputs.values[index_of(parameter)] = value;
    if (info(parameter).link != nullptr)
        scenario.inputs.own.set(index_of(parameter));
}

static_assert(parameters::profiles.at(static_cast<std::size_t>(custom_profile)).id == "custom");

void set_hourly(Scenario& scenario, const HourlyColumn& column) {
    scenario.inputs.hourly = column;
    set_value(scenario, "workload.profile"_in, custom_profile);
}

void restore_link(Inputs& inputs, Parameter parameter) {
    inputs.own.reset(index_of(parameter));
    inputs.values[index_of(parameter)] = info(parameter).standard;
}

void restore_link(Scenario& scenario, Parameter parameter) { restore_link(scenario.inputs, parameter); }

void reset(Scenario& scenario, Parameter parameter) {
    const auto index = index_of(parameter);
    scenario.inputs.values[index] = scenario.origin->published.values[index];
    scenario.inputs.own[index] = scenario.origin->published.own[index];
}

bool is_changed(const Scenario& scenario, Parameter parameter) {
    const auto index = index_of(parameter);
    const auto& published = scenario.origin->published;
    if (scenario.inputs.own[index] != published.own[index])
        return true;
    const bool counts = info(parameter).link == nullptr || published.own[index];
    return counts && !same_value(scenario.inputs.values[index], published.values[index]);
}

bool is_following(const Scenario& scenario, Parameter parameter) {
    return info(parameter).link != nullptr && !scenario.inputs.own[index_of(parameter)];
}

void adopt_as_published(Scenario& scenario) {
    auto origin = std::make_shared<Origin>(*scenario.origin);
    origin->published = scenario.inputs;
    scenario.origin = origin;
}

Text source_of(const Scenario& scenario, Parameter parameter) {
    const auto& entry = info(parameter);
    if (is_following(scenario, parameter))
        return {PLANNER_TEXT("model", "follows {link}"), {}, {{"link", Text{entry.link, {}}}}};
    if (auto own = own_source(scenario, parameter))
        return *own;
    const bool changed = is_changed(scenario, parameter);
    if (kind_of(entry.group()) == CatalogKind::efficiency && !changed &&
        same_value(scenario.value(parameter), entry.standard))
        return {entry.source, {}}; // a profile is many fits and some guesses, each with a source of its own
    if (!changed)
        if (const auto* stated = stated_source(scenario, parameter))
            return known_text(*stated);
    if (const auto* from = entry_behind(scenario.inputs, parameter))
        return known_text(from->source);
    if (changed)
        return {PLANNER_TEXT("model", "set in this plan"), {}};
    if (!same_value(scenario.value(parameter), entry.standard))
        return {PLANNER_TEXT("model", "stated without a source"), {}};
    return {entry.source, {}};
}

} // namespace planner
