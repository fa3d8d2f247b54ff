// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/report/document/document.h"
#include "ui/exporting/report/pages.h"
#include "ui/theme/palette.h"

namespace planner::ui {

/// A table as strips, its header first, which is repeated on every page; `first` is the number that the
/// header gets in the whole document. No row is cut.
std::vector<Strip> tableStrips(const report::Table& table, double width, const Theme& theme,
                               std::size_t first);

/// Widths of columns that would like to be so wide, in a table of one width: the narrow ones get what they
/// want, the wide ones share the rest. What is left over goes to the first.
std::vector<double> columnWidths(const std::vector<double>& wanted, double width);

} // namespace planner::ui
