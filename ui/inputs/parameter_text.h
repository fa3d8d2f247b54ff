// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"

#include <QString>

namespace planner::ui {

/// Everything known of an input as a rich-text tool tip: help, legal values, link, source, id.
QString parameterToolTip(const Scenario& scenario, Parameter parameter);

/// Whether every word occurs in the input's label, id, help or group title, in English or as translated.
bool matchesSearch(Parameter parameter, const QStringList& words);

} // namespace planner::ui
