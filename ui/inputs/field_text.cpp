// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inputs/field_text.h"

#include "ui/language/translate.h"

#include "model/scenario/check_value.h"
#include "model/units/format.h"

#include <algorithm>
#include <cmath>

namespace planner::ui {

namespace {

constexpr int longestFraction = 6; ///< digits of a number that is not whole
constexpr int longestWhole = 8;    ///< digits of a whole number: 12,345,678

bool isShort(const QString& text) {
    const auto digits = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    return digits <= (text.contains(u'.') ? longestFraction : longestWhole);
}

} // namespace

QString fieldText(Parameter parameter, double value) {
    auto exact = formattedValue(parameter, value);
    if (isShort(exact) || !info(parameter).choices.empty() || !std::isfinite(value))
        return exact;
    const auto unit = info(parameter).unit;
    const auto compact = fromModel(format_compact(value, unit));
    return isShort(compact) ? compact : formatted(value, unit);
}

} // namespace planner::ui
