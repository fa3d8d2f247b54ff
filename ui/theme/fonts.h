// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

namespace planner::ui {

/// The sizes of type in use; nothing else sets a font size.
enum class TextRole {
    Caption, ///< small, grey: labels of charts, explanations
    Body,    ///< inputs, menus, row labels
    Strong,  ///< body, bold: values
    Title,   ///< the title of a card
    Figure   ///< a headline figure
};

/// Families in order; the second and third carry Chinese. DejaVu's digits all have one width, and since it
/// comes first every figure is tabular.
QStringList fontFamilies();

/// Size in pixels of a role at a scale (1 = 12 px body).
int textPixels(TextRole role, double scale);

/// The font of a role, the same on screen and in every export.
QFont textFont(TextRole role, double scale = 1.0);

/// How much larger than our design size the user's system text is (never below 1).
double systemTextScale();

} // namespace planner::ui
