// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lesson/grading.h"

#include "model/catalog/assign.h"
#include "model/engine/evaluate.h"

#include <cmath>
#include <numeric>

namespace planner {

namespace {

/// Relative error up to which a number is taken for what a known mistake comes to.
constexpr double mistake_tolerance = 0.02;

/// The assignments were carried out once when the lesson was read.
Scenario after(Scenario scenario, const std::vector<std::string>& assignments) {
    for (const auto& assignment : assignments)
        assign(scenario, assignment);
    return scenario;
}

double value_in(const Plan& plan, const Quantity& quantity) {
    return std::visit([&plan](auto entry) { return plan[entry]; }, quantity);
}

double value_in(const Plan& plan, const Expression::Operand& operand) {
    if (const auto* number = std::get_if<double>(&operand))
        return *number;
    return value_in(plan, std::get<Quantity>(operand));
}

/// Distance on a logarithmic scale, as a ratio above one less one.
double relative_error(double given, double value) { return std::abs(given / value - 1); }

} // namespace

Scenario asked_about(const Answer& answer, Scenario scenario) {
    return after(std::move(scenario), answer.set);
}

double value_of(const Answer& answer, const Scenario& scenario) {
    return value_in(evaluate(asked_about(answer, scenario)), answer.quantity);
}

double value_of(const Expression& expression, const Scenario& scenario) {
    const auto plan = evaluate(after(scenario, expression.set));
    const auto times = [&plan](double value, const Expression::Operand& operand) {
        return value * value_in(plan, operand);
    };
    const auto plus = [&plan](double value, const Expression::Operand& operand) {
        return value + value_in(plan, operand);
    };
    const auto& [product, sum, over, set] = expression;
    const double top = sum.empty() ? std::accumulate(product.begin(), product.end(), 1.0, times)
                                   : std::accumulate(sum.begin(), sum.end(), 0.0, plus);
    return top / std::accumulate(over.begin(), over.end(), 1.0, times);
}

Unit unit_of(const Answer& answer) {
    return std::visit([](auto entry) { return info(entry).unit; }, answer.quantity);
}

AnswerKey answer_key(const NumberQuestion& question, const Scenario& scenario) {
    AnswerKey key{value_of(question.answer, scenario), question.tolerance, {}};
    for (const auto& mistake : question.mistakes)
        key.mistakes.push_back(value_of(mistake.value, scenario));
    return key;
}

Grade grade(const AnswerKey& key, double given) {
    Grade result{.right_value = key.right_value};
    const double error = relative_error(given, key.right_value);
    double nearest = mistake_tolerance;
    for (std::size_t index = 0; index < key.mistakes.size(); ++index) {
        const double distance = relative_error(given, key.mistakes[index]);
        if (distance <= nearest && distance < error) {
            nearest = distance;
            result.mistake = index;
        }
    }
    const double magnitudes = std::abs(std::log10(given / key.right_value));
    if (result.mistake)
        result.judgement = Judgement::known_mistake;
    else if (error <= key.tolerance)
        result.judgement = Judgement::right;
    else if (magnitudes <= 0.5)
        result.judgement = Judgement::same_magnitude;
    return result;
}

Grade grade(const NumberQuestion& question, double given, const Scenario& scenario) {
    return grade(answer_key(question, scenario), given);
}

std::optional<std::size_t> right_choice(const ChoiceQuestion& question, const Scenario& scenario) {
    const auto word = question.figure ? word_of(evaluate(scenario), *question.figure) : std::string_view();
    for (std::size_t index = 0; index < question.choices.size(); ++index)
        if (question.figure ? question.choices[index].id == word : question.choices[index].right)
            return index;
    return std::nullopt;
}

} // namespace planner
