// SPDX-License-Identifier: GPL-3.0-or-later
// Plays every shipped lesson to its end without a window, in both languages.
#include "tests/model/support.h"

#include "model/catalog/assign.h"
#include "model/catalog/presets.h"
#include "model/lesson/grading.h"
#include "model/lesson/live_text.h"
#include "model/lesson/shipped_lessons.h"

using namespace planner;
using namespace planner::testing;

class TestLessons : public QObject {
    Q_OBJECT
private slots:
    void chapterFirst();
    void played_data();
    void played();
    void gradesAreToldApart();
};

namespace {

/// The plan of each step in turn, as the player makes it.
void play(const Lesson& lesson, const std::function<void(const LessonStep&, const Scenario&)>& visit) {
    auto scenario = presets().front();
    for (const auto& step : lesson.steps) {
        if (!step.scenario.empty())
            scenario = *find_preset(step.scenario);
        for (const auto& assignment : step.set)
            QVERIFY2(assign(scenario, assignment), assignment.c_str());
        visit(step, scenario);
    }
}

const Lesson& chapter() { return shipped_lessons().front(); }

const LessonStep& step_of(const Lesson& lesson, std::string_view id) {
    for (const auto& step : lesson.steps)
        if (step.id == id)
            return step;
    qFatal("no such step");
}

void check_number(const NumberQuestion& question, const Scenario& scenario) {
    const double right = value_of(question.answer, scenario);
    QVERIFY(right >= question.from && right <= question.to);
    QCOMPARE(grade(question, right, scenario).judgement, Judgement::right);
    for (std::size_t index = 0; index < question.mistakes.size(); ++index) {
        const double value = value_of(question.mistakes[index].value, scenario);
        const auto graded = grade(question, value, scenario);
        QVERIFY2(graded.mistake == index, (question.mistakes[index].text.english + " at " +
                                           std::to_string(value) + " against " + std::to_string(right))
                                              .c_str());
    }
}

void check_question(const LessonStep& step, const Scenario& scenario) {
    if (const auto* number = std::get_if<NumberQuestion>(&step.question->kind))
        check_number(*number, scenario);
    else
        QVERIFY2(right_choice(std::get<ChoiceQuestion>(step.question->kind), scenario), step.id.c_str());
}

void check_text(const LocalText& text, const Plan& plan) {
    for (const auto* language : {"en", "zh_CN"}) {
        const auto shown =
            live_text(text.in(language), plan, [](const char* word) { return std::string(word); });
        QVERIFY2(!shown.empty() && shown.find('{') == std::string::npos, shown.c_str());
        QVERIFY2(shown.find("–") == std::string::npos, ("a value is missing: " + shown).c_str());
    }
}

} // namespace

void TestLessons::chapterFirst() {
    QCOMPARE(chapter().id, std::string("inference-system"));
    QVERIFY(shipped_lessons().size() >= 3);
}

void TestLessons::played_data() {
    QTest::addColumn<int>("index");
    for (std::size_t index = 0; index < shipped_lessons().size(); ++index)
        QTest::newRow(shipped_lessons()[index].id.c_str()) << static_cast<int>(index);
}

void TestLessons::played() {
    QFETCH(int, index);
    play(shipped_lessons()[static_cast<std::size_t>(index)],
         [](const LessonStep& step, const Scenario& scenario) {
             const auto plan = evaluate(scenario);
             for (const auto& paragraph : step.text)
                 check_text(paragraph, plan);
             if (step.table)
                 for (const auto& row : step.table->rows)
                     for (const auto& cell : row)
                         check_text(cell, plan);
             if (!step.question)
                 return;
             check_question(step, scenario);
             for (const auto& paragraph : step.question->reveal)
                 check_text(paragraph, plan);
         });
}

void TestLessons::gradesAreToldApart() {
    const auto& question = std::get<NumberQuestion>(step_of(chapter(), "step-bound").question->kind);
    const auto& scenario = presets().front();
    // 62 x 612.5 us = 38.0 ms; added up instead: 62 x (612.5 + 318.1) us = 57.7 ms.
    QCOMPARE(grade(question, 38e-3, scenario).judgement, Judgement::right);
    QCOMPARE(grade(question, 57.7e-3, scenario).mistake, std::optional<std::size_t>(0));
    QCOMPARE(grade(question, 48e-3, scenario).judgement, Judgement::same_magnitude);
    QCOMPARE(grade(question, 0.4, scenario).judgement, Judgement::wrong);
    // 800 Gb/s: compute rules at 62 x 318.1 us = 19.72 ms; half of the old step, 18.99 ms, is the mistake.
    const auto& faster = std::get<NumberQuestion>(step_of(chapter(), "nic-800").question->kind);
    QCOMPARE(grade(faster, 19.72e-3, scenario).judgement, Judgement::right);
    QCOMPARE(grade(faster, 19.0e-3, scenario).judgement, Judgement::known_mistake);
}

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
