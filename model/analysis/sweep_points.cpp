// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sweep_points.h"

#include <utility>

namespace planner {

SweepStarts::SweepStarts(const Scenario& scenario, const Sweep& sweep) : m_sweep(sweep) {
    std::vector<Scenario> starts{scenario};
    for (const auto& axis : sweep.axes) {
        const auto* kind = std::get_if<CatalogKind>(&axis.subject);
        if (kind == nullptr)
            continue;
        std::vector<Scenario> combined;
        for (const auto& start : starts)
            for (std::size_t index = 0; index < axis.size(); ++index)
                if (auto next = start; set_catalog_entry(next, *kind, axis.word(index)))
                    combined.push_back(std::move(next));
        starts = std::move(combined);
    }
    for (auto& start : starts)
        m_inputs.push_back(std::move(start.inputs));
}

std::size_t SweepStarts::index_of(std::size_t point) const {
    std::size_t start = 0;
    for (std::size_t at = 0; at < m_sweep.axes.size(); ++at)
        if (std::holds_alternative<CatalogKind>(m_sweep.axes[at].subject))
            start = start * m_sweep.axes[at].size() + m_sweep.index_on(at, point);
    return start;
}

SweepPoint::SweepPoint(Scenario scenario, const SweepStarts& starts)
    : m_starts(starts), m_scenario(std::move(scenario)), m_at(starts.sweep().axes.size(), nowhere) {}

const Inputs& SweepPoint::inputs_at(std::size_t point) {
    const auto& sweep = m_starts.sweep();
    if (const auto start = m_starts.index_of(point); start != m_start) {
        m_start = start;
        m_scenario.inputs = m_starts[start];
        m_at.assign(sweep.axes.size(), nowhere);
    }
    for (std::size_t axis = 0; axis < sweep.axes.size(); ++axis) {
        const auto* parameter = std::get_if<Parameter>(&sweep.axes[axis].subject);
        const auto at = sweep.index_on(axis, point);
        if (parameter == nullptr || at == m_at[axis])
            continue;
        m_at[axis] = at;
        set_value(m_scenario, *parameter, sweep.axes[axis].value(at));
    }
    return m_scenario.inputs;
}

} // namespace planner
