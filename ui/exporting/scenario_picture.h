// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/scenario.h"
#include "ui/exporting/chart_picture.h"

namespace planner::ui {

/// Options for the picture of a scenario's chart: a caption with its name, what was changed and which
/// baseline the ghost is (if any), and the scenario itself as attachment.
PictureOptions pictureOptionsOf(const Scenario& scenario, const QString& name, const QString& baseline = {});

} // namespace planner::ui
