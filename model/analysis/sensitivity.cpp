// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/sensitivity.h"

#include "model/analysis/checks.h"
#include "model/analysis/placement_stops.h"
#include "model/engine/evaluate.h"
#include "model/scenario/check_value.h"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

/// The stop nearest to `wanted` on the side of `present` on which it lies; `wanted` itself without such.
double nearest_stop(const std::vector<double>& stops, double present, double wanted) {
    double nearest = not_given;
    for (const double stop : stops) {
        const bool right_side = wanted < present ? stop < present : stop > present;
        if (right_side && !(std::abs(stop - wanted) >= std::abs(nearest - wanted)))
            nearest = stop;
    }
    return std::isnan(nearest) ? wanted : nearest;
}

/// A whole number in place of `wanted`, at least one away from `present`.
double whole_step(double present, double wanted) {
    return wanted < present ? std::min(std::round(wanted), present - 1)
                            : std::max(std::round(wanted), present + 1);
}

/// Evaluates one moved input after the other, always from the same start.
class Mover {
public:
    Mover(const Scenario& start, const std::vector<Figure>& figures, double span)
        : m_start(start), m_figures(figures), m_span(span), m_needs(needs_of(figures)),
          m_plan(evaluate(start, m_needs)), m_broken(count_findings(m_plan).broken) {}

    const Plan& plan() const { return m_plan; }

    InputEffect effect_of(Parameter parameter) const {
        return {parameter, m_plan[parameter], end_of(parameter, -1), end_of(parameter, 1)};
    }

private:
    /// The value to try; missing where there is none.
    double value_at(Parameter parameter, double direction) const {
        const auto& entry = info(parameter);
        const double present = m_plan[parameter];
        if (!entry.choices.empty()) {
            const double next = present + direction;
            return next < 0 || next >= static_cast<double>(entry.choices.size()) ? not_given : next;
        }
        const double wanted = present * (1 + direction * m_span);
        if (wanted == present || std::isnan(present))
            return not_given;
        if (entry.scale != Scale::whole)
            return wanted;
        const auto stops = placement_stops(m_start, m_plan, parameter);
        const double stop = nearest_stop(stops, present, wanted);
        return stop == wanted ? whole_step(present, wanted) : stop;
    }

    SensitivityEnd end_of(Parameter parameter, double direction) const {
        SensitivityEnd end{EndState::none, value_at(parameter, direction),
                           std::vector<double>(m_figures.size(), not_given)};
        if (std::isnan(end.value))
            return end;
        if (!check_value(parameter, end.value)) {
            end.state = EndState::illegal;
            return end;
        }
        end.state = EndState::evaluated;
        auto moved = m_start;
        set_value(moved, parameter, end.value);
        const auto plan = evaluate(moved, m_needs);
        std::transform(m_figures.begin(), m_figures.end(), end.figures.begin(),
                       [&](Figure figure) { return plan[figure]; });
        end.breaks = count_findings(plan).broken > m_broken;
        return end;
    }

    const Scenario& m_start;
    const std::vector<Figure>& m_figures;
    double m_span;
    Needs m_needs;
    Plan m_plan;
    std::uint16_t m_broken;
};

} // namespace

double Sensitivity::change(const SensitivityEnd& end, std::size_t figure) const {
    if (end.state != EndState::evaluated || present[figure] == 0)
        return not_given;
    return (end.figures[figure] - present[figure]) / std::abs(present[figure]);
}

double Sensitivity::swing(const InputEffect& effect, std::size_t figure) const {
    double swing = 0;
    for (const auto* end : {&effect.low, &effect.high})
        if (const double moved = change(*end, figure); std::abs(moved) > std::abs(swing))
            swing = moved;
    return swing;
}

std::vector<std::size_t> Sensitivity::ranked(std::size_t figure) const {
    constexpr double rounding = 1e-9; // what the arithmetic leaves behind is no effect
    std::vector<std::size_t> order;
    for (std::size_t index = 0; index < effects.size(); ++index)
        if (std::abs(swing(effects[index], figure)) > rounding)
            order.push_back(index);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::abs(swing(effects[a], figure)) > std::abs(swing(effects[b], figure));
    });
    return order;
}

Sensitivity sensitivity(const Scenario& scenario, std::vector<Figure> figures, double span) {
    auto start = scenario;
    if (needs_of(figures).service)
        set_value(start, "service.node_source"_in, *find_choice(info("service.node_source"_in), "sized"));
    Sensitivity result{std::move(figures), {}, std::vector<InputEffect>(parameter_count)};
    const Mover mover(start, result.figures, span);
    for (const auto figure : result.figures)
        result.present.push_back(mover.plan()[figure]);
    tbb::parallel_for(std::size_t{0}, parameter_count, [&](std::size_t index) {
        result.effects[index] = mover.effect_of(static_cast<Parameter>(index));
    });
    return result;
}

} // namespace planner
