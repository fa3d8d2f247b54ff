// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/chart_table.h"
#include "ui/exporting/chart_picture.h"

#include <tl/expected.hpp>

#include <QStringList>

namespace planner::ui {

/// The suffixes that exportChart() writes: png, svg, pdf, and csv for the numbers behind the picture.
QStringList exportSuffixes();

/// Writes a chart as the format that the file's suffix names. Atomic: an existing file stays whole on
/// failure. The error says what is wrong in words for the user.
tl::expected<void, QString> exportChart(Chart& chart, const QString& path,
                                        const PictureOptions& options = {});

/// Writes a table as CSV, likewise.
tl::expected<void, QString> exportTable(const ChartTable& table, const QString& path);

} // namespace planner::ui
