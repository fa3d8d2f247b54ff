// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/sweep.h"

#include <array>

namespace planner {

/// The inputs that the points of a sweep begin with. Catalog entries are applied beforehand, once for each
/// combination.
class SweepStarts {
public:
    SweepStarts(const Scenario& scenario, const Sweep& sweep);

    /// Which of them a point begins with, and what that is.
    std::size_t index_of(std::size_t point) const;
    const Inputs& operator[](std::size_t start) const { return m_inputs[start]; }

    const Sweep& sweep() const { return m_sweep; }

private:
    const Sweep& m_sweep;
    std::vector<Inputs> m_inputs; ///< for every combination of the catalog axes
};

/// Goes from point to point. What two points in a row have in common is not set anew.
class SweepPoint {
public:
    SweepPoint(Scenario scenario, const SweepStarts& starts);

    /// The inputs of a point, until the next call.
    const Inputs& inputs_at(std::size_t point);

private:
    static constexpr auto nowhere = static_cast<std::size_t>(-1);

    const SweepStarts& m_starts;
    Scenario m_scenario;
    std::size_t m_start = nowhere;
    std::vector<std::size_t> m_at; ///< of each axis, which of its values is set
};

} // namespace planner
