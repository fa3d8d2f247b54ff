// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/json_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

namespace planner {

namespace {

/// Follows the parser through keys and levels and stops it at the first thing that must not be.
class Watch {
public:
    bool operator()(int depth, Json::parse_event_t event, const Json& parsed) {
        using Event = Json::parse_event_t;
        if (event == Event::object_start || event == Event::array_start) {
            if (depth >= deepest_json)
                throw Stop{{PLANNER_TEXT("model", "is nested deeper than {levels} levels"),
                            {{"levels", std::to_string(deepest_json)}}},
                           {}};
            m_levels.emplace_back();
        } else if (event == Event::object_end || event == Event::array_end) {
            m_levels.pop_back();
        } else if (event == Event::key) {
            const auto key = parsed.get<std::string>();
            if (!m_levels.back().seen.insert(key).second)
                throw Stop{{PLANNER_TEXT("model", "stands there twice; keep one of the two"), {}}, path(key)};
            m_levels.back().key = key;
        }
        return true;
    }

    /// Dotted path of the key whose value is read now.
    std::string place() const { return m_levels.empty() ? std::string() : path(m_levels.back().key); }

    struct Stop {
        Text what;
        std::string path;
    };

private:
    struct Level {
        std::set<std::string> seen;
        std::string key;
    };

    std::string path(const std::string& last) const {
        std::string result;
        for (std::size_t level = 0; level + 1 < m_levels.size(); ++level)
            if (!m_levels[level].key.empty())
                result += m_levels[level].key + ".";
        return result + last;
    }

    std::vector<Level> m_levels;
};

std::string position(std::string_view text, std::size_t byte) {
    const auto before = text.substr(0, byte > 0 ? std::min(byte - 1, text.size()) : 0);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const auto start = before.rfind('\n');
    const auto column = before.size() - (start == std::string_view::npos ? 0 : start + 1) + 1;
    return fmt::format("line {}, column {}", line, column);
}

} // namespace

Result<Json> parse_json(std::string_view text, const std::string& file) {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return failure({PLANNER_TEXT("model", "is empty; a JSON object is needed"), {}}, {}, file);
    Watch watch;
    try {
        return Json::parse(text, std::ref(watch));
    } catch (const Watch::Stop& stop) {
        return failure(stop.what, stop.path, file);
    } catch (const Json::parse_error& error) {
        const bool at_end = error.byte > text.size();
        return failure(
            {at_end ? PLANNER_TEXT("model", "is cut short: the JSON ends at {place} before it is complete")
                    : PLANNER_TEXT("model", "is not JSON: {place} cannot be read"),
             {{"place", position(text, error.byte)}}},
            {}, file);
    } catch (const Json::out_of_range&) {
        return failure({PLANNER_TEXT("model", "holds a number beyond what can be calculated with"), {}},
                       watch.place(), file);
    }
}

} // namespace planner
