// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/exporting/drawn_chart.h"

#include <tl/expected.hpp>

#include <QStringList>

namespace planner::ui {

/// What a person chooses of an export; remembered from one to the next.
struct ExportChoices {
    QString format = QStringLiteral("png");
    QSize size{900, 520};
    double scale = 2.0; ///< of a PNG
    Theme::Mode theme = Theme::Mode::Light;
    QString language; ///< empty: the one in use

    static ExportChoices load();
    void save() const;

    bool operator==(const ExportChoices&) const = default;
};

/// Draws into the file, in the format of its suffix.
tl::expected<void, QString> exportDrawing(const Drawing& drawing, const QString& path,
                                          const ExportChoices& choices);

/// Draws all into a folder, which is made if it is not there: `name.format` each. Answers the files. A
/// failure says how many were written before it; each of them is whole.
tl::expected<QStringList, QString> exportAll(const QVector<Drawing>& drawings, const QString& folder,
                                             const ExportChoices& choices);

/// Those files of exportAll() that are there already.
QStringList filesInTheWay(const QVector<Drawing>& drawings, const QString& folder, const QString& format);

} // namespace planner::ui
