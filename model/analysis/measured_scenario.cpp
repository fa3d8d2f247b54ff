// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/measured_scenario.h"

#include "model/catalog/assign.h"

#include <stdexcept>

namespace planner {

namespace {

const Observation* observation_of(const Measurement& measurement, const ValidationRow& row) {
    for (const auto& observation : measurement.observations) {
        const auto id =
            observation.component.empty() ? measurement.id : measurement.id + "/" + observation.component;
        if (id == row.id && observation.figure == row.figure)
            return &observation;
    }
    return nullptr;
}

} // namespace

const Measurement* measurement_of(const ValidationRow& row) {
    for (const auto& measurement : measurements())
        if (observation_of(measurement, row) != nullptr)
            return &measurement;
    return nullptr;
}

std::optional<Scenario> measured_scenario(const ValidationRow& row) {
    const auto* measurement = measurement_of(row);
    if (measurement == nullptr)
        return std::nullopt;
    auto scenario = measurement->scenario;
    for (const auto& assignment : observation_of(*measurement, row)->assignments)
        if (const auto done = assign(scenario, assignment); !done)
            throw std::logic_error(english(done.error())); // checked when the measurement was read
    return scenario;
}

} // namespace planner
