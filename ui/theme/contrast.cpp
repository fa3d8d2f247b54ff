// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/contrast.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

} // namespace

double luminance(const QColor& colour) {
    const auto channel = [](auto value) { return linear(static_cast<double>(value)); };
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) +
           0.0722 * channel(colour.blueF());
}

double contrastRatio(const QColor& a, const QColor& b) {
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

QColor blend(const QColor& over, const QColor& under, double share) {
    const auto mix = [share](int top, int bottom) {
        return static_cast<int>(std::lround(share * top + (1.0 - share) * bottom));
    };
    return QColor(mix(over.red(), under.red()), mix(over.green(), under.green()),
                  mix(over.blue(), under.blue()));
}

QColor withContrast(const QColor& colour, const QColor& background, double ratio) {
    const QColor end = luminance(background) > 0.18 ? QColor(Qt::black) : QColor(Qt::white);
    for (int step = 0; step <= 50; ++step) {
        const QColor candidate = blend(end, colour, step * 0.02);
        if (contrastRatio(candidate, background) >= ratio)
            return candidate;
    }
    return end;
}

} // namespace planner::ui
