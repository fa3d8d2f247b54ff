// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/timeline_data.h"
#include "ui/theme/palette.h"

#include <QRectF>

namespace planner::ui {

/// Where everything of a timeline goes; a pure function of data, size and theme.
struct TimelineLayout {
    struct Lane {
        QRectF bar;    ///< the whole axis at the height of the blocks
        QRectF label;  ///< name, mark and remark as far as lines fit
        int lines = 1; ///< of the label
        QVector<QRectF> blocks;
        QVector<QRectF> gaps;
    };
    struct LegendEntry {
        int index = 0;
        QRectF area;
    };
    struct Moment {
        double x = 0.0;
        QRectF text; ///< empty: no room
        bool rightAligned = false;
        bool shown = false;
    };

    double textScale = 1.0;
    double maximum = 1.0;
    QRectF plot; ///< lanes, between the top and the axis
    QVector<Lane> lanes;
    QVector<double> boundaries;
    Moment end, before;
    QVector<LegendEntry> legend;
    QVector<QRectF> notes;

    double x(double time) const { return plot.left() + plot.width() * std::clamp(time / maximum, 0.0, 1.0); }
};

TimelineLayout layOutTimeline(const TimelineData& data, const QRectF& target, const Theme& theme);

} // namespace planner::ui
