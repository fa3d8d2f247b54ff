// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Marks an English text born in the model for lupdate (context "model"); expands to the text itself.
#define PLANNER_TEXT(context, text) text

namespace planner {

/// An English template with named arguments, `{name}`, that the window translates and the command line
/// prints as it is. The template must be marked with PLANNER_TEXT where it is written.
struct Text {
    const char* pattern = "";
    std::vector<std::pair<std::string, std::string>> arguments;
    std::vector<std::pair<std::string, Text>> texts{}; ///< arguments that are texts themselves

    bool operator==(const Text& other) const;
};

/// Puts the arguments into a template; `pattern` may be the English one or its translation.
std::string fill(std::string_view pattern, const std::vector<std::pair<std::string, std::string>>& arguments);

/// The text in English.
std::string english(const Text& text);

} // namespace planner
