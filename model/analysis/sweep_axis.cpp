// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sweep_axis.h"

#include "model/scenario/check_value.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

/// The different whole numbers that a range comes by.
std::vector<double> whole_values(const SweepRange& range) {
    std::vector<double> values;
    for (std::size_t index = 0; index < range.count; ++index)
        if (const double value = std::round(range[index]); values.empty() || values.back() != value)
            values.push_back(value);
    return values;
}

} // namespace

double SweepRange::operator[](std::size_t index) const {
    if (index == 0)
        return from;
    if (index + 1 >= count)
        return to;
    const auto at = static_cast<double>(index);
    const auto steps = static_cast<double>(count - 1);
    const double value =
        logarithmic ? from * std::pow(to / from, at / steps) : from + (to - from) * at / steps;
    return std::clamp(value, std::min(from, to), std::max(from, to)); // rounding leads nowhere illegal
}

std::size_t SweepAxis::size() const {
    if (const auto* range = std::get_if<SweepRange>(&values))
        return range->count;
    return std::get<std::vector<double>>(values).size();
}

double SweepAxis::value(std::size_t index) const {
    if (const auto* range = std::get_if<SweepRange>(&values))
        return (*range)[index];
    return std::get<std::vector<double>>(values)[index];
}

std::string_view SweepAxis::id() const {
    if (const auto* parameter = std::get_if<Parameter>(&subject))
        return info(*parameter).id;
    return choice_id(std::get<CatalogKind>(subject));
}

std::string_view SweepAxis::word(std::size_t index) const {
    const auto choice = [&] { return static_cast<std::size_t>(value(index)); };
    if (const auto* kind = std::get_if<CatalogKind>(&subject))
        return catalog(*kind)[choice()].id;
    const auto& choices = info(std::get<Parameter>(subject)).choices;
    return choices.empty() ? std::string_view() : choices[choice()].id;
}

Result<SweepAxis> range_axis(Parameter parameter, SweepRange range) {
    for (const double end : {range.from, range.to})
        if (const auto checked = check_value(parameter, end); !checked)
            return tl::make_unexpected(checked.error());
    if (std::isnan(range.from) || std::isnan(range.to))
        return failure({PLANNER_TEXT("model", "a range needs a number at both ends"), {}},
                       std::string(info(parameter).id));
    if (range.logarithmic && !(std::min(range.from, range.to) > 0))
        return failure({PLANNER_TEXT("model", "a logarithmic range has no 0; begin above it"), {}},
                       std::string(info(parameter).id));
    if (range.from == range.to)
        range.count = 1;
    if (info(parameter).scale == Scale::whole)
        return SweepAxis{parameter, whole_values(range)};
    return SweepAxis{parameter, range};
}

} // namespace planner
