// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/evaluator.h"

#include "model/engine/formulas.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace planner {

namespace {

/// The measurements among the inputs: every evaluation asks for them, so they are gathered once.
const std::vector<std::size_t>& measurements() {
    static const auto gathered = [] {
        std::vector<std::size_t> found;
        for (std::size_t index = 0; index < parameter_count; ++index)
            if (is_measurement(static_cast<Parameter>(index)))
                found.push_back(index);
        return found;
    }();
    return gathered;
}

} // namespace

ParameterValues published_values(const Origin& origin, const ParameterValues& present) {
    auto values = origin.published.values;
    for (const auto index : measurements())
        values[index] = present[index];
    return values;
}

Evaluator::Evaluator(std::shared_ptr<const Origin> origin, const Needs& needs)
    : m_origin(std::move(origin)), m_needs(needs) {}

Plan Evaluator::plan_of(const Inputs& inputs) {
    const auto& published = published_beside(inputs.values);
    Calculation<double> calculation(inputs.values, {}, inputs.hourly);
    const bool is_published = all_figures(calculation, inputs.own, published, m_needs);
    const bool has_traffic =
        calculation.plain("workload.profile"_in) != custom_profile || is_given(inputs.hourly);
    return {calculation.inputs(), calculation.figures(), has_traffic, is_published};
}

const Calculation<double>& Evaluator::published_beside(const ParameterValues& present) {
    const auto same = [&](std::size_t index) { return same_value(m_measured[index], present[index]); };
    if (!m_published || !std::all_of(measurements().begin(), measurements().end(), same)) {
        m_measured = published_values(*m_origin, present);
        m_published.emplace(m_measured, Leaves<double>(), m_origin->published.hourly);
        published_figures(*m_published, m_origin->published.own, m_needs);
    }
    return *m_published;
}

} // namespace planner
