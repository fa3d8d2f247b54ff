// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"

#include <QString>

namespace planner::ui {

/// A value as its field shows it at rest: exact where that is short ("400 Gb/s", "4,989 tok"), shortened
/// without loss where it is a round large count ("168 G tok"), otherwise in three digits. The field shows all
/// digits as soon as it is edited.
QString fieldText(Parameter parameter, double value);

} // namespace planner::ui
