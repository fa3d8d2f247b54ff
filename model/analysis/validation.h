// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"
#include "model/scenario/scenario.h"
#include "model/text/problem.h"
#include "model/text/text.h"

#include <vector>

namespace planner {

/// One observed number of a measurement, and the figure that predicts it.
struct Observation {
    std::string component; ///< empty for the deployment as a whole; a part of it otherwise
    Figure figure{};
    double value = 0;    ///< SI units, as the figure
    bool in_fit = false; ///< whether some constant was fitted on it
    std::vector<std::string>
        assignments;                ///< what differs from the measurement's scenario, as `--set` takes it
    std::vector<std::string> minus; ///< of a difference: what gives the smaller of both values; else empty
    bool is_formula = false;        ///< a formula of a paper rather than something measured
    bool is_judged = true;          ///< false where too little is published to hold the engine to it
    std::string note;
};

/// A published measurement: the deployment as a scenario, what was observed and where that stands.
struct Measurement {
    std::string id;
    std::string source;
    Scenario scenario;
    std::vector<Observation> observations;
};

/// The shipped measurements, by id.
const std::vector<Measurement>& measurements();

/// Reads one measurement from its JSON text; `file` is named in problems.
Result<Measurement> read_measurement(std::string_view text, const std::string& file);

/// One prediction against its measurement.
struct ValidationRow {
    std::string id; ///< of the measurement, or `id/component`
    Figure figure{};
    double predicted = 0;
    double measured = 0;
    double error = 0; ///< predicted / measured - 1
    bool in_fit = false;
    bool is_component = false;
    bool is_formula = false;
    bool is_judged = true;
    Text note;
};

/// Every shipped observation against the engine: kernel tables and other components first, whole deployments
/// after them. A kernel table is one row: the point in the middle by the size of its error.
std::vector<ValidationRow> validate();

/// The median of the absolute errors of the rows for which the two marks hold, formulas and what is not
/// judged left out; NaN without such rows.
double median_error(const std::vector<ValidationRow>& rows, bool is_component, bool in_fit);

} // namespace planner
