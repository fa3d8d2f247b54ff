// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace planner::ui {

/// The words one after another, with the comma that this language has between items.
QString listText(const QStringList& words);

} // namespace planner::ui
