// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/export_choices.h"

#include "ui/charts/base/chart.h"
#include "ui/exporting/chart_export.h"
#include "ui/language/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace planner::ui {

namespace {

constexpr int leastSide = 160;
constexpr int mostSide = 8000;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ChartExport)
};

QString fileOf(const Drawing& drawing, const QString& folder, const QString& format) {
    return QDir(folder).filePath(drawing.name + u'.' + format);
}

} // namespace

ExportChoices ExportChoices::load() {
    QSettings stored;
    stored.beginGroup(QStringLiteral("export"));
    ExportChoices choices;
    const QString format = stored.value(QStringLiteral("format"), choices.format).toString();
    if (exportSuffixes().contains(format))
        choices.format = format;
    const QSize size = stored.value(QStringLiteral("size"), choices.size).toSize();
    choices.size = {std::clamp(size.width(), leastSide, mostSide),
                    std::clamp(size.height(), leastSide, mostSide)};
    choices.scale = std::clamp(stored.value(QStringLiteral("scale"), choices.scale).toDouble(), 1.0, 4.0);
    const bool dark = stored.value(QStringLiteral("dark"), false).toBool();
    choices.theme = dark ? Theme::Mode::Dark : Theme::Mode::Light;
    const QString language = stored.value(QStringLiteral("language")).toString();
    if (languages().contains(language))
        choices.language = language;
    return choices;
}

void ExportChoices::save() const {
    QSettings stored;
    stored.beginGroup(QStringLiteral("export"));
    stored.setValue(QStringLiteral("format"), format);
    stored.setValue(QStringLiteral("size"), size);
    stored.setValue(QStringLiteral("scale"), scale);
    stored.setValue(QStringLiteral("dark"), theme == Theme::Mode::Dark);
    stored.setValue(QStringLiteral("language"), language);
}

tl::expected<void, QString> exportDrawing(const Drawing& drawing, const QString& path,
                                          const ExportChoices& choices) {
    DrawnChart drawn;
    {
        const ScopedLanguage language(choices.language);
        drawn = drawing.make();
    }
    drawn.options.size = choices.size;
    drawn.options.scale = choices.scale;
    drawn.options.theme = Theme{choices.theme, 1.0};
    return exportChart(*drawn.chart, path, drawn.options);
}

tl::expected<QStringList, QString> exportAll(const QVector<Drawing>& drawings, const QString& folder,
                                             const ExportChoices& choices) {
    const QString shown = QDir::toNativeSeparators(folder);
    if (QFileInfo::exists(folder) && !QFileInfo(folder).isDir())
        return tl::make_unexpected(Texts::tr("%1 is a file, not a folder.").arg(shown));
    if (!QDir().mkpath(folder))
        return tl::make_unexpected(Texts::tr("%1: the folder cannot be made.").arg(shown));
    QStringList files;
    for (const auto& drawing : drawings) {
        const auto file = fileOf(drawing, folder, choices.format);
        if (const auto done = exportDrawing(drawing, file, choices); !done)
            return tl::make_unexpected(files.isEmpty() ? done.error()
                                                       : Texts::tr("%1 (%2 of %3 charts were written before)")
                                                             .arg(done.error(), QString::number(files.size()),
                                                                  QString::number(drawings.size())));
        files.append(file);
    }
    return files;
}

QStringList filesInTheWay(const QVector<Drawing>& drawings, const QString& folder, const QString& format) {
    QStringList files;
    for (const auto& drawing : drawings)
        if (const auto file = fileOf(drawing, folder, format); QFileInfo::exists(file))
            files.append(file);
    return files;
}

} // namespace planner::ui
