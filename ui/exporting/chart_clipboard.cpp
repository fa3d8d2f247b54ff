// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/chart_clipboard.h"

#include "ui/charts/base/chart.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace planner::ui {

QString tabSeparated(const QVector<QStringList>& table) {
    QString text;
    for (const QStringList& row : table) {
        QStringList cells;
        for (QString cell : row)
            cells << cell.replace(u'\t', u' ').replace(u'\n', u' ');
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

QMimeData* chartMimeData(Chart& chart, PictureOptions options) {
    if (options.size.isEmpty())
        options.size = chart.size().expandedTo(chart.minimumSizeHint());
    options.scale = 2.0;
    auto* mime = new QMimeData;
    mime->setImageData(chartImage(chart, options));
    mime->setData(QStringLiteral("image/svg+xml"), chartSvg(chart, options));
    mime->setText(tabSeparated(chart.table()));
    return mime;
}

void copyToClipboard(Chart& chart, PictureOptions options) {
    options.size = QSize();
    QGuiApplication::clipboard()->setMimeData(chartMimeData(chart, options));
}

} // namespace planner::ui
