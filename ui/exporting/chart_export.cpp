// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/chart_export.h"

#include "model/files/file_access.h"
#include "ui/language/translate.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace planner::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ChartExport)
};

} // namespace

QStringList exportSuffixes() { return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")}; }

tl::expected<void, QString> exportChart(Chart& chart, const QString& path, const PictureOptions& options) {
    const QFileInfo file(path);
    const QString suffix = file.suffix().toLower();
    const QString shown = QDir::toNativeSeparators(path);
    if (!exportSuffixes().contains(suffix))
        return tl::make_unexpected(
            Texts::tr("%1: a picture's name must end in .png, .svg or .pdf.").arg(shown));
    if (options.size.isEmpty() || options.size.width() > 20000 || options.size.height() > 20000 ||
        !(options.scale > 0.0) || options.scale > 8.0)
        return tl::make_unexpected(
            Texts::tr("The picture's size must lie between 1 and 20,000, its scale between 0 and 8."));
    if (!file.absoluteDir().exists())
        return tl::make_unexpected(Texts::tr("%1: the folder %2 does not exist.")
                                       .arg(shown, QDir::toNativeSeparators(file.absolutePath())));

    QByteArray bytes;
    if (suffix == u"png")
        bytes = chartPng(chart, options);
    else if (suffix == u"svg")
        bytes = chartSvg(chart, options);
    else
        bytes = chartPdf(chart, options);
    if (bytes.isEmpty())
        return tl::make_unexpected(
            Texts::tr("%1: the picture could not be drawn; try a smaller size.").arg(shown));
    // QSaveFile would put a file in place of a device that a link leads to.
    const auto written = write_file_atomically(path.toStdString(),
                                               {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!written)
        return tl::make_unexpected(translated(written.error()));
    return {};
}

} // namespace planner::ui
