// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace planner::desktop {

/// What `moe-planner export` was asked for.
struct ExportRequest {
    QString scenario; ///< preset id or file
    QString chart;    ///< name of a chart, or "dashboard"
    QString output;   ///< file; the suffix decides the format
    QString size;     ///< "1200x700"; empty for the usual
    QString theme = QStringLiteral("light");
    QString language = QStringLiteral("en");
};

/// Draws one chart, or headlines and all charts, into a file. Answers the exit code; needs a QApplication.
int exportPicture(const ExportRequest& request);

} // namespace planner::desktop
