// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace planner::ui {

/// An imbalance factor as it is shown, with as many digits as it is put into the plan with.
inline QString factorText(double factor) { return QString::number(factor, 'g', 5); }

/// The factor with the digits that are shown.
inline double shownFactor(double factor) { return factorText(factor).toDouble(); }

} // namespace planner::ui
