// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/report/report_pdf.h"

#include "ui/charts/base/chart_text.h"
#include "ui/exporting/chart_picture.h"
#include "ui/exporting/report/report_strips.h"
#include "ui/theme/fonts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace planner::ui {

namespace {

constexpr int resolution = 96; ///< so that a pixel of our sizes is a pixel of CSS
constexpr QMarginsF margins(56, 52, 56, 64);

QRectF contentOf(const QSizeF& page) { return QRectF(QPointF(0, 0), page).marginsRemoved(margins); }

void paintFooter(QPainter& painter, const QSizeF& page, const QString& title, const QString& number) {
    const auto theme = ReportPictures::theme();
    const auto font = textFont(TextRole::Caption);
    const auto content = contentOf(page);
    const QRectF line(content.left(), content.bottom() + 18, content.width(), lineHeight(font));
    painter.fillRect(QRectF(line.left(), line.top() - 6, line.width(), 0.6), theme.colour(Meaning::Line));
    const double numberWidth = textWidth(font, number) + 12;
    drawLine(painter, line.adjusted(0, 0, -numberWidth, 0), title, font, theme.textColour(Meaning::Muted));
    drawLine(painter, line, number, font, theme.textColour(Meaning::Muted),
             Qt::AlignRight | Qt::AlignVCenter);
}

void prepare(QPdfWriter& writer, const report::Report& report) {
    writer.setResolution(resolution);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setTitle(shown(report.title));
    writer.setCreator(QStringLiteral("MoE Planner ") + QCoreApplication::applicationVersion());
    writer.addFileAttachment(attachmentFileName(), QByteArray::fromStdString(report.scenario),
                             QStringLiteral("application/json"));
}

} // namespace

QByteArray reportPdf(const report::Report& report, const ReportPictures& pictures) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    prepare(writer, report);
    const QSizeF page(writer.width(), writer.height());
    const auto content = contentOf(page);
    const auto strips = reportStrips(report, pictures, content.width());
    const auto pages = paginate(strips, content.height());
    QPainter painter(&writer);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    for (std::size_t index = 0; index < pages.size(); ++index) {
        if (index > 0)
            writer.newPage();
        for (const auto& placed : pages[index]) {
            painter.save();
            strips[placed.strip].paint(painter, content.topLeft() + QPointF(0, placed.top));
            painter.restore();
        }
        paintFooter(painter, page, shown(report.title),
                    QStringLiteral("%1 / %2").arg(index + 1).arg(pages.size()));
    }
    painter.end();
    buffer.close();
    return bytes;
}

} // namespace planner::ui
