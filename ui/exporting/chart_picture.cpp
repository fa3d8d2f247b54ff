// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/chart_picture.h"

#include "ui/charts/base/chart.h"
#include "ui/charts/base/chart_text.h"
#include "ui/theme/fonts.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

// Everything, in CSS pixels, on a painter of any device.
void paintPage(QPainter& painter, Chart& chart, const PictureOptions& options) {
    const Theme theme = options.theme.value_or(chart.theme());
    const QRectF page(QPointF(0.0, 0.0), QSizeF(options.size));
    painter.fillRect(page, theme.colour(Meaning::Card));
    const double margin = std::clamp(std::min(page.width(), page.height()) * 0.04, 6.0, 24.0);
    QRectF area = page.adjusted(margin, margin, -margin, -margin);
    const QColor muted = theme.textColour(Meaning::Muted);
    const QFont title = textFont(TextRole::Title, theme.textScale * 1.15);
    const QFont caption = textFont(TextRole::Caption, theme.textScale);
    const auto takeTop = [&area](double height) {
        const QRectF line(area.left(), area.top(), area.width(), height);
        area.setTop(area.top() + height);
        return line;
    };
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (!options.title.isEmpty())
        drawLine(painter, takeTop(lineHeight(title)), options.title, title, theme.textColour(Meaning::Text));
    if (!options.subtitle.isEmpty())
        drawLine(painter, takeTop(lineHeight(caption)), options.subtitle, caption, muted);
    if (!options.title.isEmpty() || !options.subtitle.isEmpty())
        area.setTop(area.top() + 10.0);
    if (!options.caption.isEmpty()) {
        const double height =
            lineHeight(caption) * std::min(3, wrappedLines(caption, options.caption, area.width()));
        drawWrapped(painter, QRectF(area.left(), area.bottom() - height, area.width(), height),
                    options.caption, caption, muted);
        area.setBottom(area.bottom() - height - 8.0);
    }
    chart.paintTo(painter, area.toAlignedRect(), theme);
}

QByteArray svgMetadata(const QByteArray& attachment) {
    return "<metadata id=\"" + attachmentKey().toLatin1() + "\">" + attachment.toBase64() + "</metadata>\n";
}

} // namespace

QString attachmentFileName() { return QStringLiteral("scenario.json"); }

QString attachmentKey() { return QStringLiteral("moe-planner-scenario"); }

QImage chartImage(Chart& chart, const PictureOptions& options) {
    const QSize pixels(std::max(1, static_cast<int>(std::lround(options.size.width() * options.scale))),
                       std::max(1, static_cast<int>(std::lround(options.size.height() * options.scale))));
    QImage image(pixels, QImage::Format_RGB32);
    image.setDevicePixelRatio(options.scale);
    QPainter painter(&image);
    paintPage(painter, chart, options);
    painter.end();
    image.setText(QStringLiteral("Description"), chart.description());
    if (!options.attachment.isEmpty())
        image.setText(attachmentKey(), QString::fromLatin1(options.attachment.toBase64()));
    return image;
}

QByteArray chartPng(Chart& chart, const PictureOptions& options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    chartImage(chart, options).save(&buffer, "PNG");
    return bytes;
}

QByteArray chartSvg(Chart& chart, const PictureOptions& options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96); // else text comes out a quarter too small
    generator.setSize(options.size);
    generator.setViewBox(QRect(QPoint(0, 0), options.size));
    // The generator writes both as they are, so a "<" in a name would break the file.
    generator.setTitle(options.title.toHtmlEscaped());
    generator.setDescription(chart.description().toHtmlEscaped());
    QPainter painter(&generator);
    paintPage(painter, chart, options);
    painter.end();
    buffer.close();
    // Behind the opening tag, since a picture without a title has no element for one.
    const qsizetype at = bytes.indexOf('>', bytes.indexOf("<svg")) + 1;
    if (!options.attachment.isEmpty())
        bytes.insert(at, '\n' + svgMetadata(options.attachment));
    return bytes;
}

QByteArray chartPdf(Chart& chart, const PictureOptions& options) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(96);
    writer.setPageSize(
        QPageSize(QSizeF(options.size) * 72.0 / 96.0, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0.0, 0.0, 0.0, 0.0));
    writer.setTitle(options.title);
    writer.setCreator(QStringLiteral("MoE Planner"));
    if (!options.attachment.isEmpty())
        writer.addFileAttachment(options.attachmentName, options.attachment,
                                 QStringLiteral("application/json"));
    QPainter painter(&writer);
    paintPage(painter, chart, options);
    painter.end();
    buffer.close();
    return bytes;
}

} // namespace planner::ui
