// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/guide.h"

namespace planner::ui {

/// The pages of a guide text: each heading of level 1 or 2 starts one, `# Title <!-- id -->`.
QVector<GuidePage> writtenPages(const QString& markdown);

} // namespace planner::ui
