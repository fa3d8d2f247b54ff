// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plan_chart.h"
#include "ui/panels/headline_card.h"

#include <QVector>

namespace planner::ui {

/// What the headline strip is about.
enum class Focus { Decode, Prefill, Service };

/// The headline figures of a focus; six each.
QVector<Headline> headlinesOf(Focus focus, const ChartInput& input);

} // namespace planner::ui
