// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/catalog/presets.h"

#include <rapidcheck.h>

#include <cmath>

/// Random legal scenarios for property tests, made from the parameter table.
namespace planner::testing {

/// A whole number of 0 to `steps` as a share of the way from 0 to 1.
inline double random_share() {
    constexpr int steps = 1'000'000;
    return *rc::gen::inRange(0, steps + 1) / static_cast<double>(steps);
}

/// A legal value: the ends of the range now and then, else evenly spread over it, on its own scale.
inline double random_value(Parameter parameter) {
    const auto& entry = info(parameter);
    if (entry.optional && *rc::gen::inRange(0, 8) == 0)
        return not_given;
    if (*rc::gen::inRange(0, 8) == 0)
        return *rc::gen::arbitrary<bool>() ? entry.minimum : entry.maximum;
    const double share = random_share();
    const double low = std::max(entry.minimum, entry.maximum * 1e-9);
    const double value = entry.maximum > 1000 * low ? low * std::pow(entry.maximum / low, share)
                                                    : entry.minimum + share * (entry.maximum - entry.minimum);
    const double legal = std::clamp(value, entry.minimum, entry.maximum);
    return entry.scale == Scale::whole ? std::round(legal) : legal;
}

/// A value between the ends of the parameter's slider: what people mostly try.
inline double random_slider_value(Parameter parameter) {
    const auto& entry = info(parameter);
    const double share = random_share();
    const double value = entry.scale == Scale::logarithmic
                             ? entry.slider_from * std::pow(entry.slider_to / entry.slider_from, share)
                             : entry.slider_from + share * (entry.slider_to - entry.slider_from);
    const double legal = std::clamp(value, entry.minimum, entry.maximum);
    return entry.scale == Scale::whole ? std::round(legal) : legal;
}

/// Changes some inputs: catalog entries, values by `random`, links.
template <class Random> void change_some(Scenario& scenario, Random random) {
    if (*rc::gen::arbitrary<bool>()) {
        apply(*rc::gen::elementOf(catalog(CatalogKind::model)), CatalogKind::model, scenario.inputs);
        apply(*rc::gen::elementOf(catalog(CatalogKind::gpu)), CatalogKind::gpu, scenario.inputs);
    }
    const auto changes =
        *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, parameter_count));
    for (const auto index : changes) {
        const auto parameter = static_cast<Parameter>(index);
        if (info(parameter).link != nullptr && *rc::gen::arbitrary<bool>())
            restore_link(scenario, parameter);
        else
            set_value(scenario, parameter, random(parameter));
    }
}

/// Any legal scenario, sensible or not, with any published plan.
inline Scenario random_scenario() {
    Scenario scenario = *rc::gen::elementOf(presets());
    if (*rc::gen::arbitrary<bool>()) {
        change_some(scenario, random_value);
        adopt_as_published(scenario);
    }
    change_some(scenario, random_value);
    return scenario;
}

/// A scenario that a person may reach with the sliders, of a model that holds together.
inline Scenario random_sensible_scenario() {
    Scenario scenario = *rc::gen::elementOf(presets());
    const auto random = [](Parameter parameter) { return random_slider_value(parameter); };
    change_some(scenario, random);
    // Dimensions that fit each other: the catalog's.
    const auto model = *rc::gen::elementOf(catalog(CatalogKind::model));
    apply(model, CatalogKind::model, scenario.inputs);
    return scenario;
}

} // namespace planner::testing

/// Checks a property inside a test function; the counterexample is printed by RapidCheck.
#define VERIFY_PROPERTY(description, ...) QVERIFY(rc::check(description, __VA_ARGS__))

/// The same cases in every run, unless RC_PARAMS asks for others ("seed=7 max_success=10000").
#define FIX_SEED()                                                                                           \
    do {                                                                                                     \
        if (!qEnvironmentVariableIsSet("RC_PARAMS"))                                                         \
            qputenv("RC_PARAMS", "seed=20250228 max_success=300");                                           \
    } while (false)
