// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/palette.h"

class QApplication;
class QWidget;

namespace planner::ui {

/// What the user chose; System follows the desktop's palette.
enum class ThemeChoice { System, Light, Dark };

/// The theme for a choice. `textScale` 0 takes the user's system text size; presentation mode passes a larger
/// one.
Theme resolveTheme(ThemeChoice choice, double textScale = 0.0);

/// Sets Fusion, palette, font and the one style sheet on the application.
///
/// The style sheet understands these dynamic properties (set them before the widget is shown, or call
/// `restyle(widget)` after a change):
///
///   QFrame      card="true"            white card, thin line, radius 8
///   QFrame      strip="true"           the white band under the menu bar, line below
///   QFrame      line="true"            a one-pixel separator
///   QLabel      role="caption"         small, grey
///               role="muted"           body size, grey
///               role="strong"          body size, bold
///               role="title"           title of a card
///               role="figure"          headline figure
///               role="heading"         the scenario's name, larger than a title
///               role="warning"         body size, warning colour
///               role="good" / "bad"    body size, green / red
///               role="dot"             a 10 px round sign; state="good|bad|warning"
///   any label   tone="accent|warning|good|bad|muted"   recolours a role
///   QPushButton chip="true"            round chip (checkable: accent line and tint when on)
///               segment="first|middle|last|only"   a segmented button row (checkable, spacing 0)
///               primary="true"         the one filled button of a dialog
///               headline="true"        a card of the headline strip
///               link="true"            text in the accent colour, no frame
///   QToolButton icon="true"            frameless, small, for the corner of a card
///               section="true"         bold heading of a group of inputs, frameless
///   QLineEdit, QAbstractSpinBox        thin line; changed="true" accent line, invalid="true" red line
///   QLineEdit   value="true"           right-aligned bold value that shows its frame on hover and focus
///   QSlider     horizontal: thin track, accent left of the handle, white round handle with an accent ring;
///               changed="true" is free for the caller, locked="true" greys it
void applyStyle(QApplication& application, const Theme& theme);

/// The theme that applyStyle() set last (light before).
const Theme& currentTheme();

/// Makes a changed dynamic property take effect.
void restyle(QWidget* widget);

/// The style sheet by itself, for tests and for a window with its own theme.
QString styleSheetFor(const Theme& theme);

} // namespace planner::ui
