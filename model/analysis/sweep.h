// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/checks.h"
#include "model/analysis/sweep_axis.h"

#include <functional>

namespace planner {

/// What is varied and what is asked: one point for every combination of the axes' values, the last axis
/// fastest. Catalog entries are filled in before parameters, whatever the order of the axes.
struct Sweep {
    std::vector<SweepAxis> axes; ///< one to three, each of another subject
    std::vector<Figure> figures; ///< at least one
    int threads = 0;             ///< at most so many at a time; 0: as many as there are cores

    std::size_t size() const;

    /// Which value of an axis a point has.
    std::size_t index_on(std::size_t axis, std::size_t point) const;
};

/// Fails with what is wrong where a sweep cannot be run.
Result<void> check_sweep(const Sweep& sweep);

/// What is to be known of a point besides its figures.
struct SweepFlags {
    FindingCount findings;
    bool is_published = true; ///< whether measured figures are of this very point

    bool operator==(const SweepFlags&) const = default;
};

/// Points one after the other: of each its figures, in the order of the sweep's.
struct SweepTable {
    std::size_t first = 0; ///< number of the first point
    std::vector<double> values;
    std::vector<SweepFlags> flags; ///< one for each point
    std::string text;              ///< room for what `SweepSteps::prepare` makes of the points

    std::size_t size() const { return flags.size(); }
    double value(std::size_t row, std::size_t figure) const {
        return values[row * (values.size() / flags.size()) + figure];
    }
};

/// What happens to finished points, a part of the sweep at a time. Called from threads of the sweep.
struct SweepSteps {
    std::function<void(SweepTable&)> prepare;    ///< several at a time, in any order; may be empty
    std::function<bool(const SweepTable&)> take; ///< one at a time, in order; false stops the sweep
};

/// Evaluates a sweep in parts that are soon forgotten, so that memory stays bounded however many points there
/// are. Answers how many points were taken. Throws what a step throws.
Result<std::size_t> run(const Scenario& scenario, const Sweep& sweep, const SweepSteps& steps);

/// Evaluates a sweep into one table. `keep_going` is told how many points are done, from a thread of the
/// sweep; if it answers false, the sweep stops and fails.
Result<SweepTable> run(const Scenario& scenario, const Sweep& sweep,
                       const std::function<bool(std::size_t)>& keep_going = {});

/// That a sweep was stopped on demand, and how far it came.
Problem stopped_sweep(std::size_t done, std::size_t size);

} // namespace planner
