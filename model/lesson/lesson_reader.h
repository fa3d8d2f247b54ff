// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/json_text.h"
#include "model/lesson/lesson.h"

#include <functional>
#include <initializer_list>

namespace planner {

/// One value of a lesson file and the place where it stands. Reading throws `LessonProblem`, which does not
/// leave `read_lesson`: a lesson is read by some twenty small functions, and none of them could go on after a
/// problem.
class LessonReader {
public:
    LessonReader(const Json& json, Json::json_pointer place) : m_json(json), m_place(std::move(place)) {}

    /// Refuses what is no object or has keys beside these.
    void expect_keys(std::initializer_list<std::string_view> known) const;

    bool has(const char* key) const { return m_json.contains(key); }
    LessonReader at(const char* key) const;                                ///< refused where it is missing
    void each(const std::function<void(const LessonReader&)>& read) const; ///< refused where it is no list

    std::string text() const; ///< a text that is not empty
    double number() const;
    bool truth() const;
    LocalText local_text() const;
    std::vector<LocalText> local_texts() const;
    std::vector<std::string> texts() const;
    Quantity quantity() const;
    Figure figure() const;
    Parameter parameter() const;
    bool is_number() const { return m_json.is_number(); }

    [[noreturn]] void refuse(Text what) const;

private:
    const Json& m_json;
    Json::json_pointer m_place;
};

/// What is wrong and where.
struct LessonProblem {
    Text what;
    Json::json_pointer place;
};

} // namespace planner
