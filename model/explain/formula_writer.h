// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explain/explanation.h"

namespace planner {

struct Derivation;

/// A derivation step's own formula, down to the next named steps, written in names and in numbers.
struct WrittenFormula {
    std::vector<FormulaPart> names;
    std::string numbers;
    std::vector<int> named_steps; ///< the named steps it uses, each once, in order
};

/// Writes the formula behind a named step (figure or linked parameter).
WrittenFormula write_formula(const Derivation& derivation, int step);

/// The value of a step, formatted with its unit.
std::string step_value(const Derivation& derivation, int step);

/// The word that a step's value is, marked with PLANNER_TEXT; null where it is a number or missing.
const char* step_word(const Derivation& derivation, int step);

/// The English label of a named step.
const char* step_label(const Derivation& derivation, int step);

} // namespace planner
