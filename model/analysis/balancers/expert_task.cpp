// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/balancers/expert_task.h"

#include "model/engine/calculation.h"

#include <cmath>

namespace planner {

namespace {

/// Copies, and cards, beyond which single ones cannot be told apart.
constexpr double most = 4096;

bool is_whole(double value) { return std::isfinite(value) && value == std::floor(value); }

template <ServingUnit unit> Result<ExpertTask> task_of(const Plan& plan) {
    const double experts = plan["model.routed_experts"_in];
    const double redundant = plan[input_of(unit, "redundant_experts")];
    const double ep = plan[input_of(unit, "ep")];
    if (!(experts > 0))
        return failure({PLANNER_TEXT("model", "This model has no routed experts.")});
    if (!is_whole(ep) || ep < 1)
        return failure({PLANNER_TEXT("model", "EP must be a whole number of GPUs.")});
    if (experts + redundant > most || ep > most)
        return failure({PLANNER_TEXT("model", "These are more experts or GPUs than can be shown.")});
    const double per_node = plan["unit.gpus_per_node"_in];
    ExpertTask task;
    task.loads.assign(static_cast<std::size_t>(experts), 1.0);
    task.redundant = static_cast<int>(redundant);
    task.gpus = static_cast<int>(ep);
    task.nodes = static_cast<int>(std::ceil(ep / per_node));
    task.groups = std::max(1, static_cast<int>(plan["model.expert_groups"_in]));
    return task;
}

} // namespace

Result<ExpertTask> expert_task(const Plan& plan, ServingUnit unit) {
    return unit == ServingUnit::decode ? task_of<ServingUnit::decode>(plan)
                                       : task_of<ServingUnit::prefill>(plan);
}

} // namespace planner
