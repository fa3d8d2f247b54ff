// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_player.h"

#include "model/catalog/assign.h"
#include "model/catalog/presets.h"
#include "ui/document/scenario_document.h"
#include "ui/lesson/lesson_progress.h"

#include <algorithm>

namespace planner::ui {

LessonPlayer::LessonPlayer(ScenarioDocument& document, QObject* parent)
    : QObject(parent), m_document(document) {}

void LessonPlayer::start(const Lesson& lesson) {
    m_lesson = lesson;
    m_states.clear();
    m_free = false;
    const auto& steps = m_lesson->steps;
    const auto left =
        std::find_if(steps.begin(), steps.end(),
                     [id = lastStep(lesson.id)](const LessonStep& step) { return step.id == id; });
    m_index = left == steps.end() ? 0 : static_cast<std::size_t>(left - steps.begin());
    applyStep();
}

void LessonPlayer::stop() {
    if (!m_lesson)
        return;
    m_lesson.reset();
    m_index = 0;
    m_free = false;
    emit stepChanged();
}

void LessonPlayer::goTo(std::size_t index) {
    if (!m_lesson || index >= m_lesson->steps.size() || index == m_index)
        return;
    m_index = index;
    applyStep();
}

void LessonPlayer::next() {
    if (m_lesson && hasNext())
        goTo(m_index + 1);
}

void LessonPlayer::previous() {
    if (m_lesson && hasPrevious())
        goTo(m_index - 1);
}

void LessonPlayer::restoreStep() {
    if (m_lesson)
        applyStep();
}

/// A step without a scenario of its own goes on with that of the nearest one before it that has one, so that
/// a step looks the same however it was reached.
void LessonPlayer::applyStep() {
    const auto& steps = m_lesson->steps;
    std::size_t from = m_index;
    while (from > 0 && steps[from].scenario.empty())
        --from;
    auto scenario = *find_preset(steps[from].scenario.empty() ? opening_preset : steps[from].scenario);
    for (; from <= m_index; ++from)
        for (const auto& assignment : steps[from].set)
            assign(scenario, assignment); // was tried when the lesson was read
    if (!(scenario == m_document.scenario()))
        m_document.replaceScenario(scenario);
    keepStep(m_lesson->id, step().id);
    m_free = false;
    emit stepChanged();
}

LessonPlayer::State& LessonPlayer::state() { return m_states[step().id]; }

const GivenAnswer& LessonPlayer::given() const {
    static const GivenAnswer none;
    const auto found = m_states.find(step().id);
    return found == m_states.end() ? none : found->second.given;
}

void LessonPlayer::answerNumber(double value) {
    vote(value);
    reveal();
}

void LessonPlayer::vote(double value) {
    auto& given = state().given;
    given.votes.push_back(value);
    given.grade = grade(std::get<NumberQuestion>(step().question->kind), value, m_document.scenario());
    emit answered();
}

void LessonPlayer::answerChoice(std::size_t choice) {
    state().given.choice = choice;
    reveal();
}

void LessonPlayer::reveal() {
    state().revealed = true;
    emit answered();
}

void LessonPlayer::askAgain() {
    m_states.erase(step().id);
    emit askedAgain();
    emit answered();
}

bool LessonPlayer::isRevealed() const {
    if (!step().question)
        return true;
    const auto found = m_states.find(step().id);
    return found != m_states.end() && found->second.revealed;
}

void LessonPlayer::setFreePlay(bool free) {
    if (!m_lesson || free == m_free)
        return;
    m_free = free;
    emit freePlayChanged();
}

} // namespace planner::ui
