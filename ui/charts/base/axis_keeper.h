// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace planner::ui {

/// Keeps the maximum of an axis still while a person drags, so that a change looks like a change.
class AxisKeeper {
public:
    /// The axis maximum for data that reaches `value`. Grows in nice steps whenever the value no longer fits;
    /// shrinks only when nothing is dragged and the value has fallen below 55 % of the maximum.
    double update(double value, bool dragging);

    double maximum() const { return m_maximum; }

    /// Forgets the past, for another scenario or unit.
    void reset() { m_maximum = 0.0; }

    /// The smallest of 1, 2, 2.5, 5 x 10^n that is not below `value`; 1 for what is not positive and finite.
    static double niceCeiling(double value);

private:
    double m_maximum = 0.0;
};

} // namespace planner::ui
