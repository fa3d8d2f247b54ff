// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/exporting/drawn_chart.h"

#include <QMimeData>
#include <QTemporaryDir>

namespace planner::ui {

/// A chart on its way out of the window: a file for folders and mails, image, SVG and numbers for documents.
/// Nothing is drawn or written before somebody asks for it.
class ChartDragData final : public QMimeData {
    Q_OBJECT

public:
    /// The drawing's image is written into `folder`, which must live longer than the drop takes.
    ChartDragData(Drawing drawing, const QSize& size, const QTemporaryDir& folder);

    QStringList formats() const override;

protected:
    QVariant retrieveData(const QString& type, QMetaType preferred) const override;

private:
    DrawnChart& drawn() const;
    QVariant fileUrl() const;

    Drawing m_drawing;
    QSize m_size;
    const QTemporaryDir& m_folder;
    mutable DrawnChart m_drawn; ///< made when first asked for
};

} // namespace planner::ui
