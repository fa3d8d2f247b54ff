// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/balancers/experts.h"

#include "model/analysis/balancers/packing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>

namespace planner {

namespace {

int experts_of(const ExpertTask& task) { return static_cast<int>(task.loads.size()); }

int room_of(const ExpertTask& task) {
    return (experts_of(task) + task.redundant + task.gpus - 1) / task.gpus;
}

std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// Copies of the experts of one node.
struct Copies {
    std::vector<int> experts; ///< of each copy: first one of each, then the spare ones as they were given
    std::vector<int> counts;  ///< of each expert of the task
};

/// One of each, then `spare` more: for the expert whose copies carry most, or simply in turn.
Copies copied(const ExpertTask& task, const std::vector<int>& experts, int spare, bool hottest, int node,
              std::vector<ExpertStep>& steps) {
    Copies result{experts, std::vector<int>(task.loads.size(), 0)};
    for (const int expert : experts)
        result.counts[at(expert)] = 1;
    const auto carried = [&](int expert) { return task.loads[at(expert)] / result.counts[at(expert)]; };
    for (int number = 0; number < spare; ++number) {
        int chosen = experts[at(number) % experts.size()];
        if (hottest)
            chosen = *std::max_element(experts.begin(), experts.end(),
                                       [&](int a, int b) { return carried(a) < carried(b); });
        ++result.counts[at(chosen)];
        result.experts.push_back(chosen);
        steps.push_back({ExpertStep::Kind::copy, chosen, node, -1, carried(chosen)});
    }
    return result;
}

/// Copies onto the cards of a node, the first of which is `first_gpu`.
void place(const ExpertTask& task, const Copies& copies, int node, int first_gpu, int gpus, bool balanced,
           std::vector<ExpertStep>& steps) {
    std::vector<double> loads;
    loads.reserve(copies.experts.size());
    for (const int expert : copies.experts)
        loads.push_back(task.loads[at(expert)] / copies.counts[at(expert)]);
    const int room = room_of(task);
    const auto add = [&](int copy, int gpu) {
        steps.push_back(
            {ExpertStep::Kind::place, copies.experts[at(copy)], node, first_gpu + gpu, loads[at(copy)]});
    };
    if (balanced) {
        for (const auto& [copy, gpu] : pack_heaviest_first(loads, gpus, room))
            add(copy, gpu);
        return;
    }
    for (int copy = 0; copy < static_cast<int>(loads.size()); ++copy)
        add(copy, copy / room);
}

/// Which experts each node gets: whole groups, heaviest first.
std::vector<std::vector<int>> grouped_experts(const ExpertTask& task, std::vector<ExpertStep>& steps) {
    const int size = experts_of(task) / task.groups;
    std::vector<double> loads(at(task.groups), 0.0);
    for (int expert = 0; expert < experts_of(task); ++expert)
        loads[at(expert / size)] += task.loads[at(expert)];
    std::vector<std::vector<int>> result(at(task.nodes));
    for (const auto& [group, node] : pack_heaviest_first(loads, task.nodes, task.groups / task.nodes)) {
        steps.push_back({ExpertStep::Kind::group, group, node, -1, loads[at(group)]});
        for (int expert = group * size; expert < (group + 1) * size; ++expert)
            result[at(node)].push_back(expert);
    }
    return result;
}

tl::unexpected<Problem> uneven(const char* pattern, int number, int parts) {
    return failure({pattern, {{"number", std::to_string(number)}, {"parts", std::to_string(parts)}}});
}

} // namespace

Result<void> check_task(const ExpertTask& task, ExpertPolicy policy) {
    if (task.loads.empty())
        return failure({PLANNER_TEXT("model", "There are no experts to place.")});
    if (!std::all_of(task.loads.begin(), task.loads.end(),
                     [](double load) { return std::isfinite(load) && load >= 0; }))
        return failure({PLANNER_TEXT("model", "Loads of experts must be numbers from 0 up.")});
    if (task.gpus < 1 || task.nodes < 1 || task.groups < 1 || task.redundant < 0)
        return failure(
            {PLANNER_TEXT("model", "GPUs, nodes and groups must be at least 1, copies at least 0.")});
    if (policy != ExpertPolicy::grouped)
        return {};
    if (experts_of(task) % task.groups != 0)
        return uneven(PLANNER_TEXT("model", "{number} experts do not divide into {parts} groups."),
                      experts_of(task), task.groups);
    if (task.groups % task.nodes != 0)
        return uneven(PLANNER_TEXT("model",
                                   "{number} expert groups do not divide over {parts} nodes: then only the "
                                   "global policy is possible."),
                      task.groups, task.nodes);
    if (task.gpus % task.nodes != 0)
        return uneven(PLANNER_TEXT("model", "{number} GPUs do not divide over {parts} nodes."), task.gpus,
                      task.nodes);
    if ((experts_of(task) + task.redundant) % task.nodes != 0)
        return uneven(PLANNER_TEXT("model", "{number} experts and copies do not divide over {parts} nodes."),
                      experts_of(task) + task.redundant, task.nodes);
    return {};
}

std::vector<ExpertStep> balance_experts(const ExpertTask& task, ExpertPolicy policy) {
    std::vector<ExpertStep> steps;
    const bool grouped = policy == ExpertPolicy::grouped;
    const bool hottest = grouped || policy == ExpertPolicy::global;
    const int nodes = grouped ? task.nodes : 1;
    std::vector<std::vector<int>> experts(1);
    if (grouped) {
        experts = grouped_experts(task, steps);
    } else {
        experts.front().resize(task.loads.size());
        std::iota(experts.front().begin(), experts.front().end(), 0);
    }
    std::vector<Copies> copies;
    const int copies_per_node = (experts_of(task) + task.redundant) / nodes;
    for (int node = 0; node < nodes; ++node) {
        const auto& own = experts[at(node)];
        copies.push_back(
            copied(task, own, copies_per_node - static_cast<int>(own.size()), hottest, node, steps));
    }
    const int gpus = task.gpus / nodes;
    for (int node = 0; node < nodes; ++node)
        place(task, copies[at(node)], node, node * gpus, gpus, policy != ExpertPolicy::in_order, steps);
    return steps;
}

ExpertPlacement placement_after(const ExpertTask& task, const std::vector<ExpertStep>& steps,
                                std::size_t count) {
    ExpertPlacement result;
    result.gpus = task.gpus;
    result.slots_per_gpu = room_of(task);
    result.in_slots.assign(at(task.gpus) * at(result.slots_per_gpu), -1);
    result.copies.assign(task.loads.size(), 1);
    result.gpu_loads.assign(at(task.gpus), 0.0);
    std::vector<int> filled(at(task.gpus), 0);
    for (std::size_t index = 0; index < std::min(count, steps.size()); ++index) {
        const auto& step = steps[index];
        if (step.kind == ExpertStep::Kind::group) {
            result.node_of_group.resize(at(task.groups), -1);
            result.node_of_group[at(step.subject)] = step.node;
        } else if (step.kind == ExpertStep::Kind::copy) {
            ++result.copies[at(step.subject)];
        } else {
            auto& used = filled[at(step.gpu)];
            result.in_slots[at(step.gpu) * at(result.slots_per_gpu) + at(used)] = step.subject;
            ++used;
            result.gpu_loads[at(step.gpu)] += step.load;
        }
    }
    return result;
}

ExpertPlacement placed_experts(const ExpertTask& task, ExpertPolicy policy) {
    const auto steps = balance_experts(task, policy);
    return placement_after(task, steps, steps.size());
}

int wasted_slots(const ExpertPlacement& placement) {
    int wasted = 0;
    for (int gpu = 0; gpu < placement.gpus; ++gpu) {
        std::set<int> seen;
        for (int slot = 0; slot < placement.slots_per_gpu; ++slot)
            if (const int expert = placement.expert_at(gpu, slot); expert >= 0 && !seen.insert(expert).second)
                ++wasted;
    }
    return wasted;
}

bool is_redundant(const ExpertPlacement& placement, int gpu, int slot) {
    const int expert = placement.expert_at(gpu, slot);
    const auto place = static_cast<std::ptrdiff_t>(gpu) * placement.slots_per_gpu + slot;
    const auto begin = placement.in_slots.begin();
    return expert >= 0 && std::find(begin, begin + place, expert) != begin + place;
}

ExpertTask published_expert_example(int layer) {
    static constexpr std::array<std::array<double, 12>, 2> loads{
        {{90, 132, 40, 61, 104, 165, 39, 4, 73, 56, 183, 86},
         {20, 107, 104, 64, 19, 197, 187, 157, 172, 86, 16, 27}}};
    const auto& row = loads.at(at(layer));
    return {{row.begin(), row.end()}, 4, 8, 2, 4};
}

} // namespace planner
