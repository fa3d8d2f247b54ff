// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/base/chart_navigation.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

int nextElement(const QVector<ChartElement>& elements, int focused, int key) {
    const int last = static_cast<int>(elements.size()) - 1;
    if (key == Qt::Key_Home || focused < 0 || focused > last)
        return 0;
    if (key == Qt::Key_End)
        return last;
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        return std::clamp(focused + (key == Qt::Key_Right ? 1 : -1), 0, last);

    const int step = key == Qt::Key_Down ? 1 : -1;
    const ChartElement& from = elements[focused];
    int best = focused;
    int bestLines = 0;
    double bestDistance = 0.0;
    for (int i = 0; i <= last; ++i) {
        const int lines = (elements[i].line - from.line) * step;
        const double distance = std::abs(elements[i].area.center().x() - from.area.center().x());
        const bool nearer = lines < bestLines || (lines == bestLines && distance < bestDistance);
        if (lines > 0 && (best == focused || nearer)) {
            best = i;
            bestLines = lines;
            bestDistance = distance;
        }
    }
    return best;
}

} // namespace planner::ui
