// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace planner::desktop {

/// What `moe-planner export` was asked for.
struct ExportRequest {
    QString scenario;                       ///< preset id or file
    QString baseline;                       ///< preset id or file shown as a ghost; empty for none
    QString chart;                          ///< name of a chart, or "dashboard"; empty for all charts
    QString output;                         ///< file, the suffix decides the format; of all charts the folder
    QString format = QStringLiteral("png"); ///< of all charts
    QString size;                           ///< "1200x700"; empty for the usual
    double scale = 2.0;                     ///< of a PNG: pixels per point
    QString theme = QStringLiteral("light");
    QString language = QStringLiteral("en");
};

/// Draws one chart, or headlines and all charts on a sheet, into a file, or each chart into one of its own.
/// Answers the exit code; needs a QApplication.
int exportPicture(const ExportRequest& request);

} // namespace planner::desktop
