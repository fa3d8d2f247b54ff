// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/exporting/chart_picture.h"

class QMimeData;

namespace planner::ui {

/// The table as tab-separated lines, as spreadsheets paste it.
QString tabSeparated(const QVector<QStringList>& table);

/// PNG at twice the size, SVG and the table, in one set: the target application takes what it understands.
/// The caller owns it. An empty size in the options stands for the chart's own.
QMimeData* chartMimeData(Chart& chart, PictureOptions options);

/// Puts the chart on the clipboard in its present size, with the texts and the scenario of the options.
void copyToClipboard(Chart& chart, PictureOptions options = {});

} // namespace planner::ui
