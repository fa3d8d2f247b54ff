// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/validation.h"

#include "model/analysis/kernel_tables.h"
#include "model/catalog/assign.h"
#include "model/catalog/known_text.h"
#include "model/engine/evaluate.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace planner {

namespace {

double predicted(Scenario scenario, const std::vector<std::string>& assignments, Figure figure) {
    for (const auto& assignment : assignments)
        if (const auto done = assign(scenario, assignment); !done)
            throw std::logic_error(english(done.error())); // checked when the measurement was read
    return evaluate(scenario)[figure];
}

ValidationRow compare(const Measurement& measurement, const Observation& observation) {
    ValidationRow row;
    row.is_component = !observation.component.empty();
    row.id = row.is_component ? measurement.id + "/" + observation.component : measurement.id;
    row.figure = observation.figure;
    row.predicted = predicted(measurement.scenario, observation.assignments, observation.figure);
    if (!observation.minus.empty())
        row.predicted -= predicted(measurement.scenario, observation.minus, observation.figure);
    row.measured = observation.value;
    row.error = row.predicted / row.measured - 1;
    row.in_fit = observation.in_fit;
    row.is_formula = observation.is_formula;
    row.is_judged = observation.is_judged;
    row.note = known_text(observation.note);
    return row;
}

ValidationRow compare(const KernelTable& table) {
    const auto& middle = median_point(table);
    ValidationRow row;
    row.is_component = true;
    row.id = "kernels/" + table.id;
    row.figure = figure_of(table.kernel);
    row.predicted = middle.predicted_s;
    row.measured = middle.measured_s;
    row.error = middle.error();
    row.in_fit = table.in_fit;
    row.note = {PLANNER_TEXT("model", "the middle one by error of {count} kernel times"),
                {{"count", std::to_string(table.points.size())}}};
    return row;
}

} // namespace

std::vector<ValidationRow> validate() {
    std::vector<ValidationRow> rows;
    for (const auto& table : kernel_tables())
        rows.push_back(compare(table));
    for (const auto& measurement : measurements())
        for (const auto& observation : measurement.observations)
            rows.push_back(compare(measurement, observation));
    std::stable_partition(rows.begin(), rows.end(),
                          [](const ValidationRow& row) { return row.is_component; });
    return rows;
}

double median_error(const std::vector<ValidationRow>& rows, bool is_component, bool in_fit) {
    std::vector<double> errors;
    for (const auto& row : rows)
        if (row.is_component == is_component && row.in_fit == in_fit && !row.is_formula && row.is_judged &&
            !std::isnan(row.error))
            errors.push_back(std::abs(row.error));
    if (errors.empty())
        return not_given;
    std::sort(errors.begin(), errors.end());
    const auto middle = errors.size() / 2;
    return errors.size() % 2 == 1 ? errors[middle] : (errors[middle - 1] + errors[middle]) / 2;
}

} // namespace planner
