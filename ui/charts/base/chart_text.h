// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QRectF>
#include <QString>

class QPainter;

namespace planner::ui {

/// Width of a text in whole pixels, rounded up.
double textWidth(const QFont& font, const QString& text);

/// Height of one line.
double lineHeight(const QFont& font);

/// One line of text in `area`, elided at the right when it is too long.
void drawLine(QPainter& painter, const QRectF& area, const QString& text, const QFont& font,
              const QColor& colour, Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);

/// Lines that a wrapped text needs at `width`.
int wrappedLines(const QFont& font, const QString& text, double width);

/// Text broken over lines; what does not fit ends in an ellipsis.
void drawWrapped(QPainter& painter, const QRectF& area, const QString& text, const QFont& font,
                 const QColor& colour);

/// The dash that stands for what is missing.
QString missingText();

} // namespace planner::ui
