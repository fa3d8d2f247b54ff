// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/scenario/check_value.h"

#include "model/units/format.h"
#include "model/units/parse.h"

#include <cmath>

namespace planner {

namespace {

bool must_be_whole(const ParameterInfo& entry) { return entry.scale == Scale::whole; }

tl::unexpected<Problem> illegal(Parameter parameter, const std::string& given) {
    const auto& entry = info(parameter);
    return failure({PLANNER_TEXT("model", "{given} is not possible; {legal}"),
                    {{"given", given}},
                    {{"legal", legal_values(parameter)}}},
                   std::string(entry.id));
}

/// Ten digits are shown, so what is typed back may miss an end of the range by less than that.
double snapped_to_range(const ParameterInfo& entry, double value) {
    constexpr double shown = 1e-9;
    for (const double end : {entry.minimum, entry.maximum})
        if (std::abs(value - end) <= shown * std::abs(end))
            return end;
    return value;
}

} // namespace

Text legal_values(Parameter parameter) {
    const auto& entry = info(parameter);
    if (!entry.choices.empty()) {
        std::string words;
        for (const auto& choice : entry.choices)
            words += (words.empty() ? "" : ", ") + std::string(choice.id);
        return {PLANNER_TEXT("model", "it is one of: {words}"), {{"words", words}}};
    }
    return {must_be_whole(entry) ? PLANNER_TEXT("model", "a whole number from {minimum} to {maximum}")
                                 : PLANNER_TEXT("model", "from {minimum} to {maximum}"),
            {{"minimum", format_exact(entry.minimum, entry.unit)},
             {"maximum", format_exact(entry.maximum, entry.unit)}}};
}

Result<double> check_value(Parameter parameter, double value) {
    const auto& entry = info(parameter);
    if (std::isnan(value)) {
        if (entry.optional)
            return value;
        return failure(
            {PLANNER_TEXT("model", "is missing; {legal}"), {}, {{"legal", legal_values(parameter)}}},
            std::string(entry.id));
    }
    const bool outside = !(value >= entry.minimum && value <= entry.maximum);
    if (outside || (must_be_whole(entry) && value != std::floor(value)))
        return illegal(parameter, format_exact(value, entry.unit));
    return value;
}

Result<double> parse_value(Parameter parameter, std::string_view text, std::string_view assumed_suffix) {
    const auto& entry = info(parameter);
    if (entry.optional && (text == "none" || text == missing_text))
        return not_given;
    if (!entry.choices.empty()) {
        if (const auto choice = find_choice(entry, text))
            return *choice;
        return illegal(parameter, "“" + std::string(text) + "”");
    }
    auto value = parse(text, entry.unit, assumed_suffix);
    if (!value) {
        value.error().key = entry.id;
        return value;
    }
    return check_value(parameter, snapped_to_range(entry, *value));
}

std::string format_value(Parameter parameter, double value) {
    const auto& entry = info(parameter);
    if (entry.choices.empty() || std::isnan(value))
        return format_exact(value, entry.unit);
    return entry.choices[static_cast<std::size_t>(value)].label;
}

} // namespace planner
