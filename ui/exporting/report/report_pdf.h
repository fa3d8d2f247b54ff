// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/report/document/document.h"
#include "ui/exporting/report/report_pictures.h"

#include <QByteArray>

namespace planner::ui {

/// The report as a PDF on A4, in the language in use, with the scenario attached.
QByteArray reportPdf(const report::Report& report, const ReportPictures& pictures);

} // namespace planner::ui
