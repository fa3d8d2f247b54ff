// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/explanation.h"

namespace planner {

struct Derivation;

/// A derivation step's own formula, down to the next named steps, written in names and in numbers.
struct WrittenFormula {
    std::vector<FormulaPart> names;
    std::vector<FormulaPart> numbers;
    std::vector<int> named_steps; ///< the named steps it uses, each once, in order
};

/// Writes the formula behind a named step (figure, part or linked parameter).
WrittenFormula write_formula(const Derivation& derivation, int index);

/// The value of a step, formatted with its unit.
std::string step_value(const Derivation& derivation, int index);

/// The unit of a named step.
Unit step_unit(const Derivation& derivation, int index);

/// The word that a step's value is, marked with PLANNER_TEXT; null where it is a number or missing.
const char* step_word(const Derivation& derivation, int index);

/// The English label of a named step.
const char* step_label(const Derivation& derivation, int index);

} // namespace planner
