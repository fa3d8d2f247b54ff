// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/hatch.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

QVector<QLineF> hatchLines(const QRectF& area, double spacing) {
    QVector<QLineF> lines;
    if (area.width() <= 0.0 || area.height() <= 0.0 || spacing <= 0.0)
        return lines;
    // The lines x + y = sum, rising to the right. Anchored in the plane, not at the area, so that
    // the pattern stands still while the area grows.
    const double first = std::ceil((area.left() + area.top()) / spacing) * spacing;
    for (double sum = first; sum < area.right() + area.bottom(); sum += spacing) {
        const double left = std::max(area.left(), sum - area.bottom());
        const double right = std::min(area.right(), sum - area.top());
        if (right - left > 0.5)
            lines << QLineF(left, sum - left, right, sum - right);
    }
    return lines;
}

} // namespace planner::ui
