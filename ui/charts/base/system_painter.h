// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/system_layout.h"

class QPainter;

namespace planner::ui {

void paintSystem(QPainter& painter, const SystemData& data, const SystemLayout& layout, const Theme& theme);

} // namespace planner::ui
