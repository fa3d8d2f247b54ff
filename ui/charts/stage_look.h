// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/timeline.h"
#include "ui/theme/meaning.h"

#include <QPair>
#include <QString>
#include <QVector>

namespace planner::ui {

/// The colour of a stage of a layer.
Meaning stageColour(Stage stage);

/// The name of a stage: "ATTN-0".
QString stageName(Stage stage);

/// What the colours of the stages mean.
QVector<QPair<Meaning, QString>> stageLegend();

/// How the stages are ordered, in words: "five stages".
QString overlapName(Overlap overlap);

} // namespace planner::ui
