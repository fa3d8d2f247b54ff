// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sweep_points.h"

namespace planner {

SweepPoints::SweepPoints(const Scenario& scenario, const Sweep& sweep) : m_sweep(sweep) {
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
        m_starts.push_back(std::move(start.inputs));
}

std::size_t SweepPoints::start_of(std::size_t point) const {
    std::size_t start = 0;
    for (std::size_t at = 0; at < m_sweep.axes.size(); ++at)
        if (std::holds_alternative<CatalogKind>(m_sweep.axes[at].subject))
            start = start * m_sweep.axes[at].size() + m_sweep.index_on(at, point);
    return start;
}

void SweepPoints::set(Scenario& scenario, std::size_t point) const {
    scenario.inputs = m_starts[start_of(point)];
    for (std::size_t at = 0; at < m_sweep.axes.size(); ++at)
        if (const auto* parameter = std::get_if<Parameter>(&m_sweep.axes[at].subject))
            set_value(scenario, *parameter, m_sweep.axes[at].value(m_sweep.index_on(at, point)));
}

} // namespace planner
