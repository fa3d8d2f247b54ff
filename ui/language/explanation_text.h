// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/explanation.h"

#include <QString>

namespace planner::ui {

/// A label as it stands, or marked as one of the published plan.
QString scopedText(const QString& label, bool of_published);

/// A formula in names, in the language in use.
QString formulaText(const std::vector<FormulaPart>& formula);

} // namespace planner::ui
