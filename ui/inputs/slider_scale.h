// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"

#include <vector>

namespace planner::ui {

/// Where a value stands on its slider and which values a slider can reach: round ones, and even placements
/// where stops are given.
class SliderScale {
public:
    explicit SliderScale(Parameter parameter);

    /// Values that the slider snaps to; none lets it move freely.
    void setStops(std::vector<double> stops) { m_stops = std::move(stops); }
    const std::vector<double>& stops() const { return m_stops; }

    /// 0 at the left end, 1 at the right; values outside of the range are pinned to an end.
    double fractionOf(double value) const;

    /// The reachable value nearest to a place on the slider; `fine` knows ten times as many and no stops.
    double valueAt(double fraction, bool fine = false) const;

    /// The value so many steps further: the next stops, ones for whole numbers, otherwise about a hundredth
    /// of the range. `fine` steps are a tenth of that, and ones between stops.
    double stepped(double value, int steps, bool fine = false) const;

    double from() const { return m_from; }
    double to() const { return m_to; }

private:
    double snapped(double value, bool fine) const;
    double nearestStop(double value) const;
    double nextStop(double value, int steps) const;
    double grid(double share) const;

    double m_from;
    double m_to;
    double m_shownFactor; ///< from the value to the number on screen, which is what should be round
    bool m_whole;
    bool m_logarithmic;
    std::vector<double> m_stops;
};

} // namespace planner::ui
