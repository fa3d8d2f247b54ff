// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/field_text.h"

#include "ui/language/translate.h"

#include "model/scenario/check_value.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace planner::ui {

namespace {

constexpr int longestFraction = 6; ///< digits of a number that is not whole
constexpr int longestWhole = 8;    ///< digits of a whole number: 12,345,678

constexpr QChar narrowSpace(0x2009); ///< as the model writes before a unit

struct Prefix {
    double factor;
    char16_t symbol;
};
constexpr std::array prefixes{Prefix{1e12, u'T'}, Prefix{1e9, u'G'}, Prefix{1e6, u'M'}};

/// "168 G tok" for 168,000,000,000; empty if digits would be lost.
QString compactCount(double value, Unit unit) {
    if (info(unit).style != NumberStyle::grouped)
        return {};
    for (const auto& prefix : prefixes) {
        const double scaled = std::round(value / prefix.factor * 100) / 100;
        if (value < prefix.factor || scaled * prefix.factor != value)
            continue;
        const auto suffix = fromModel(info(unit).shown);
        return QString::number(scaled, 'g', 6) + narrowSpace + QChar(prefix.symbol) +
               (suffix.isEmpty() ? QString() : u' ' + suffix);
    }
    return {};
}

} // namespace

QString fieldText(Parameter parameter, double value) {
    const auto exact = formattedValue(parameter, value);
    const auto digitCount = std::count_if(exact.begin(), exact.end(), [](QChar c) { return c.isDigit(); });
    const bool isShort = digitCount <= (exact.contains(u'.') ? longestFraction : longestWhole);
    if (isShort || !info(parameter).choices.empty() || !std::isfinite(value))
        return exact;
    const auto compact = compactCount(value, info(parameter).unit);
    return compact.isEmpty() ? formatted(value, info(parameter).unit) : compact;
}

} // namespace planner::ui
