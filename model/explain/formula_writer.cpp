// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/formula_writer.h"

#include "model/explain/derivation.h"
#include "model/units/format.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

/// How tightly an operation binds; an operand that binds less needs brackets.
int binding(Step step) {
    if (step == Step::add || step == Step::subtract)
        return 1;
    if (step == Step::power)
        return 3;
    return step == Step::multiply || step == Step::divide ? 2 : 4;
}

const char* symbol_of(Step step) {
    switch (step) {
    case Step::add:
        return " + ";
    case Step::subtract:
        return " − ";
    case Step::multiply:
        return " × ";
    case Step::power:
        return " ^ ";
    default:
        return " ÷ ";
    }
}

/// A name that every language shares; empty for a function that has words.
std::string function_of(Step step) {
    switch (step) {
    case Step::larger:
        return "max";
    case Step::smaller:
        return "min";
    case Step::round_up:
        return "ceil";
    case Step::round_down:
        return "floor";
    default:
        return {};
    }
}

const char* function_words(Step step) {
    return step == Step::over_hours ? PLANNER_TEXT("model", "over 24 h") : PLANNER_TEXT("model", "compare");
}

class Writer {
public:
    explicit Writer(const Derivation& derivation) : m_derivation(derivation) {}

    void write(int index, int outer, bool right) {
        const auto& step = m_derivation.steps[static_cast<std::size_t>(index)];
        if (step.step == Step::literal)
            symbol(format_exact(step.value, Unit::count));
        else if (is_named(step.step))
            name(index);
        else if (step.step >= Step::larger)
            call(step);
        else
            infix(step, outer, right);
    }

    WrittenFormula result;

private:
    void symbol(const std::string& text) {
        result.names.push_back({text, "", false});
        number(text);
    }

    void number(const std::string& text) {
        if (result.numbers.empty() || result.numbers.back().symbol.empty())
            result.numbers.push_back({text, "", false});
        else
            result.numbers.back().symbol += text;
    }

    void word(const char* label) {
        result.names.push_back({"", label, false});
        result.numbers.push_back({"", label, false});
    }

    void name(int index) {
        const auto& step = m_derivation.steps[static_cast<std::size_t>(index)];
        result.names.push_back({"", step_label(m_derivation, index), step.of_published});
        if (const auto* word = step_word(m_derivation, index))
            result.numbers.push_back({"", word, false});
        else
            number(step_value(m_derivation, index));
        const auto same = [&](int other) {
            const auto& seen = m_derivation.steps[static_cast<std::size_t>(other)];
            return other == index || (seen.step == step.step && seen.step >= Step::constant &&
                                      seen.step <= Step::decided && seen.what == step.what);
        };
        if (std::none_of(result.named_steps.begin(), result.named_steps.end(), same))
            result.named_steps.push_back(index);
    }

    void call(const DerivationStep& step) {
        if (const auto function = function_of(step.step); !function.empty())
            symbol(function);
        else
            word(function_words(step.step));
        symbol("(");
        for (std::size_t at = 0; at < step.operands.size(); ++at) {
            if (at > 0)
                symbol(", ");
            write(step.operands[at], 0, false);
        }
        symbol(")");
    }

    void infix(const DerivationStep& step, int outer, bool right) {
        const int own = binding(step.step);
        // a − (b − c) and a ÷ (b × c) need their brackets although the binding is the same.
        const bool bracket = own < outer || (right && own == outer);
        if (bracket)
            symbol("(");
        write(step.operands[0], own, false);
        symbol(symbol_of(step.step));
        write(step.operands[1], own, step.step != Step::add && step.step != Step::multiply);
        if (bracket)
            symbol(")");
    }

    const Derivation& m_derivation;
};

const char* word_of(double value, Unit unit, std::span<const Choice> choices) {
    if (std::isnan(value) || (unit != Unit::yes_no && choices.empty()))
        return nullptr;
    return unit == Unit::yes_no ? parameters::no_yes.at(value == 1 ? 1 : 0).label
                                : choices[static_cast<std::size_t>(value)].label;
}

std::string valued(double value, Unit unit) {
    return unit == Unit::bytes ? format_bytes_exact(value) : format(value, unit);
}

} // namespace

const char* step_word(const Derivation& derivation, int index) {
    const auto& step = derivation.steps[static_cast<std::size_t>(index)];
    switch (step.step) {
    case Step::input:
    case Step::linked:
        return word_of(step.value, info(step.parameter).unit, info(step.parameter).choices);
    case Step::figure:
        return word_of(step.value, info(step.figure).unit, info(step.figure).choices);
    case Step::decided:
        return step.unit == Unit::choice ? word_of(step.value, step.unit, info(step.parameter).choices)
                                         : nullptr;
    default:
        return nullptr;
    }
}

Unit step_unit(const Derivation& derivation, int index) {
    const auto& step = derivation.steps[static_cast<std::size_t>(index)];
    if (step.step == Step::input || step.step == Step::linked)
        return info(step.parameter).unit;
    return step.step == Step::figure ? info(step.figure).unit : step.unit;
}

std::string step_value(const Derivation& derivation, int index) {
    if (const auto* word = step_word(derivation, index))
        return word;
    const auto& step = derivation.steps[static_cast<std::size_t>(index)];
    switch (step.step) {
    case Step::input:
    case Step::linked:
        return valued(step.value, info(step.parameter).unit);
    case Step::figure:
        return valued(step.value, info(step.figure).unit);
    case Step::part:
        return valued(step.value, step.unit);
    case Step::decided:
    case Step::constant:
        return format_exact(step.value, step.unit);
    default:
        return format_exact(step.value, Unit::count);
    }
}

const char* step_label(const Derivation& derivation, int index) {
    const auto& step = derivation.steps[static_cast<std::size_t>(index)];
    if (step.step == Step::input || step.step == Step::linked)
        return info(step.parameter).label;
    return step.step == Step::figure ? info(step.figure).label : step.what;
}

WrittenFormula write_formula(const Derivation& derivation, int index) {
    Writer writer(derivation);
    for (const int operand : derivation.steps[static_cast<std::size_t>(index)].operands)
        writer.write(operand, 0, false);
    return writer.result;
}

} // namespace planner
