// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"
#include "model/scenario/parameters.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A lesson as teachers write it: steps with texts, the plan and controls of each, and questions that the
/// engine grades.
namespace planner {

/// A text in both languages of the program, Markdown; `{id}` stands for the value of a figure or an input.
struct LocalText {
    std::string english;
    std::string chinese;

    /// The Chinese text for a language code that starts with "zh", otherwise the English one.
    const std::string& in(std::string_view language) const {
        return language.starts_with("zh") ? chinese : english;
    }
};

/// Something that has a value in every plan.
using Quantity = std::variant<Figure, Parameter>;

/// A quantity of the plan after some inputs were set; assignments are those of `--set`.
struct Answer {
    Quantity quantity;
    std::vector<std::string> set;
};

/// What a known mistake comes to: a product, or a sum, over a product; after some inputs were set.
struct Expression {
    using Operand = std::variant<double, Quantity>;
    std::vector<Operand> product;
    std::vector<Operand> sum;
    std::vector<Operand> over;
    std::vector<std::string> set;
};

/// A wrong value that people arrive at, and what to say to them.
struct Mistake {
    Expression value;
    LocalText text;
};

/// Asks for a number, in the unit of the answer, before the value is shown.
struct NumberQuestion {
    Answer answer;
    double from = 0; ///< range of the slider, logarithmic, SI base units
    double to = 0;
    double tolerance = 0; ///< relative error up to which a number is right
    std::vector<Mistake> mistakes;
};

/// One of the answers to choose from.
struct AnswerChoice {
    std::string id; ///< the word of the figure where the engine knows the answer
    LocalText text;
    LocalText reply;
    bool right = false; ///< where the engine does not know the answer
};

/// Asks for a choice; where `figure` is set, the right one is what that figure says now.
struct ChoiceQuestion {
    std::optional<Figure> figure;
    std::vector<AnswerChoice> choices;
};

/// Predict, then reveal.
struct Question {
    LocalText prompt;
    std::variant<NumberQuestion, ChoiceQuestion> kind;
    std::vector<LocalText> reveal; ///< paragraphs shown after the answer
    std::optional<Figure> explain; ///< the figure whose derivation is shown then
};

/// A table of a step; every row has as many cells as there are columns.
struct LessonTable {
    std::vector<LocalText> columns;
    std::vector<std::vector<LocalText>> rows;
};

/// A toy beside the text.
enum class Sandbox : std::uint8_t { none, prefill, decode, experts, overlap };

/// One page of a lesson.
struct LessonStep {
    std::string id;
    LocalText title;
    std::vector<LocalText> text;  ///< paragraphs
    std::vector<LocalText> notes; ///< paragraphs for the teacher alone
    double minutes = 0;           ///< about how long it takes in class; 0: not said
    std::string scenario;         ///< preset that the step starts from; empty: the plan as it stands
    std::vector<std::string> set; ///< assignments as of `--set`, carried out when the step is entered
    std::vector<std::string> charts;
    std::vector<Parameter> inputs; ///< the controls that can be used; all others are locked
    Sandbox sandbox = Sandbox::none;
    std::optional<LessonTable> table;
    std::optional<Question> question;
};

/// A whole lesson.
struct Lesson {
    std::string id;
    LocalText title;
    LocalText summary;
    double minutes = 0; ///< about how long it takes in class
    std::vector<LessonStep> steps;
};

} // namespace planner
