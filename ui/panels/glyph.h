// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/palette.h"

#include <QIcon>

namespace planner::ui {

/// The small signs on cards and bars, drawn rather than loaded: crisp at every scale and in the theme's
/// colour.
enum class Glyph { Enlarge, Restore, Copy, Save, Close, Back, Forward, More };

QIcon glyphIcon(Glyph glyph, const Theme& theme);

} // namespace planner::ui
