// SPDX-License-Identifier: GPL-3.0-or-later
// Plays every shipped lesson to its end without a window, in both languages.
#include "tests/model/support.h"

#include "model/catalog/assign.h"
#include "model/catalog/presets.h"
#include "model/lesson/grading.h"
#include "model/lesson/live_text.h"
#include "model/lesson/planned_minutes.h"
#include "model/lesson/shipped_lessons.h"
#include "model/lesson/votes.h"

#include <QRegularExpression>

#include <cmath>

using namespace planner;
using namespace planner::testing;

class TestLessons : public QObject {
    Q_OBJECT
private slots:
    void chapterFirst();
    void played_data();
    void played();
    void gradesAreToldApart();
    void notesWhereTheyAreNeeded_data();
    void notesWhereTheyAreNeeded();
    void minutesAddUp();
    void votesAreTallied();
    void medians();
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

void check_replies(const Question& question, const Plan& plan) {
    check_text(question.prompt, plan);
    if (const auto* number = std::get_if<NumberQuestion>(&question.kind))
        for (const auto& mistake : number->mistakes)
            check_text(mistake.text, plan);
    else
        for (const auto& choice : std::get<ChoiceQuestion>(question.kind).choices)
            check_text(choice.reply, plan);
}

/// Whether one of the text's numbers is this value in some unit: "38" is 0.038 s, "546" is 5.46.
bool tells(const std::string& text, double value, double tolerance) {
    const QRegularExpression number(QStringLiteral("[0-9]+(?:\\.[0-9]+)?"));
    auto matches = number.globalMatch(QString::fromStdString(text).remove(u','));
    while (matches.hasNext()) {
        const double found = matches.next().captured().toDouble();
        for (const double scale : {1e-12, 1e-9, 1e-6, 1e-3, 1.0, 100.0, 1e3, 1e6, 1e9, 1e12})
            if (std::abs(found / (value * scale) - 1) <= tolerance)
                return true;
    }
    return false;
}

/// What stands in a teacher's notes is seen on a mirrored screen.
void check_tells_nothing(const std::string& note, const Question& question, const Scenario& scenario) {
    if (const auto* number = std::get_if<NumberQuestion>(&question.kind)) {
        QVERIFY2(!tells(note, value_of(number->answer, scenario), number->tolerance), note.c_str());
    } else {
        const auto& choices = std::get<ChoiceQuestion>(question.kind);
        const auto& text = choices.choices[*right_choice(choices, scenario)].text;
        QVERIFY2(note.find(text.english) == std::string::npos && note.find(text.chinese) == std::string::npos,
                 note.c_str());
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
             for (const auto& paragraph : step.notes)
                 check_text(paragraph, plan);
             if (step.table)
                 for (const auto& row : step.table->rows)
                     for (const auto& cell : row)
                         check_text(cell, plan);
             if (!step.question)
                 return;
             check_question(step, scenario);
             check_replies(*step.question, plan);
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

void TestLessons::notesWhereTheyAreNeeded_data() { played_data(); }

void TestLessons::notesWhereTheyAreNeeded() {
    QFETCH(int, index);
    const auto& lesson = shipped_lessons()[static_cast<std::size_t>(index)];
    play(lesson, [&lesson](const LessonStep& step, const Scenario& scenario) {
        if (!step.question && step.sandbox == Sandbox::none)
            return;
        QVERIFY2(!step.notes.empty(), step.id.c_str());
        if (step.question && &step != &lesson.steps.back())
            check_tells_nothing((&step + 1)->title.english, *step.question, scenario); // shown as well
        for (const auto& note : step.notes) {
            QVERIFY2(note.english != note.chinese, step.id.c_str());
            for (const auto* language : {"en", "zh_CN"})
                if (step.question)
                    check_tells_nothing(live_text(note.in(language), evaluate(scenario),
                                                  [](const char* word) { return std::string(word); }),
                                        *step.question, scenario);
        }
    });
}

void TestLessons::minutesAddUp() {
    for (const auto& lesson : shipped_lessons())
        QCOMPARE(planned_minutes(lesson, lesson.steps.size() - 1), std::optional(lesson.minutes));
    auto lesson = chapter();
    QCOMPARE(planned_minutes(lesson, 1), std::optional(10.0)); // 5 and 5
    lesson.steps[1].minutes = 0;
    QCOMPARE(planned_minutes(lesson, 0), std::optional(5.0));
    QCOMPARE(planned_minutes(lesson, 1), std::nullopt);
    QCOMPARE(planned_minutes(lesson, 2), std::nullopt);
}

void TestLessons::votesAreTallied() {
    const auto& question = std::get<NumberQuestion>(step_of(chapter(), "step-bound").question->kind);
    const auto key = answer_key(question, presets().front());
    // Right is 38.0 ms; added up 57.7; without drafts 61 x 306.3 us = 18.7; compute alone 19.7.
    const auto count = tally(key, {38e-3, 37.5e-3, 57.7e-3, 18.7e-3, 57.5e-3, 48e-3, 0.4, 4.0});
    QCOMPARE(count.right, 2);
    QCOMPARE(count.mistakes, (std::vector{2, 1, 0}));
    QCOMPARE(count.same_magnitude, 1);
    QCOMPARE(count.wrong, 2);
    QCOMPARE(tally(key, {}).mistakes, (std::vector{0, 0, 0}));
}

void TestLessons::medians() {
    QCOMPARE(median({}), std::nullopt);
    QCOMPARE(median({7}), std::optional(7.0));
    QCOMPARE(median({9, 1, 5}), std::optional(5.0));
    QCOMPARE(median({9, 1, 5, 3}), std::optional(4.0));
}

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
