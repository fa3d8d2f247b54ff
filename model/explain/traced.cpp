// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/traced.h"

#include <fmt/format.h>

namespace planner {

int Derivation::add(DerivationStep step) {
    steps.push_back(std::move(step));
    return static_cast<int>(steps.size()) - 1;
}

Traced::Traced(Derivation& derivation, const DerivationStep& step)
    : m_value(step.value), m_dimension(step.dimension), m_step(derivation.add(step)),
      m_derivation(&derivation) {}

namespace {

Derivation* derivation_of(const Traced& a, const Traced& b) {
    return a.derivation() != nullptr ? a.derivation() : b.derivation();
}

int operand(Derivation& derivation, const Traced& number) {
    return number.step() >= 0 ? number.step() : derivation.add({.value = number.value()});
}

Traced combined(Step step, const Traced& a, const Traced& b, double value, Dimension dimension) {
    auto* derivation = derivation_of(a, b);
    if (derivation == nullptr)
        return {value};
    DerivationStep made{.step = step, .value = value, .dimension = dimension};
    made.operands = {operand(*derivation, a), operand(*derivation, b)};
    return {*derivation, made};
}

/// Adding and comparing need the same dimension; a missing value without one goes with any.
Traced alike(Step step, const char* symbol, const Traced& a, const Traced& b, double value) {
    if (a.dimension() == b.dimension())
        return combined(step, a, b, value, a.dimension());
    // Nothing and zero have no unit of their own.
    const bool bare_a = a.step() < 0 && a.value() == 0;
    const bool bare_b = b.step() < 0 && b.value() == 0;
    if (bare_a || std::isnan(a.value()))
        return combined(step, a, b, value, b.dimension());
    if (bare_b || std::isnan(b.value()))
        return combined(step, a, b, value, a.dimension());
    if (auto* derivation = derivation_of(a, b))
        derivation->errors.push_back(
            fmt::format("{} {} {}", to_string(a.dimension()), symbol, to_string(b.dimension())));
    return combined(step, a, b, not_given, a.dimension());
}

void check_dimension(Derivation& derivation, std::string_view name, const Traced& value, Unit unit) {
    const auto expected = info(unit).dimension;
    if (!(value.dimension() == expected) && !std::isnan(value.value()))
        derivation.errors.push_back(
            fmt::format("{} is {}, not {}", name, to_string(value.dimension()), to_string(expected)));
}

Traced rounded(Step step, const Traced& number, double value) {
    if (number.derivation() == nullptr)
        return {value};
    DerivationStep made{.step = step, .value = value, .dimension = number.dimension()};
    made.operands = {number.step()};
    return {*number.derivation(), made};
}

} // namespace

Traced operator+(const Traced& a, const Traced& b) {
    return alike(Step::add, "+", a, b, a.value() + b.value());
}
Traced operator-(const Traced& a, const Traced& b) {
    return alike(Step::subtract, "-", a, b, a.value() - b.value());
}

Traced operator*(const Traced& a, const Traced& b) {
    return combined(Step::multiply, a, b, a.value() * b.value(), a.dimension() * b.dimension());
}

Traced operator/(const Traced& a, const Traced& b) {
    return combined(Step::divide, a, b, a.value() / b.value(), a.dimension() / b.dimension());
}

Traced power(const Traced& base, const Traced& exponent) {
    auto* derivation = derivation_of(base, exponent);
    if (derivation != nullptr && !(base.dimension() == Dimension{} && exponent.dimension() == Dimension{}))
        derivation->errors.push_back(
            fmt::format("{} ^ {}", to_string(base.dimension()), to_string(exponent.dimension())));
    return combined(Step::power, base, exponent, power(base.value(), exponent.value()), {});
}

Traced larger(const Traced& a, const Traced& b) {
    return alike(Step::larger, "max", a, b, larger(a.value(), b.value()));
}

Traced smaller(const Traced& a, const Traced& b) {
    return alike(Step::smaller, "min", a, b, smaller(a.value(), b.value()));
}

Traced rounded_up(const Traced& number) {
    return rounded(Step::round_up, number, rounded_up(number.value()));
}
Traced rounded_down(const Traced& number) {
    return rounded(Step::round_down, number, rounded_down(number.value()));
}

Traced part(const char* what, Unit unit, const Traced& value) {
    auto* derivation = value.derivation();
    if (derivation == nullptr || value.step() < 0)
        return value;
    const auto& inner = derivation->steps[static_cast<std::size_t>(value.step())];
    const bool is_part = inner.step == Step::part;
    if (is_named(inner.step) && !is_part)
        return value;
    check_dimension(*derivation, what, value, unit);
    DerivationStep made{.step = Step::part,
                        .value = value.value(),
                        .dimension = value.dimension(),
                        .unit = unit,
                        .what = what};
    made.operands = is_part ? inner.operands : std::vector{value.step()};
    return {*derivation, made};
}

Traced Leaves<Traced>::input(Parameter parameter, double value) const {
    return {*derivation,
            {.step = Step::input,
             .value = value,
             .dimension = info(info(parameter).unit).dimension,
             .parameter = parameter,
             .of_published = of_published}};
}

Traced Leaves<Traced>::linked_input(Parameter parameter, const Traced& value) const {
    DerivationStep made{.step = Step::linked,
                        .value = known(value.value()),
                        .dimension = value.dimension(),
                        .parameter = parameter,
                        .of_published = of_published};
    made.operands = {operand(*derivation, value)};
    return {*derivation, made};
}

Traced Leaves<Traced>::named(Figure figure, const Traced& value) const {
    check_dimension(*derivation, info(figure).id, value, info(figure).unit);
    DerivationStep made{.step = Step::figure,
                        .value = known(value.value()),
                        .dimension = info(info(figure).unit).dimension,
                        .figure = figure,
                        .of_published = of_published};
    const int inner = operand(*derivation, value);
    const auto& step = derivation->steps[static_cast<std::size_t>(inner)];
    // The figure names what the part would name once more.
    made.operands = step.step == Step::part ? step.operands : std::vector{inner};
    return {*derivation, made};
}

Traced Leaves<Traced>::constant(double value, Unit unit, const char* what, const char* source) const {
    return {*derivation,
            {.step = Step::constant,
             .value = value,
             .dimension = info(unit).dimension,
             .unit = unit,
             .what = what,
             .source = source}};
}

Traced Leaves<Traced>::decided_by(Parameter parameter, double value, Unit unit, const char* what) const {
    return {*derivation,
            {.step = Step::decided,
             .value = value,
             .dimension = info(unit).dimension,
             .parameter = parameter,
             .unit = unit,
             .what = what,
             .of_published = of_published}};
}

Traced Leaves<Traced>::missing(const char* why) const {
    return {*derivation, {.step = Step::missing, .value = not_given, .what = why}};
}

Traced Leaves<Traced>::over_hours(double value, Unit unit, std::initializer_list<Traced> operands) const {
    DerivationStep made{.step = Step::over_hours, .value = value, .dimension = info(unit).dimension};
    for (const auto& number : operands)
        made.operands.push_back(operand(*derivation, number));
    return {*derivation, made};
}

Traced Leaves<Traced>::chosen(double choice, std::initializer_list<Traced> compared) const {
    DerivationStep made{.step = Step::choose, .value = choice};
    for (const auto& number : compared)
        made.operands.push_back(operand(*derivation, number));
    return {*derivation, made};
}

} // namespace planner
