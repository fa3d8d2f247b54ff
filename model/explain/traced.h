// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/number.h"
#include "model/explain/derivation.h"

namespace planner {

/// A number that remembers how it was made, and refuses to mix dimensions: the second number type of the
/// engine's formulas. A refused operation is written down in the derivation and gives a missing value.
class Traced {
public:
    Traced(double literal = 0)
        : m_value(literal) {} // NOLINT(google-explicit-constructor): formulas write 2.0 * x
    Traced(Derivation& derivation, const DerivationStep& step);

    double value() const { return m_value; }
    Dimension dimension() const { return m_dimension; }
    int step() const {
        return m_step;
    } ///< index in the derivation; -1 for a literal that no formula used yet
    Derivation* derivation() const { return m_derivation; }

private:
    double m_value = 0;
    Dimension m_dimension;
    int m_step = -1;
    Derivation* m_derivation = nullptr;
};

inline double value_of(const Traced& number) { return number.value(); }

Traced operator+(const Traced& a, const Traced& b);
Traced operator-(const Traced& a, const Traced& b);
Traced operator*(const Traced& a, const Traced& b);
Traced operator/(const Traced& a, const Traced& b);
/// Both sides must be plain numbers.
Traced power(const Traced& base, const Traced& exponent);
Traced larger(const Traced& a, const Traced& b);
Traced smaller(const Traced& a, const Traced& b);
Traced rounded_up(const Traced& number);
Traced rounded_down(const Traced& number);

/// A part that is named already gets the new name instead of a second one; a figure or an input keeps its
/// own.
Traced part(const char* what, Unit unit, const Traced& value);

/// Leaves and names of a traced calculation.
template <> struct Leaves<Traced> {
    Derivation* derivation = nullptr;
    bool of_published = false;

    Traced input(Parameter parameter, double value) const;
    Traced linked_input(Parameter parameter, const Traced& value) const;
    Traced named(Figure figure, const Traced& value) const;
    Traced constant(double value, Unit unit, const char* what, const char* source) const;
    Traced decided_by(Parameter parameter, double value, Unit unit, const char* what) const;
    Traced over_hours(double value, Unit unit, std::initializer_list<Traced> operands) const;
    Traced missing(const char* why) const;
    Traced chosen(double choice, std::initializer_list<Traced> compared) const;
};

} // namespace planner
