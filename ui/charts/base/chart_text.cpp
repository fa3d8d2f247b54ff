// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/chart_text.h"

#include <QPainter>
#include <QTextLayout>

#include <cmath>

namespace planner::ui {

namespace {

QStringList brokenLines(const QFont& font, const QString& text, double width) {
    QStringList lines;
    QTextLayout layout(text, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(width, 1.0));
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace

double textWidth(const QFont& font, const QString& text) {
    return text.isEmpty() ? 0.0 : std::ceil(QFontMetricsF(font).horizontalAdvance(text));
}

double lineHeight(const QFont& font) {
    // Not QFontMetrics::height(): with Chinese fallback fonts it changes, and rows would jump with the
    // language.
    return std::ceil(font.pixelSize() * 1.4);
}

void drawLine(QPainter& painter, const QRectF& area, const QString& text, const QFont& font,
              const QColor& colour, Qt::Alignment alignment) {
    if (text.isEmpty() || area.width() <= 0.0)
        return;
    const QFontMetricsF metrics(font);
    // One pixel of tolerance: a width that was measured for exactly this text must not elide it.
    const QString shown = metrics.horizontalAdvance(text) <= area.width() + 1.0
                              ? text
                              : metrics.elidedText(text, Qt::ElideRight, area.width());
    const double width = metrics.horizontalAdvance(shown);
    double x = area.left();
    if (alignment & Qt::AlignRight)
        x = area.right() - width;
    else if (alignment & Qt::AlignHCenter)
        x = area.center().x() - width / 2.0;
    // Centred on the capitals' height, which looks centred in a bar whatever the font's own line height is.
    const double baseline = area.center().y() + metrics.capHeight() / 2.0;
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QPointF(x, baseline), shown);
}

int wrappedLines(const QFont& font, const QString& text, double width) {
    if (QFontMetricsF(font).horizontalAdvance(text) <= width)
        return 1;
    return static_cast<int>(brokenLines(font, text, width).size());
}

void drawWrapped(QPainter& painter, const QRectF& area, const QString& text, const QFont& font,
                 const QColor& colour) {
    const double height = lineHeight(font);
    const int room = std::max(1, static_cast<int>(std::floor((area.height() + 0.5) / height)));
    QStringList lines = brokenLines(font, text, area.width());
    if (lines.size() > room) {
        // The last line that fits takes all the rest, and is elided with it.
        const QString rest = QStringList(lines.mid(room - 1)).join(u' ');
        lines = lines.mid(0, room - 1) << rest;
    }
    QRectF line(area.left(), area.top(), area.width(), height);
    for (const QString& each : lines) {
        drawLine(painter, line, each, font, colour);
        line.translate(0.0, height);
    }
}

QString missingText() { return QStringLiteral("–"); }

} // namespace planner::ui
