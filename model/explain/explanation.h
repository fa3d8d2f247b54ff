// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"
#include "model/scenario/scenario.h"

#include <string>
#include <variant>
#include <vector>

namespace planner {

/// A named part of a figure's formula that is no figure itself, such as one kernel or its work: the how
/// manieth of the figure's parts it is, in the order in which the derivation meets them.
struct Part {
    Figure figure{};
    int number = 0; ///< from 1; a plan in which the figure has fewer parts explains the figure instead

    auto operator<=>(const Part&) const = default;
};

/// What can be explained, and the same with nothing, for numbers of the formula itself.
using Subject = std::variant<Parameter, Figure, Part>;
using Target = std::variant<std::monostate, Parameter, Figure, Part>;

/// "estimate.decode.step_s", "decode.ep"; a part is "estimate.decode.head_s#2". Empty for nothing.
std::string id_of(const Target& target);
std::string id_of(const Subject& subject);

/// One thing that a formula uses: a figure, part or parameter to drill into, or a number of the formula
/// itself.
struct Operand {
    Target target;
    const char* label = ""; ///< English, marked with PLANNER_TEXT
    std::string value;      ///< formatted, with unit
    double number = 0;      ///< the value itself, in the unit; of a word its index; NaN if missing
    Unit unit = Unit::count;
    const char* value_word = nullptr; ///< the value where it is a word, marked with PLANNER_TEXT
    Text source{};                    ///< of an input or constant: where it comes from; empty for a figure
    bool follows = false;             ///< a linked input, which has a formula of its own
    bool of_published = false;        ///< belongs to the published plan
};

/// A piece of a formula: an operator or bracket as it stands, or a label that the window may translate.
struct FormulaPart {
    std::string symbol;     ///< operator, bracket or bare number; empty if this is a label
    const char* label = ""; ///< English, marked with PLANNER_TEXT
    bool of_published = false;
};

/// How one figure, part or linked parameter came about: one level of the derivation.
struct Explanation {
    Subject subject;
    const char* label = "";
    const char* help = ""; ///< of a part: the label of its figure
    std::string value;     ///< formatted, with unit
    double number = 0;     ///< the value itself, in the unit; of a word its index; NaN if missing
    Unit unit = Unit::count;
    const char* value_word = nullptr; ///< the value where it is a word, marked with PLANNER_TEXT
    std::vector<FormulaPart> formula; ///< in names; empty for a leaf
    std::vector<FormulaPart> numbers; ///< the same in numbers with units; a label where a value is a word
    std::vector<Operand> operands;    ///< what the formula uses, each once
    Text source;                      ///< of a leaf: where it comes from
    std::vector<Figure> used_by;      ///< figures whose formula uses this one
    bool of_published = false;
};

/// Explains figures and parameters of one scenario; made once per state, then asked as often as one likes.
class Explainer {
public:
    explicit Explainer(const Scenario& scenario);
    ~Explainer();
    Explainer(Explainer&&) noexcept;
    Explainer& operator=(Explainer&&) noexcept;

    Explanation explain(Figure figure, bool of_published = false) const;
    Explanation explain(Parameter parameter, bool of_published = false) const;
    Explanation explain(const Part& part, bool of_published = false) const;
    Explanation explain(const Subject& subject, bool of_published = false) const;

    /// Dimension errors of the engine's formulas; empty unless a formula is wrong.
    const std::vector<std::string>& dimension_errors() const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

/// The formula in English, such as "tokens × top-k ÷ NIC".
std::string english(const std::vector<FormulaPart>& formula);

/// The whole derivation down to its leaves as text: formula, operands with units, source of every leaf.
std::string derivation_text(const Scenario& scenario, Figure figure);

} // namespace planner
