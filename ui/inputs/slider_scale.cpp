// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/slider_scale.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

constexpr double bitsPerByte = 8;
constexpr double dragShare = 1.0 / 200; ///< about one pixel
constexpr double stepShare = 1.0 / 100;
constexpr int digits = 3;
constexpr int fineDigits = 4;

/// The largest of 1, 2, 5 times a power of ten that is no larger.
double niceBelow(double value) {
    const double power = std::pow(10, std::floor(std::log10(value)));
    const double lead = value / power;
    return power * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1);
}

/// A multiple of the grid without the dust that multiplying by 0.05 would leave.
double multiple(double count, double grid) { return grid < 1 ? count / std::round(1 / grid) : count * grid; }

double roundedTo(double value, int significant) {
    const int exponent = significant - 1 - static_cast<int>(std::floor(std::log10(value)));
    const double power = std::pow(10, std::abs(exponent));
    return exponent >= 0 ? std::round(value * power) / power : std::round(value / power) * power;
}

} // namespace

SliderScale::SliderScale(Parameter parameter)
    : m_from(std::max(info(parameter).slider_from, info(parameter).minimum)),
      m_to(std::min(info(parameter).slider_to, info(parameter).maximum)),
      m_shownFactor(info(parameter).unit == Unit::link_rate ? bitsPerByte : 1),
      m_whole(info(parameter).scale == Scale::whole),
      // Whole numbers over a wide range (EP, nodes) need room at their small end too.
      m_logarithmic(info(parameter).scale == Scale::logarithmic ||
                    (m_whole && m_from >= 1 && m_to >= 32 * m_from)) {}

double SliderScale::fractionOf(double value) const {
    if (!(value > m_from)) // also a missing value
        return 0;
    if (value >= m_to)
        return 1;
    return m_logarithmic ? std::log(value / m_from) / std::log(m_to / m_from)
                         : (value - m_from) / (m_to - m_from);
}

double SliderScale::valueAt(double fraction, bool fine) const {
    if (fraction <= 0 && m_stops.empty())
        return m_from;
    if (fraction >= 1 && m_stops.empty())
        return m_to;
    const double place = std::clamp(fraction, 0.0, 1.0);
    const double value =
        m_logarithmic ? m_from * std::pow(m_to / m_from, place) : m_from + place * (m_to - m_from);
    return snapped(value, fine);
}

double SliderScale::grid(double share) const {
    const double wanted = (m_to - m_from) * share;
    if (m_whole) // dimensions and token counts like powers of two
        return std::max(1.0, std::exp2(std::floor(std::log2(wanted))));
    return niceBelow(wanted);
}

double SliderScale::snapped(double value, bool fine) const {
    if (!m_stops.empty() && !fine)
        return nearestStop(value);
    double result = 0;
    if (m_logarithmic) {
        result = roundedTo(value * m_shownFactor, fine ? fineDigits : digits) / m_shownFactor;
        if (m_whole)
            result = std::round(result);
    } else {
        const double step = m_whole && fine ? 1 : grid(fine ? dragShare / 10 : dragShare);
        result = multiple(std::round(value / step), step);
    }
    return std::clamp(result, m_from, m_to);
}

double SliderScale::nearestStop(double value) const {
    const double place = fractionOf(value);
    return *std::min_element(m_stops.begin(), m_stops.end(), [&](double a, double b) {
        return std::abs(fractionOf(a) - place) < std::abs(fractionOf(b) - place);
    });
}

double SliderScale::nextStop(double value, int steps) const {
    const auto above = std::upper_bound(m_stops.begin(), m_stops.end(), value);
    const auto notBelow = std::lower_bound(m_stops.begin(), m_stops.end(), value);
    const auto start = steps > 0 ? above - m_stops.begin() - 1 : notBelow - m_stops.begin();
    const auto last = static_cast<std::ptrdiff_t>(m_stops.size()) - 1;
    const auto target = std::clamp<std::ptrdiff_t>(start + steps, 0, last);
    const double stop = m_stops[static_cast<std::size_t>(target)];
    // Beyond the last stop nothing is even: stay rather than jump back.
    return (steps > 0) == (stop > value) ? stop : value;
}

double SliderScale::stepped(double value, int steps, bool fine) const {
    if (steps == 0)
        return value;
    if (std::isnan(value))
        return m_from;
    if (!m_stops.empty() && !fine)
        return nextStop(value, steps);
    // A value typed beyond the slider's range is not torn back into it.
    const double low = std::min(m_from, value);
    const double high = std::max(m_to, value);
    if (m_whole)
        return std::clamp(value + steps, low, high);
    if (!m_logarithmic) {
        const double step = grid(fine ? stepShare / 10 : stepShare);
        const double count = steps > 0 ? std::floor(value / step + 1e-9) : std::ceil(value / step - 1e-9);
        return std::clamp(multiple(count + steps, step), low, high);
    }
    const double share = steps * (fine ? stepShare / 10 : stepShare);
    const double wanted = std::max(value, m_from) * std::pow(m_to / m_from, share);
    double result = value;
    for (int significant = digits; result == value && significant <= 6; ++significant)
        result = roundedTo(wanted * m_shownFactor, significant) / m_shownFactor;
    return std::clamp(result, low, high);
}

} // namespace planner::ui
