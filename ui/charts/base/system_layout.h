// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/base/system_data.h"
#include "ui/theme/palette.h"

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

namespace planner::ui {

/// Where the parts of a service and the ways between them go; a pure function of size and theme, so that
/// nothing moves when a number does.
struct SystemLayout {
    struct Way {
        QPolygonF path; ///< an arrow head stands at its end
        QRectF value;   ///< empty: no room
        QRectF note;
    };

    double textScale = 1.0;
    std::array<QRectF, systemParts> boxes;
    std::array<Way, systemWays> ways;
    std::array<QLineF, 3> storeWays; ///< prefill to store, store to prefill, decode to store

    const QRectF& box(SystemPart part) const { return boxes.at(static_cast<std::size_t>(part)); }
    QRectF& box(SystemPart part) { return boxes.at(static_cast<std::size_t>(part)); }
    Way& way(SystemWay way) { return ways.at(static_cast<std::size_t>(way)); }
};

SystemLayout layOutSystem(const QRectF& target, const Theme& theme);

} // namespace planner::ui
