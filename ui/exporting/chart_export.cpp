// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/chart_export.h"

#include "model/files/file_access.h"
#include "ui/charts/base/chart.h"
#include "ui/language/translate.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace planner::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ChartExport)
};

QByteArray bytesOf(Chart& chart, const QString& suffix, const PictureOptions& options) {
    if (suffix == u"png")
        return chartPng(chart, options);
    if (suffix == u"svg")
        return chartSvg(chart, options);
    return suffix == u"pdf" ? chartPdf(chart, options) : csvOf(chart.numbers());
}

/// At any moment either the old or the new content is there, whole; a device or folder is refused.
tl::expected<void, QString> write(const QString& path, const QByteArray& bytes) {
    const auto done = write_file_atomically(path.toStdString(),
                                            {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!done)
        return tl::make_unexpected(translated(done.error()));
    return {};
}

} // namespace

QStringList exportSuffixes() {
    return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("csv")};
}

tl::expected<void, QString> exportChart(Chart& chart, const QString& path, const PictureOptions& options) {
    const QFileInfo file(path);
    const QString suffix = file.suffix().toLower();
    const QString shown = QDir::toNativeSeparators(path);
    if (!exportSuffixes().contains(suffix))
        return tl::make_unexpected(
            Texts::tr("%1: the name must end in .png, .svg or .pdf, or in .csv for the numbers.").arg(shown));
    if (options.size.isEmpty() || options.size.width() > 20000 || options.size.height() > 20000 ||
        !(options.scale > 0.0) || options.scale > 8.0)
        return tl::make_unexpected(
            Texts::tr("The picture's size must lie between 1 and 20,000, its scale between 0 and 8."));
    if (!file.absoluteDir().exists())
        return tl::make_unexpected(Texts::tr("%1: the folder %2 does not exist.")
                                       .arg(shown, QDir::toNativeSeparators(file.absolutePath())));
    const QByteArray bytes = bytesOf(chart, suffix, options);
    if (bytes.isEmpty())
        return tl::make_unexpected(
            Texts::tr("%1: the picture could not be drawn; try a smaller size.").arg(shown));
    return write(path, bytes);
}

tl::expected<void, QString> exportTable(const ChartTable& table, const QString& path) {
    return write(path, csvOf(table));
}

} // namespace planner::ui
