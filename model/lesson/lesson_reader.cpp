// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lesson/lesson_reader.h"

#include <algorithm>

namespace planner {

void LessonReader::refuse(Text what) const { throw LessonProblem{std::move(what), m_place}; }

void LessonReader::expect_keys(std::initializer_list<std::string_view> known) const {
    if (!m_json.is_object())
        refuse({PLANNER_TEXT("model", "must be an object"), {}});
    for (const auto& [key, value] : m_json.items()) {
        if (std::find(known.begin(), known.end(), key) != known.end())
            continue;
        std::string list;
        for (const auto word : known)
            list += (list.empty() ? "" : ", ") + std::string(word);
        throw LessonProblem{
            {PLANNER_TEXT("model", "is no key of this place; known are {keys}"), {{"keys", list}}},
            m_place / key};
    }
}

LessonReader LessonReader::at(const char* key) const {
    if (!m_json.contains(key))
        refuse({PLANNER_TEXT("model", "lacks “{key}”"), {{"key", key}}});
    return {m_json.at(key), m_place / key};
}

void LessonReader::each(const std::function<void(const LessonReader&)>& read) const {
    if (!m_json.is_array())
        refuse({PLANNER_TEXT("model", "must be a list"), {}});
    for (std::size_t index = 0; index < m_json.size(); ++index)
        read({m_json[index], m_place / index});
}

std::string LessonReader::text() const {
    if (!m_json.is_string() || m_json.get_ref<const std::string&>().empty())
        refuse({PLANNER_TEXT("model", "must be a text"), {}});
    return m_json.get<std::string>();
}

double LessonReader::number() const {
    if (!m_json.is_number())
        refuse({PLANNER_TEXT("model", "must be a number"), {}});
    return m_json.get<double>();
}

bool LessonReader::truth() const {
    if (!m_json.is_boolean())
        refuse({PLANNER_TEXT("model", "must be true or false"), {}});
    return m_json.get<bool>();
}

LocalText LessonReader::local_text() const {
    expect_keys({"en", "zh_CN"});
    return {at("en").text(), at("zh_CN").text()};
}

std::vector<LocalText> LessonReader::local_texts() const {
    std::vector<LocalText> list;
    each([&list](const LessonReader& entry) { list.push_back(entry.local_text()); });
    return list;
}

std::vector<std::string> LessonReader::texts() const {
    std::vector<std::string> list;
    each([&list](const LessonReader& entry) { list.push_back(entry.text()); });
    return list;
}

Figure LessonReader::figure() const {
    const auto found = find_figure(text());
    if (!found)
        refuse({PLANNER_TEXT("model", "“{id}” is no figure; `moe-planner-cli figures` lists them"),
                {{"id", text()}}});
    return *found;
}

Parameter LessonReader::parameter() const {
    const auto found = find_parameter(text());
    if (!found)
        refuse({PLANNER_TEXT("model", "“{id}” is no input; `moe-planner-cli parameters` lists them"),
                {{"id", text()}}});
    return *found;
}

Quantity LessonReader::quantity() const {
    if (const auto found = find_figure(text()))
        return *found;
    if (const auto found = find_parameter(text()))
        return *found;
    refuse({PLANNER_TEXT("model", "“{id}” is neither a figure nor an input"), {{"id", text()}}});
}

} // namespace planner
