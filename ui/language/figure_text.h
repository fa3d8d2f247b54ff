// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"

#include <QString>

namespace planner::ui {

/// A figure's value as shown: number with unit, translated word, or a dash.
QString figureText(const Plan& plan, Figure figure);

/// A figure's translated label.
QString figureLabel(Figure figure);

/// The id of a figure as the key of chart elements.
QString figureKey(Figure figure);

/// The change of a figure against a baseline: "▼ 2.31 ms better", empty where nothing changed or where
/// either value is missing. Words are compared and shown as "was: all-to-all".
QString changeText(const Plan& plan, const Plan& baseline, Figure figure);

/// -1 worse, 0 neither, 1 better.
int changeDirection(const Plan& plan, const Plan& baseline, Figure figure);

} // namespace planner::ui
