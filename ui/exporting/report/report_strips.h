// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/report/document/document.h"
#include "ui/exporting/report/pages.h"
#include "ui/exporting/report/report_pictures.h"

namespace planner::ui {

/// Lays a report out as strips of one width, in the language in use.
std::vector<Strip> reportStrips(const report::Report& report, const ReportPictures& pictures, double width);

/// A text of the report in the language in use, with spaces that do not break between number and unit.
QString shown(const Text& text);

/// The colour in which a tone is written.
QColor toneColour(report::Tone tone, const Theme& theme);

} // namespace planner::ui
