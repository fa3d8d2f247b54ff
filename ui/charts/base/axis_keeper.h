// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace planner::ui {

/// Keeps the maximum of an axis still while a person drags, so that a change looks like a change.
class AxisKeeper {
public:
    /// How finely the maximum fits: coarse for charts whose total stands behind a bar, fine where what is
    /// shown shall fill the axis.
    enum class Steps { coarse, fine };

    explicit AxisKeeper(Steps steps = Steps::coarse) : m_steps(steps) {}

    /// The axis maximum for data that reaches `value`. Grows in nice steps whenever the value no longer fits;
    /// shrinks only when nothing is dragged and the value has fallen below 55 % of the maximum.
    double update(double value, bool dragging);

    double maximum() const { return m_maximum; }

    /// Forgets the past, for another scenario or unit.
    void reset() { m_maximum = 0.0; }

    /// The smallest of 1, 2, 2.5, 5 x 10^n that is not below `value`; 1 for what is not positive and finite.
    static double niceCeiling(double value);

private:
    double ceilingOf(double value) const;

    Steps m_steps;
    double m_maximum = 0.0;
};

} // namespace planner::ui
