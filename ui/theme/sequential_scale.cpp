// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/sequential_scale.h"

#include "ui/theme/contrast.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace planner::ui {

QColor sequentialColour(const Theme& theme, double amount) {
    static constexpr std::array light{0xffEAF1F8, 0xffB7D2E8, 0xff76A9D2, 0xff3A7AB5, 0xff1B4F8A, 0xff0B2850};
    static constexpr std::array dark{0xff27313C, 0xff254C73, 0xff2E73AD, 0xff5A9FD6, 0xff9CCAEF, 0xffE3F1FD};
    const auto& stops = theme.isDark() ? dark : light;
    const double place = std::clamp(amount, 0.0, 1.0) * static_cast<double>(stops.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(place), stops.size() - 2);
    return blend(QColor::fromRgb(stops.at(below + 1)), QColor::fromRgb(stops.at(below)),
                 place - static_cast<double>(below));
}

Meaning kindColour(int index) {
    static constexpr std::array kinds{Meaning::Attention, Meaning::RoutedExperts, Meaning::Dispatch,
                                      Meaning::Kv,        Meaning::Measured,      Meaning::Vocabulary,
                                      Meaning::Combine,   Meaning::SharedExpert};
    return kinds.at(static_cast<std::size_t>(index) % kinds.size());
}

} // namespace planner::ui
