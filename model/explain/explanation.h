// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"
#include "model/scenario/scenario.h"

#include <string>
#include <variant>
#include <vector>

namespace planner {

/// One thing that a formula uses: a figure or parameter to drill into, or a number of the formula itself.
struct Operand {
    std::variant<std::monostate, Parameter, Figure> target;
    const char* label = "";           ///< English, marked with PLANNER_TEXT
    std::string value;                ///< formatted, with unit
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

/// How one figure (or linked parameter) came about: one level of the derivation.
struct Explanation {
    std::variant<Parameter, Figure> subject;
    const char* label = "";
    const char* help = "";
    std::string value;                ///< formatted, with unit
    const char* value_word = nullptr; ///< the value where it is a word, marked with PLANNER_TEXT
    std::vector<FormulaPart> formula; ///< in names; empty for a leaf
    std::string numbers;              ///< the same formula in numbers with units
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
