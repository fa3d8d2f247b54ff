// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/calculation.h"
#include "model/engine/needs.h"
#include "model/engine/plan.h"
#include "model/scenario/scenario.h"

#include <memory>
#include <optional>

namespace planner {

/// Evaluates many plans that started from one, as a sweep does: the published plan, which each of them is
/// compared with, is worked out once for all that have the same measurements.
class Evaluator {
public:
    explicit Evaluator(std::shared_ptr<const Origin> origin, const Needs& needs = {});

    /// Every figure that is needed of these inputs.
    Plan plan_of(const Inputs& inputs);

private:
    const Calculation<double>& published_beside(const ParameterValues& present);

    std::shared_ptr<const Origin> m_origin;
    Needs m_needs;
    ParameterValues m_measured{};                   ///< inputs of `m_published`
    std::optional<Calculation<double>> m_published; ///< made when first needed
};

/// The values of the plan that measured figures belong to, with the measurements as they stand now: a
/// person's own measurement takes the place of the published one.
ParameterValues published_values(const Origin& origin, const ParameterValues& present);

} // namespace planner
