// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"
#include "model/scenario/parameters.h"

#include <vector>

namespace planner {

/// What a step of a derivation is.
enum class Step : std::uint8_t {
    literal,  ///< a bare number in a formula
    input,    ///< a parameter as set
    linked,   ///< a parameter that follows a formula
    constant, ///< a named number of the formula
    decided,  ///< a number that a choice of a parameter stands for
    missing,  ///< a value that cannot be given
    part,     ///< a named part of a formula, which is no figure
    figure,   ///< a named result
    add,
    subtract,
    multiply,
    divide,
    power,
    larger,
    smaller,
    round_up,
    round_down,
    over_hours, ///< a loop over the hours of the day, made of the operands
    choose,     ///< one of several words, decided by comparing the operands
};

/// Whether a step has a name of its own, at which a formula ends.
constexpr bool is_named(Step step) { return step > Step::literal && step <= Step::figure; }

/// One number and how it came about; operands are indices of earlier steps.
struct DerivationStep {
    Step step = Step::literal;
    double value = 0;
    Dimension dimension{};
    std::vector<int> operands{};
    Parameter parameter{};     ///< of input, linked, decided
    Figure figure{};           ///< of figure
    Unit unit = Unit::count;   ///< of constant, decided and part
    const char* what = "";     ///< of constant, decided, missing and part: what it is
    const char* source = "";   ///< of constant: who says so
    bool of_published = false; ///< belongs to the published plan rather than to this one
};

/// Every step of one evaluation, in order, and the dimension errors met on the way.
struct Derivation {
    std::vector<DerivationStep> steps;
    std::vector<std::string> errors;

    int add(DerivationStep step);
};

} // namespace planner
