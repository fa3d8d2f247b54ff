// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"

#include <QString>

namespace planner::ui {

/// "Estimate" for what is an estimate; empty for what belongs to none of the four words.
QString lensTitle(Lens lens);

/// A figure's label, with its lens and unit where another figure has the same label: what stands alone in a
/// list of all figures.
QString figureTitle(Figure figure);

} // namespace planner::ui
