// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/comparison.h"

#include "model/engine/evaluate.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

/// Differences that the arithmetic itself leaves behind are no change.
bool is_same(double a, double b) {
    constexpr double rounding = 1e-9;
    return same_value(a, b) || std::abs(a - b) <= rounding * std::max(std::abs(a), std::abs(b));
}

bool is_word(const FigureInfo& entry) { return entry.unit == Unit::yes_no || !entry.choices.empty(); }

bool is_foreign(const Plan& plan, Figure figure) { return !plan.is_published && is_of_published(figure); }

Verdict verdict_on(const FigureInfo& entry, double value, double before) {
    if (entry.better == Better::neither)
        return Verdict::different;
    return (value > before) == (entry.better == Better::higher) ? Verdict::better : Verdict::worse;
}

/// Whether one of the values differs from the first.
bool differ(const std::vector<double>& values) {
    return std::any_of(values.begin(), values.end(),
                       [&](double value) { return !is_same(value, values.front()); });
}

void compare_entries(const std::vector<Scenario>& scenarios, Comparison& comparison) {
    for (const auto kind : catalog_kinds) {
        ComparedEntry entry{kind, {}};
        for (const auto& scenario : scenarios)
            entry.ids.push_back(scenario.inputs.catalog_id(kind));
        if (std::any_of(entry.ids.begin(), entry.ids.end(),
                        [&](const std::string& id) { return id != entry.ids.front(); }))
            comparison.entries.push_back(std::move(entry));
    }
}

void compare_inputs(const std::vector<Scenario>& scenarios, Comparison& comparison) {
    for (std::size_t index = 0; index < parameter_count; ++index) {
        ComparedInput input{static_cast<Parameter>(index), {}, {}, {}};
        for (const auto& plan : comparison.plans)
            input.values.push_back(plan[input.parameter]);
        if (!differ(input.values))
            continue;
        for (const auto& scenario : scenarios) {
            input.follows.push_back(is_following(scenario, input.parameter));
            input.sources.push_back(source_of(scenario, input.parameter));
        }
        comparison.inputs.push_back(std::move(input));
    }
}

void compare_figures(Comparison& comparison) {
    for (std::size_t index = 0; index < figure_count; ++index) {
        ComparedFigure row{static_cast<Figure>(index), {}, {}, {}};
        for (const auto& plan : comparison.plans) {
            row.values.push_back(plan[row.figure]);
            row.of_published.push_back(is_foreign(plan, row.figure));
            row.changes.push_back(change_of(plan, comparison.plans.front(), row.figure));
        }
        row.changes.front() = {};
        comparison.figures.push_back(std::move(row));
    }
}

} // namespace

Change change_of(const Plan& plan, const Plan& baseline, Figure figure) {
    const auto& entry = info(figure);
    const double value = plan[figure];
    const double before = baseline[figure];
    if (is_foreign(plan, figure) || is_foreign(baseline, figure) || std::isnan(value) != std::isnan(before))
        return {Verdict::incomparable};
    if (is_same(value, before))
        return {};
    Change change{verdict_on(entry, value, before)};
    if (!is_word(entry)) {
        change.absolute = value - before;
        change.relative = before == 0 ? not_given : change.absolute / std::abs(before);
    }
    return change;
}

bool ComparedFigure::is_changed() const {
    return std::any_of(changes.begin(), changes.end(), [](const Change& each) { return each.is_change(); });
}

Comparison compare(const std::vector<Scenario>& scenarios) {
    Comparison comparison;
    for (const auto& scenario : scenarios) {
        comparison.names.push_back(scenario.name);
        comparison.plans.push_back(evaluate(scenario));
    }
    if (scenarios.empty())
        return comparison;
    compare_entries(scenarios, comparison);
    compare_inputs(scenarios, comparison);
    compare_figures(comparison);
    return comparison;
}

} // namespace planner
