// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exporting/chart_drag.h"

#include "ui/charts/base/chart.h"
#include "ui/exporting/chart_clipboard.h"
#include "ui/exporting/chart_export.h"

#include <QUrl>

namespace planner::ui {

namespace {
constexpr QLatin1String urlList("text/uri-list");
constexpr QLatin1String image("application/x-qt-image");
constexpr QLatin1String svg("image/svg+xml");
constexpr QLatin1String plain("text/plain");
} // namespace

ChartDragData::ChartDragData(Drawing drawing, const QSize& size, const QTemporaryDir& folder)
    : m_drawing(std::move(drawing)), m_size(size), m_folder(folder) {}

QStringList ChartDragData::formats() const { return {urlList, image, svg, plain}; }

DrawnChart& ChartDragData::drawn() const {
    if (!m_drawn.chart) {
        m_drawn = m_drawing.make();
        m_drawn.options.size = m_size;
        m_drawn.options.scale = 2.0;
        m_drawn.options.theme = Theme::light();
    }
    return m_drawn;
}

QVariant ChartDragData::fileUrl() const {
    const auto path = m_folder.filePath(m_drawing.name + QStringLiteral(".png"));
    if (!exportChart(*drawn().chart, path, drawn().options))
        return {}; // no room for a file; what is dropped into a document still works
    return QVariantList{QUrl::fromLocalFile(path)};
}

QVariant ChartDragData::retrieveData(const QString& type, QMetaType) const {
    if (type == urlList)
        return fileUrl();
    if (type == image)
        return chartImage(*drawn().chart, drawn().options);
    if (type == svg)
        return chartSvg(*drawn().chart, drawn().options);
    return type == plain ? QVariant(tabSeparated(drawn().chart->table())) : QVariant();
}

} // namespace planner::ui
