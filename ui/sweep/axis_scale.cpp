// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sweep/axis_scale.h"

#include "ui/language/translate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace planner::ui {

namespace {

constexpr double tolerance = 1e-9;
constexpr int mostTicks = 8;

QString textOf(Parameter parameter, double value) {
    const auto& entry = info(parameter);
    return entry.choices.empty() ? formatted(value, entry.unit) : formattedValue(parameter, value);
}

/// Links are shown in bits, so that is where round numbers lie.
double shownFactor(Unit unit) { return unit == Unit::link_rate ? 8.0 : 1.0; }

/// 1, 2 and 5 times each power of ten between two positive ends; only some of these where that is too many.
QVector<double> roundRatios(double from, double to) {
    const auto candidates = [&](std::initializer_list<double> steps) {
        QVector<double> values;
        for (double power = std::pow(10.0, std::floor(std::log10(from))); power <= to * 10.0; power *= 10.0)
            for (const double step : steps)
                if (const double value = step * power;
                    value >= from * (1.0 - tolerance) && value <= to * (1.0 + tolerance))
                    values.append(value);
        return values;
    };
    auto values = candidates({1.0, 2.0, 5.0});
    if (values.size() > mostTicks)
        values = candidates({1.0});
    return values;
}

QVector<double> roundSteps(double from, double to) {
    const double rough = (to - from) / 6.0;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    double step = 10.0 * power;
    for (const double nice : {1.0, 2.0, 2.5, 5.0})
        if (nice * power >= rough) {
            step = nice * power;
            break;
        }
    QVector<double> values;
    for (double value = std::ceil(from / step - tolerance) * step; value <= to + tolerance * step;
         value += step)
        values.append(std::abs(value) < tolerance * step ? 0.0 : value);
    return values;
}

/// The round values of a range, most important first: both ends give way to the round ones.
QVector<double> roundValues(const SweepRange& range, Unit unit) {
    const double factor = shownFactor(unit);
    const double from = std::min(range.from, range.to) * factor;
    const double to = std::max(range.from, range.to) * factor;
    auto values = range.logarithmic ? roundRatios(from, to) : roundSteps(from, to);
    for (double& value : values)
        value /= factor;
    return values;
}

double placeInRange(const SweepRange& range, double value) {
    if (range.count < 2)
        return same_value(value, range.from) ? 0.0 : missingValue;
    const double share = range.logarithmic ? std::log(value / range.from) / std::log(range.to / range.from)
                                           : (value - range.from) / (range.to - range.from);
    return share * static_cast<double>(range.count - 1);
}

double placeInList(const std::vector<double>& values, double value, bool words) {
    for (std::size_t index = 0; index < values.size(); ++index) {
        if (same_value(values[index], value))
            return static_cast<double>(index);
        if (!words && index > 0 && (values[index] > value) != (values[index - 1] > value))
            return static_cast<double>(index - 1) +
                   (value - values[index - 1]) / (values[index] - values[index - 1]);
    }
    return missingValue;
}

} // namespace

double placeOn(const SweepAxis& axis, double value) {
    const bool words = !axis.word(0).empty();
    const double place = std::holds_alternative<SweepRange>(axis.values)
                             ? placeInRange(std::get<SweepRange>(axis.values), value)
                             : placeInList(std::get<std::vector<double>>(axis.values), value, words);
    const double last = static_cast<double>(axis.size()) - 1.0;
    return place >= -tolerance && place <= last + tolerance ? std::clamp(place, 0.0, last) : missingValue;
}

PlotAxis plotAxisOf(const SweepAxis& axis, double now) {
    const auto parameter = std::get<Parameter>(axis.subject);
    const auto& entry = info(parameter);
    PlotAxis plot;
    plot.title = parameterTitle(parameter);
    plot.words = !entry.choices.empty();
    if (!plot.words)
        plot.unit = fromModel(info(entry.unit).symbol);
    for (std::size_t index = 0; index < axis.size(); ++index) {
        plot.values.append(plot.words ? missingValue : axis.value(index));
        plot.texts.append(textOf(parameter, axis.value(index)));
    }
    plot.now = placeOn(axis, now);
    const auto* range = std::get_if<SweepRange>(&axis.values);
    if (range != nullptr && range->count > 1)
        for (const double value : roundValues(*range, entry.unit))
            plot.ticks.append({placeInRange(*range, value), textOf(parameter, value)});
    // Few round values in a narrow range, or a list: the values themselves.
    if (plot.ticks.size() < 2) {
        plot.ticks.clear();
        for (int index = 0; index < plot.count(); ++index)
            plot.ticks.append({index, plot.texts[index]});
    }
    return plot;
}

} // namespace planner::ui
