// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text.h"
#include "model/units/unit.h"

#include <limits>
#include <span>
#include <string_view>

namespace planner {

/// How a slider of the parameter moves.
enum class Scale : std::uint8_t { linear, logarithmic, whole };

/// One legal value of a parameter that takes words: what files and `--set` write, and what people read.
struct Choice {
    std::string_view id;
    const char* label;
};

/// Marks a default that is absent: the value is missing until somebody gives it.
inline constexpr double not_given = std::numeric_limits<double>::quiet_NaN();

/// Everything that is known of one editable input. This entry is the only place where an input is declared.
struct ParameterInfo {
    std::string_view id; ///< dotted id; the part before the dot is the group
    const char* label;   ///< short English name, marked with PLANNER_TEXT
    Unit unit = Unit::count;
    Scale scale = Scale::linear;
    double minimum = 0;     ///< smallest legal value, SI base units
    double maximum = 0;     ///< largest legal value
    double slider_from = 0; ///< range that a slider covers; other legal values can be typed
    double slider_to = 0;
    double standard = 0;        ///< default; `not_given` where a missing value is legal
    const char* help = "";      ///< one line, marked with PLANNER_TEXT
    const char* source = "";    ///< where the default comes from
    const char* link = nullptr; ///< what the value follows until a person sets it; null if it follows nothing
    std::span<const Choice> choices{}; ///< legal words; the value is the index into them
    bool optional = false;             ///< a missing value (NaN, JSON null) is legal
    bool default_if_absent = false;    ///< a catalog entry may leave it out: the model has no such part

    constexpr std::string_view group() const { return id.substr(0, id.find('.')); }
    constexpr std::string_view name() const { return id.substr(id.find('.') + 1); }
};

} // namespace planner
