// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/comparison.h"
#include "model/engine/plan.h"
#include "model/report/document/document.h"

#include <initializer_list>
#include <span>

/// The texts that reports are made of. Sentences and tables take their numbers from the same functions.
namespace planner::report {

/// A text that is the same in every language: a number, an id, somebody's own words.
Text verbatim(std::string text);

/// A template, marked with PLANNER_TEXT, with texts for its named arguments.
Text say(const char* pattern, std::initializer_list<std::pair<const char*, Text>> arguments = {});

/// The texts one after the other.
Text joined(std::span<const Text> texts);

/// A number with its unit, a dash if it is missing.
Text number(double value, Unit unit);

/// A figure's value: number, word or dash.
Text plain_value_of(const Plan& plan, Figure figure);

/// The same; where it was measured on the published plan rather than on this one, it says so.
Text value_of(const Plan& plan, Figure figure);

/// A parameter's value with all its digits, or its word.
Text value_of(Parameter parameter, double value);

/// A label without its lens; the tables have columns and headings for what labels share.
Text label_of(Figure figure);

/// The label, with its group where another parameter has the same.
Text label_of(Parameter parameter);

/// "chapter", "limit", "estimate" or "measured"; empty for what all of them share.
Text lens_of(Figure figure);

/// "Decode unit", "Prefill unit", "Service", "Questions" or "Model": what the figure is of.
const char* subject_of(Figure figure);

/// A change as a signed amount, a dash where there is none to tell.
Text amount_of(const Change& change, Unit unit);

/// A change in per cent of the baseline, with the word better or worse where the direction has one; for what
/// cannot be compared, why.
Cell verdict_of(const Change& change);

/// A relative change: "+11.5 %".
std::string percent(double relative);

/// The scenario's name, translated if it is a preset's.
Text name_of(const Scenario& scenario);
Text description_of(const Scenario& scenario);

} // namespace planner::report
