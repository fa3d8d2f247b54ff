// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/text.h"
#include "model/units/format.h"

#include <initializer_list>

namespace planner {

/// A named number of a text, written by the formatter, or a word in its place.
struct Argument {
    const char* name;
    double value;
    Unit unit = Unit::count;
    const char* word = nullptr;
};

/// The text with its numbers written.
inline Text text_with(const char* pattern, std::initializer_list<Argument> arguments) {
    Text text{pattern, {}};
    for (const auto& each : arguments)
        text.arguments.emplace_back(each.name,
                                    each.word != nullptr ? each.word : format(each.value, each.unit));
    return text;
}

} // namespace planner
