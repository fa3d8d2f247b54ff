// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/report/document/document.h"
#include "ui/exporting/report/report_pictures.h"

#include <QByteArray>

namespace planner::ui {

/// The report as one HTML file that needs nothing else, in the language in use, with the charts as SVG and
/// the scenario inside.
QByteArray reportHtml(const report::Report& report, const ReportPictures& pictures);

} // namespace planner::ui
