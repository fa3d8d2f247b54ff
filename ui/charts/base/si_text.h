// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace planner::ui {

/// A round axis value with an SI prefix: 1e13 -> "10 T", 1e15 -> "1 P".
QString siText(double value);

/// A round axis value written out, thousands in groups: 10000 -> "10 000".
QString plainText(double value);

} // namespace planner::ui
