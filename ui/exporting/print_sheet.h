// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/exporting/drawn_chart.h"

class QPrinter;

namespace planner::ui {

/// The usual page: the locale's paper, landscape, with margins that every printer keeps.
void preparePrinter(QPrinter& printer, const QString& documentName);

/// Draws the chart as large as the page allows under a header with scenario, version and date. Answers
/// whether the printer took it.
bool printSheet(QPrinter& printer, const DrawnChart& drawn, const QString& scenarioName);

} // namespace planner::ui
