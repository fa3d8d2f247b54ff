// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/scenario/parameters.h"
#include "model/text/problem.h"

#include <QString>

namespace planner::ui {

/// Texts born in the model, in the language in use (context "model").
QString translated(const char* modelText);
QString translated(const Text& text);

/// `file: key: what`; beside the field itself `translated(problem.what)` is enough.
QString translated(const Problem& problem);

/// Text of the model as a QString, untranslated: ids, names of catalog entries, sources.
QString fromModel(std::string_view text);

/// A value as people read it: three digits or grouped thousands, with its unit.
QString formatted(double value, Unit unit);

/// A number of parameters as the field writes it: "671B", "37.6B".
QString parametersText(double value);

/// A parameter's value with all its digits, or its word.
QString formattedValue(Parameter parameter, double value);

/// The parameter's label; with its group where another parameter has the same label.
QString parameterTitle(Parameter parameter);

/// Title of a group of parameters: "Decode unit" for "decode".
QString groupTitle(std::string_view group);

} // namespace planner::ui
