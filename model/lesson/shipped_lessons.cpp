// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lesson/shipped_lessons.h"

#include "model/catalog/shipped_files.h"
#include "model/lesson/lesson_json.h"

#include <algorithm>
#include <stdexcept>

namespace planner {

namespace {

constexpr std::string_view first_lesson = "inference-system";

std::vector<Lesson> load() {
    std::vector<Lesson> lessons;
    for (const auto& file : shipped_files()) {
        if (!file.path.starts_with("lessons/"))
            continue;
        auto lesson = read_lesson(file.text, std::string(file.path));
        if (!lesson)
            throw std::logic_error(english(lesson.error())); // our own file: a test reads them all
        lessons.push_back(std::move(*lesson));
    }
    std::stable_partition(lessons.begin(), lessons.end(),
                          [](const Lesson& lesson) { return lesson.id == first_lesson; });
    return lessons;
}

} // namespace

const std::vector<Lesson>& shipped_lessons() {
    static const auto lessons = load();
    return lessons;
}

} // namespace planner
