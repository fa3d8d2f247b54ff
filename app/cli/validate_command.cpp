// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/validate_command.h"

#include "app/cli/output.h"
#include "model/analysis/validation.h"
#include "model/files/json_text.h"
#include "model/units/format.h"

#include <fmt/format.h>

#include <cmath>

namespace planner::cli {

namespace {

Json to_json(const ValidationRow& row) {
    Json json{{"id", row.id},
              {"figure", info(row.figure).id},
              {"predicted", std::isnan(row.predicted) ? Json(nullptr) : Json(row.predicted)},
              {"measured", row.measured},
              {"error", std::isnan(row.error) ? Json(nullptr) : Json(row.error)},
              {"in_fit", row.in_fit}};
    if (!row.is_judged)
        json["judged"] = false;
    return json;
}

void print_row(const ValidationRow& row) {
    const auto unit = info(row.figure).unit;
    fmt::print("{:<54}  {:>14}  {:>14}  {:>+7.1f} %  {:<6}  {}\n", row.id, format(row.predicted, unit),
               format(row.measured, unit), row.error * 100,
               row.is_judged ? (row.in_fit ? "fitted" : "") : "shown", english(row.note));
}

void print_medians(const std::vector<ValidationRow>& rows) {
    for (const bool component : {true, false})
        for (const bool fitted : {true, false})
            if (const double median = median_error(rows, component, fitted); !std::isnan(median))
                fmt::print("median error, {}, {}: {:.1f} %\n", component ? "components" : "deployments",
                           fitted ? "fitted" : "not fitted", median * 100);
}

} // namespace

int validate_measurements(bool as_json) {
    const auto rows = validate();
    if (as_json) {
        Json json = Json::array();
        for (const auto& row : rows)
            json.push_back(to_json(row));
        fmt::print("{}\n", json.dump(2));
        return done;
    }
    fmt::print("{:<54}  {:>14}  {:>14}  {:>9}\n", "measurement", "predicted", "measured", "error");
    for (const auto& row : rows)
        print_row(row);
    fmt::print("\n");
    print_medians(rows);
    fmt::print("fitted: a constant was fitted on it; shown: not judged, too little is published\n"
               "presets/measurements.md says what was left out, and why points miss\n");
    return done;
}

} // namespace planner::cli
