// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lesson/question_json.h"

#include <algorithm>

namespace planner {

namespace {

std::vector<std::string> read_set(const LessonReader& json) {
    return json.has("set") ? json.at("set").texts() : std::vector<std::string>();
}

Answer read_answer(const LessonReader& json) {
    json.expect_keys({"figure", "parameter", "set"});
    if (json.has("parameter"))
        return {json.at("parameter").parameter(), read_set(json)};
    return {json.at("figure").figure(), read_set(json)};
}

std::vector<Expression::Operand> read_operands(const LessonReader& json) {
    std::vector<Expression::Operand> operands;
    json.each([&operands](const LessonReader& entry) {
        if (entry.is_number())
            operands.emplace_back(entry.number());
        else
            operands.emplace_back(entry.quantity());
    });
    return operands;
}

Expression read_expression(const LessonReader& json) {
    json.expect_keys({"figure", "product", "sum", "over", "set"});
    Expression expression;
    expression.set = read_set(json);
    if (json.has("figure"))
        expression.product.emplace_back(Quantity(json.at("figure").figure()));
    if (json.has("product"))
        expression.product = read_operands(json.at("product"));
    if (json.has("sum"))
        expression.sum = read_operands(json.at("sum"));
    if (json.has("over"))
        expression.over = read_operands(json.at("over"));
    if (expression.product.empty() == expression.sum.empty())
        json.refuse({PLANNER_TEXT("model", "needs either a product or a sum"), {}});
    return expression;
}

NumberQuestion read_number(const LessonReader& json) {
    NumberQuestion question{read_answer(json.at("answer")),
                            json.at("from").number(),
                            json.at("to").number(),
                            json.at("tolerance").number(),
                            {}};
    if (!(question.from > 0 && question.to > question.from))
        json.at("from").refuse(
            {PLANNER_TEXT("model", "must be above 0 and below “to”: the slider is logarithmic"), {}});
    if (!(question.tolerance > 0 && question.tolerance < 1))
        json.at("tolerance").refuse({PLANNER_TEXT("model", "must be between 0 and 1, such as 0.05"), {}});
    if (json.has("mistakes"))
        json.at("mistakes").each([&question](const LessonReader& entry) {
            entry.expect_keys({"value", "text"});
            question.mistakes.push_back({read_expression(entry.at("value")), entry.at("text").local_text()});
        });
    return question;
}

AnswerChoice read_choice(const LessonReader& json, bool engine_knows) {
    json.expect_keys({"id", "text", "reply", "right"});
    AnswerChoice choice{json.at("id").text(), json.at("text").local_text(), json.at("reply").local_text()};
    if (engine_knows && json.has("right"))
        json.at("right").refuse(
            {PLANNER_TEXT("model", "cannot be said here: the figure under “answer” decides"), {}});
    if (!engine_knows)
        choice.right = json.at("right").truth();
    return choice;
}

ChoiceQuestion read_choices(const LessonReader& json) {
    ChoiceQuestion question;
    if (json.has("answer"))
        question.figure = json.at("answer").at("figure").figure();
    json.at("choices").each([&question](const LessonReader& entry) {
        question.choices.push_back(read_choice(entry, question.figure.has_value()));
    });
    const auto right = std::count_if(question.choices.begin(), question.choices.end(),
                                     [](const AnswerChoice& choice) { return choice.right; });
    if (!question.figure && right != 1)
        json.at("choices").refuse({PLANNER_TEXT("model", "need exactly one that is right"), {}});
    return question;
}

} // namespace

Question read_question(const LessonReader& json) {
    Question question{json.at("prompt").local_text(), NumberQuestion{}, {}, {}};
    const auto kind = json.at("kind").text();
    if (kind == "number") {
        json.expect_keys(
            {"kind", "prompt", "answer", "from", "to", "tolerance", "mistakes", "explain", "reveal"});
        question.kind = read_number(json);
    } else if (kind == "choice") {
        json.expect_keys({"kind", "prompt", "answer", "choices", "explain", "reveal"});
        question.kind = read_choices(json);
    } else {
        json.at("kind").refuse({PLANNER_TEXT("model", "must be “number” or “choice”"), {}});
    }
    question.reveal = json.at("reveal").local_texts();
    if (json.has("explain"))
        question.explain = json.at("explain").figure();
    return question;
}

} // namespace planner
