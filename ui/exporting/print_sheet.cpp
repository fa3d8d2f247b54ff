// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/print_sheet.h"

#include "ui/charts/base/chart.h"
#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

#include <QCoreApplication>
#include <QDate>
#include <QPageLayout>
#include <QPainter>
#include <QPrinter>

#include <algorithm>

namespace planner::ui {

namespace {

constexpr double cssPixelsPerInch = 96.0;
constexpr double gap = 10.0;

/// The scenario at the left, program and day at the right, a line below; answers what is left of the page.
QRectF drawHeader(QPainter& painter, const QRectF& page, const QString& scenarioName, const Theme& theme) {
    const QFont title = textFont(TextRole::Title, 1.1);
    const QFont caption = textFont(TextRole::Caption);
    const auto program =
        QStringLiteral("MoE Planner %1 · %2")
            .arg(QCoreApplication::applicationVersion(), QDate::currentDate().toString(Qt::ISODate));
    const double width = textWidth(caption, program);
    const QRectF line(page.left(), page.top(), page.width(), lineHeight(title));
    drawLine(painter, line.adjusted(0.0, 0.0, -width - gap, 0.0), scenarioName, title,
             theme.textColour(Meaning::Text));
    drawLine(painter, line, program, caption, theme.textColour(Meaning::Muted),
             Qt::AlignRight | Qt::AlignVCenter);
    painter.setPen(QPen(theme.colour(Meaning::Line), 1.0));
    painter.drawLine(QPointF(page.left(), line.bottom() + 4.0), QPointF(page.right(), line.bottom() + 4.0));
    return page.adjusted(0.0, line.height() + 4.0 + gap, 0.0, 0.0);
}

QRectF drawTitles(QPainter& painter, QRectF area, const PictureOptions& options, const Theme& theme) {
    const auto put = [&](const QString& text, const QFont& font, Meaning colour) {
        if (text.isEmpty())
            return;
        const double height = lineHeight(font);
        drawLine(painter, {area.left(), area.top(), area.width(), height}, text, font,
                 theme.textColour(colour));
        area.setTop(area.top() + height);
    };
    put(options.title, textFont(TextRole::Title), Meaning::Text);
    put(options.subtitle, textFont(TextRole::Caption), Meaning::Muted);
    if (!options.title.isEmpty())
        area.setTop(area.top() + gap);
    const QFont caption = textFont(TextRole::Caption);
    const double height =
        lineHeight(caption) * std::min(3, wrappedLines(caption, options.caption, area.width()));
    drawWrapped(painter, {area.left(), area.bottom() - height, area.width(), height}, options.caption,
                caption, theme.textColour(Meaning::Muted));
    return area.adjusted(0.0, 0.0, 0.0, -height - gap);
}

/// Charts of many parts are laid out for their own size and shrunk to the page; others fill it.
void drawFitted(QPainter& painter, Chart& chart, const QRectF& area, const Theme& theme) {
    const QSizeF wanted = chart.sizeHint();
    const double scale = std::min({1.0, area.width() / wanted.width(), area.height() / wanted.height()});
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(scale, scale);
    chart.paintTo(painter, QRectF(QPointF(0.0, 0.0), area.size() / scale), theme);
    painter.restore();
}

} // namespace

void preparePrinter(QPrinter& printer, const QString& documentName) {
    printer.setDocName(documentName);
    printer.setCreator(QStringLiteral("MoE Planner"));
    // Charts are laid out in these units, and what they record is played in them; a page is vectors anyway.
    printer.setResolution(static_cast<int>(cssPixelsPerInch));
    printer.setPageOrientation(QPageLayout::Landscape);
    printer.setPageMargins(QMarginsF(12.0, 12.0, 12.0, 12.0), QPageLayout::Millimeter);
}

bool printSheet(QPrinter& printer, const DrawnChart& drawn, const QString& scenarioName) {
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    const Theme theme = Theme::light();
    const double scale = printer.resolution() / cssPixelsPerInch;
    painter.scale(scale, scale);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QSizeF page = QSizeF(printer.pageLayout().paintRectPixels(printer.resolution()).size()) / scale;
    QRectF area = drawHeader(painter, {QPointF(0.0, 0.0), page}, scenarioName, theme);
    area = drawTitles(painter, area, drawn.options, theme);
    drawFitted(painter, *drawn.chart, area, theme);
    return painter.end() && printer.printerState() != QPrinter::Error;
}

} // namespace planner::ui
