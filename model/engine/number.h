// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/figures.h"
#include "model/scenario/parameters.h"

#include <cmath>
#include <initializer_list>

/// What a formula may do with a number besides + - * /. These are the versions for `double`; explain/traced.h
/// has the others. A missing value (NaN) stays missing through all of them.
namespace planner {

constexpr double value_of(double number) { return number; }

inline double larger(double a, double b) { return std::isnan(a) || a >= b ? a : b; }
inline double smaller(double a, double b) { return std::isnan(a) || a <= b ? a : b; }
inline double power(double base, double exponent) { return std::pow(base, exponent); }
inline double rounded_up(double number) { return std::ceil(number); }
inline double rounded_down(double number) { return std::floor(number); }

/// Names a part of a formula that is no figure, such as the work of one kernel, so that its derivation can be
/// read step by step. With `double` it is the value itself.
inline double part(const char*, Unit, double value) { return value; }

/// A result that is no finite number (a division by zero) is missing.
inline double known(double value) { return std::isfinite(value) ? value : not_given; }

/// Tells a number type that is interested what work a kernel's time stands for: FLOP, bytes over HBM and the
/// peak rate of its format. Most are not.
template <class N> const N& with_work(const N& time, const N&, const N&, const N&) { return time; }

/// How a calculation makes its leaves and names its results, by number type. With `double` all of this is
/// the plain value.
template <class N> struct Leaves;

template <> struct Leaves<double> {
    double input(Parameter, double value) const { return value; }
    double linked_input(Parameter, double value) const { return known(value); }
    double named(Figure, double value) const { return known(value); }
    double constant(double value, Unit, const char*, const char*) const { return value; }
    double decided_by(Parameter, double value, Unit, const char*) const { return value; }
    double over_hours(double value, Unit, std::initializer_list<double>) const { return value; }
    double missing(const char*) const { return not_given; }
    double chosen(double choice, std::initializer_list<double>) const { return choice; }
};

} // namespace planner
