// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart_element.h"

#include <QVector>

namespace planner::ui {

/// Where an arrow key, Home or End leads from an element; the first one when none has the keyboard yet.
/// Up and Down go to the nearest element of the next line.
int nextElement(const QVector<ChartElement>& elements, int focused, int key);

} // namespace planner::ui
