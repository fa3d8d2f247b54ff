// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/window/window_fixture.h"

#include "model/lesson/shipped_lessons.h"
#include "ui/language/language.h"
#include "ui/window/lesson_actions.h"

/// A fresh window that plays lessons.
class LessonFixture : public WindowFixture {
public:
    planner::ui::LessonActions& lessons() const { return window->lessons(); }
    planner::ui::LessonPlayer& player() const { return lessons().player(); }

    /// Starts the chapter's lesson at a step.
    void startAt(const std::string& step) {
        lessons().start(planner::shipped_lessons().front());
        const auto& steps = player().lesson().steps;
        for (std::size_t index = 0; index < steps.size(); ++index)
            if (steps[index].id == step)
                player().goTo(index);
        QCOMPARE(player().step().id, step);
        settle();
    }
};

/// One row of test data for each lesson in each language: its `language` and the index of the `lesson`.
inline void addRowsForLessons() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("lesson");
    const auto& lessons = planner::shipped_lessons();
    for (const auto& language : planner::ui::languages())
        for (std::size_t index = 0; index < lessons.size(); ++index)
            QTest::addRow("%s %s", qPrintable(language), lessons[index].id.c_str())
                << language << static_cast<int>(index);
}
