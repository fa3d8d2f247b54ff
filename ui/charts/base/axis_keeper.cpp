// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/axis_keeper.h"

#include <cmath>
#include <initializer_list>

namespace planner::ui {

namespace {

double ceilingAmong(std::initializer_list<double> steps, double value) {
    if (!std::isfinite(value) || value <= 0.0)
        return 1.0;
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double step : steps)
        if (step * power >= value)
            return step * power;
    return 20.0 * power; // only if the power was rounded down a decade
}

} // namespace

double AxisKeeper::niceCeiling(double value) { return ceilingAmong({1.0, 2.0, 2.5, 5.0, 10.0}, value); }

double AxisKeeper::ceilingOf(double value) const {
    return m_steps == Steps::coarse
               ? niceCeiling(value)
               : ceilingAmong({1.0, 1.25, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0}, value);
}

double AxisKeeper::update(double value, bool dragging) {
    if (!std::isfinite(value) || value < 0.0)
        return m_maximum > 0.0 ? m_maximum : (m_maximum = 1.0);
    const bool outgrown = m_maximum <= 0.0 || value > m_maximum;
    const double enough = m_steps == Steps::coarse ? 0.55 : 0.8;
    const bool shrunk = !dragging && value < enough * m_maximum;
    // Nothing to show (0) is no reason to give up a scale that will be needed again.
    if (outgrown || (shrunk && value > 0.0)) {
        const double nice = ceilingOf(value);
        if (outgrown || nice < m_maximum)
            m_maximum = nice;
    }
    return m_maximum;
}

} // namespace planner::ui
