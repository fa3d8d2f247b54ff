// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace planner::ui {

/// Relative luminance of an sRGB colour, 0 black to 1 white (WCAG 2.1).
double luminance(const QColor& colour);

/// Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.1).
double contrastRatio(const QColor& a, const QColor& b);

/// `share` of `over` laid on `under`: an opaque colour, since SVG viewers differ in their alpha handling.
QColor blend(const QColor& over, const QColor& under, double share);

/// `colour` moved towards black or white, as little as needed to reach `ratio` against `background`.
QColor withContrast(const QColor& colour, const QColor& background, double ratio);

} // namespace planner::ui
