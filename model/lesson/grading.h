// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lesson/lesson.h"
#include "model/scenario/scenario.h"

namespace planner {

/// How near an answer came.
enum class Judgement : std::uint8_t {
    right,
    known_mistake,  ///< what somebody gets who makes one of the question's mistakes
    same_magnitude, ///< within a factor of the square root of ten
    wrong,
};

/// The engine's judgement of an answer.
struct Grade {
    Judgement judgement = Judgement::wrong;
    double right_value = 0;               ///< the engine's value; of a number question
    std::optional<std::size_t> mistake{}; ///< index of the known mistake
};

/// The plan that an answer is about: this one after the answer's inputs were set.
Scenario asked_about(const Answer& answer, Scenario scenario);

/// The value of an answer in this plan.
double value_of(const Answer& answer, const Scenario& scenario);

/// What a mistake comes to in this plan.
double value_of(const Expression& expression, const Scenario& scenario);

/// Unit of the answer, in which it is asked for.
Unit unit_of(const Answer& answer);

/// What can be answered to a number question, by the engine's word on one plan.
struct AnswerKey {
    double right_value = 0;
    double tolerance = 0;
    std::vector<double> mistakes; ///< what each known mistake comes to
};

/// Works out the key; worth keeping where many answers are graded.
AnswerKey answer_key(const NumberQuestion& question, const Scenario& scenario);

/// Judges a number. The nearest of right value and mistakes decides, so that a mistake close to the right
/// value is still told apart.
Grade grade(const AnswerKey& key, double given);
Grade grade(const NumberQuestion& question, double given, const Scenario& scenario);

/// Index of the right choice; nothing where the engine's word is not among the choices.
std::optional<std::size_t> right_choice(const ChoiceQuestion& question, const Scenario& scenario);

} // namespace planner
