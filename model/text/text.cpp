// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/text.h"

#include <algorithm>
#include <cctype>

namespace planner {

namespace {

/// Whether what stands in braces names an argument; other braces belong to the text, such as
/// {decode,prefill}.
bool is_name(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](unsigned char letter) { return std::isalnum(letter) != 0 || letter == '_'; });
}

} // namespace

bool Text::operator==(const Text& other) const {
    return std::string_view(pattern) == std::string_view(other.pattern) && arguments == other.arguments &&
           texts == other.texts;
}

std::string fill(std::string_view pattern,
                 const std::vector<std::pair<std::string, std::string>>& arguments) {
    std::string result;
    while (!pattern.empty()) {
        const auto open = pattern.find('{');
        result += pattern.substr(0, open);
        if (open == std::string_view::npos)
            break;
        const auto close = pattern.find('}', open);
        if (close == std::string_view::npos) {
            result += pattern.substr(open);
            break;
        }
        const auto name = pattern.substr(open + 1, close - open - 1);
        if (!is_name(name))
            result += pattern.substr(open, close + 1 - open);
        for (const auto& [key, value] : arguments)
            if (key == name)
                result += value;
        pattern.remove_prefix(close + 1);
    }
    return result;
}

std::string english(const Text& text) {
    auto arguments = text.arguments;
    for (const auto& [name, inner] : text.texts)
        arguments.emplace_back(name, english(inner));
    return fill(text.pattern, arguments);
}

} // namespace planner
