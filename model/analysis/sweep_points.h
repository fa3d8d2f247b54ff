// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/sweep.h"

namespace planner {

/// The scenarios of a sweep's points. Catalog entries are applied beforehand, once for each combination.
class SweepPoints {
public:
    SweepPoints(const Scenario& scenario, const Sweep& sweep);

    /// Gives a copy of the scenario the inputs of a point.
    void set(Scenario& scenario, std::size_t point) const;

private:
    std::size_t start_of(std::size_t point) const;

    const Sweep& m_sweep;
    std::vector<Inputs> m_starts; ///< for every combination of the catalog axes
};

} // namespace planner
