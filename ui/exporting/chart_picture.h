// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/palette.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <optional>

namespace planner::ui {

class Chart;

/// The name of the file that a PDF carries.
QString attachmentFileName();

/// How a chart becomes a picture.
struct PictureOptions {
    QSize size{900, 520};       ///< in CSS pixels; the PDF page is as large at 96 dpi
    double scale = 2.0;         ///< PNG only: pixels per CSS pixel
    std::optional<Theme> theme; ///< without one: the chart's own
    QString title;              ///< drawn above the chart
    QString subtitle;           ///< grey, under the title
    QString caption;            ///< grey, under the chart: scenario, source, date
    QByteArray attachment;      ///< the scenario carried inside, as JSON
    QString attachmentName = attachmentFileName();
};

/// The name under which PNG and SVG carry the attachment: a PNG text chunk, the id of the SVG's <metadata>.
/// Both hold it as base64, since neither keeps bytes as they are. A PDF has it as an attached file.
QString attachmentKey();

/// These never touch the window: no flicker, and charts that were never shown come out whole.
QImage chartImage(Chart& chart, const PictureOptions& options);
QByteArray chartPng(Chart& chart, const PictureOptions& options);
QByteArray chartSvg(Chart& chart, const PictureOptions& options);
QByteArray chartPdf(Chart& chart, const PictureOptions& options);

} // namespace planner::ui
