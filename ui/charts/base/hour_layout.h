// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/hour_data.h"
#include "ui/theme/palette.h"

#include <QRectF>

namespace planner::ui {

/// Where everything of a chart of a day goes; a pure function of data, size and theme.
struct HourLayout {
    /// A sign of the legend: an area, then a line, then the span, by index.
    struct LegendEntry {
        enum class Of { area, line, span } of = Of::area;
        int index = 0;
        QRectF area;
    };

    double textScale = 1.0;
    double maximum = 1.0;
    QRectF plot;
    QVector<LegendEntry> legend;
    QVector<QRectF> notes;

    double x(double hour) const;
    double y(double value) const; ///< within the plot, whatever the value
};

HourLayout layOutHours(const HourData& data, const QRectF& target, const Theme& theme);

} // namespace planner::ui
