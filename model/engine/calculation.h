// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/number.h"
#include "model/scenario/hourly_column.h"
#include "model/scenario/values.h"

namespace planner {

/// The inputs and results of one plan while formulas run over it. Formulas read inputs by `"decode.ep"_in`
/// and figures by `"chapter.decode.step_s"_fig`, and name each result once, with `set`.
template <class N> class Calculation {
public:
    explicit Calculation(const ParameterValues& values, Leaves<N> leaves = {},
                         const HourlyColumn& column = no_column())
        : m_leaves(leaves), m_column(column) {
        for (std::size_t index = 0; index < parameter_count; ++index)
            m_inputs[index] = m_leaves.input(static_cast<Parameter>(index), values[index]);
        m_figures.fill(N(not_given)); // what is not computed is missing
    }

    const N& operator[](Parameter parameter) const { return m_inputs[index_of(parameter)]; }
    const N& operator[](Figure figure) const { return m_figures[index_of(figure)]; }

    /// All inputs as they took effect, and all results.
    const std::array<N, parameter_count>& inputs() const { return m_inputs; }
    const std::array<N, figure_count>& figures() const { return m_figures; }

    /// Names a result.
    void set(Figure figure, const N& value) { m_figures[index_of(figure)] = m_leaves.named(figure, value); }

    /// Names a result that is one of the figure's words (or yes and no), decided by comparing `compared`.
    void set_choice(Figure figure, double choice, std::initializer_list<N> compared) {
        set(figure, m_leaves.chosen(choice, compared));
    }

    /// Gives a linked input the value that it follows.
    void follow(Parameter parameter, const N& value) {
        m_inputs[index_of(parameter)] = m_leaves.linked_input(parameter, value);
    }

    /// A number of the formula itself, with what it is and who says so.
    N constant(double value, Unit unit, const char* what, const char* source) const {
        return m_leaves.constant(value, unit, what, source);
    }

    /// A number that a choice stands for, such as the bytes of FP8.
    N decided_by(Parameter parameter, double value, Unit unit, const char* what) const {
        return m_leaves.decided_by(parameter, value, unit, what);
    }

    /// A number that a plain loop over the hours of the day made of these operands.
    N over_hours(double value, Unit unit, std::initializer_list<N> operands) const {
        return m_leaves.over_hours(value, unit, operands);
    }

    /// A person's own traffic by hour.
    const HourlyColumn& column() const { return m_column; }

    /// A value that cannot be given, and why.
    N missing(const char* why) const { return m_leaves.missing(why); }

    /// Whether a yes/no input is yes, or how many of a count there are: for deciding which formula applies.
    double plain(Parameter parameter) const { return value_of((*this)[parameter]); }

private:
    Leaves<N> m_leaves;
    HourlyColumn m_column;
    std::array<N, parameter_count> m_inputs{};
    std::array<N, figure_count> m_figures{};
};

/// The id of a unit's parameter or figure, put together at compile time.
consteval Parameter input_of(ServingUnit unit, std::string_view name) {
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto id = parameter_table[index].id;
        if (id.starts_with(prefix(unit)) && id.substr(prefix(unit).size()) == name)
            return static_cast<Parameter>(index);
    }
    throw "no such parameter";
}

consteval Figure figure_of(ServingUnit unit, std::string_view name) {
    for (std::size_t index = 0; index < figure_count; ++index) {
        const auto id = figure_table[index].id;
        if (id.starts_with(prefix(unit)) && id.substr(prefix(unit).size()) == name)
            return static_cast<Figure>(index);
    }
    throw "no such figure";
}

} // namespace planner
