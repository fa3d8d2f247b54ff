// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lesson/live_text.h"

#include "model/units/format.h"

#include <cmath>

namespace planner {

namespace {

template <class Info> std::string written(const Info& info, double value, const Translate& translate) {
    if (std::isnan(value))
        return std::string(missing_text);
    if (info.unit == Unit::yes_no)
        return translate(value != 0 ? PLANNER_TEXT("model", "yes") : PLANNER_TEXT("model", "no"));
    if (!info.choices.empty())
        return translate(info.choices[static_cast<std::size_t>(value)].label);
    return format(value, info.unit);
}

/// Calls `replace` with every id in braces; what it returns stands there instead.
std::string replaced(std::string_view text, const std::function<std::string(std::string_view)>& replace) {
    std::string result;
    while (true) {
        const auto open = text.find('{');
        const auto close = text.find('}', open);
        if (open == std::string_view::npos || close == std::string_view::npos)
            return result.append(text);
        result.append(text.substr(0, open));
        result += replace(text.substr(open + 1, close - open - 1));
        text.remove_prefix(close + 1);
    }
}

} // namespace

std::string live_text(std::string_view text, const Plan& plan, const Translate& translate) {
    return replaced(text, [&](std::string_view id) {
        if (const auto figure = find_figure(id))
            return written(info(*figure), plan[*figure], translate);
        if (const auto parameter = find_parameter(id))
            return written(info(*parameter), plan[*parameter], translate);
        return "{" + std::string(id) + "}";
    });
}

std::optional<std::string> unknown_quantity(std::string_view text) {
    std::optional<std::string> unknown;
    replaced(text, [&unknown](std::string_view id) {
        if (!unknown && !find_figure(id) && !find_parameter(id))
            unknown = std::string(id);
        return std::string();
    });
    return unknown;
}

} // namespace planner
