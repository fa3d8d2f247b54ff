// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/problem.h"

#include <cstdint>
#include <vector>

namespace planner {

/// What an expert balancer is asked: the routed experts of one layer, and the cards that they go to.
struct ExpertTask {
    std::vector<double> loads; ///< of each expert: tokens, or a share of them
    int redundant = 0;         ///< copies beyond one of each expert
    int gpus = 1;
    int nodes = 1;  ///< of the cards; counts for the grouped policy alone
    int groups = 1; ///< of the experts, which stay on one node by the grouped policy

    bool operator==(const ExpertTask&) const = default;
};

/// How experts are placed; after each other the ladder from no balance to all of it.
enum class ExpertPolicy : std::uint8_t {
    in_order,       ///< by their numbers, spare copies to the first experts: nothing is balanced
    copies_in_turn, ///< spare copies to the first experts, but packed heaviest first
    global,         ///< copies for the hottest, packed heaviest first over all cards
    grouped         ///< first groups to nodes, then as `global` within each node
};

/// One decision of a balancer.
struct ExpertStep {
    enum class Kind : std::uint8_t {
        group, ///< a group of experts goes to a node
        copy,  ///< an expert gets one more copy, so that each carries less
        place  ///< a copy goes to a slot of a card
    };
    Kind kind{};
    int subject = 0; ///< group, or expert
    int node = 0;    ///< of a group or a copy within a node
    int gpu = -1;    ///< of a placed copy
    double load = 0; ///< of the group, of one copy after the expert got one more, or of the placed copy
};

/// Cards with what stands in their slots, while a balancer works or when it is done.
struct ExpertPlacement {
    int gpus = 0;
    int slots_per_gpu = 0;
    std::vector<int> in_slots;      ///< expert of each slot, card after card; -1 while it is empty
    std::vector<int> copies;        ///< of each expert
    std::vector<int> node_of_group; ///< -1 while it has none; empty without groups
    std::vector<double> gpu_loads;

    int expert_at(int gpu, int slot) const {
        return in_slots[static_cast<std::size_t>(gpu) * static_cast<std::size_t>(slots_per_gpu) +
                        static_cast<std::size_t>(slot)];
    }
};

/// What is wrong with a task for a policy, if anything.
Result<void> check_task(const ExpertTask& task, ExpertPolicy policy);

/// The decisions of a policy, in order. The task must pass `check_task`.
std::vector<ExpertStep> balance_experts(const ExpertTask& task, ExpertPolicy policy);

/// How the cards look after the first `count` steps.
ExpertPlacement placement_after(const ExpertTask& task, const std::vector<ExpertStep>& steps,
                                std::size_t count);

/// The placement when all steps are done.
ExpertPlacement placed_experts(const ExpertTask& task, ExpertPolicy policy);

/// Slots that hold an expert which stands on the same card already: such a copy takes no load off anything.
int wasted_slots(const ExpertPlacement& placement);

/// Slots of a card that hold a copy which is not the first of its expert.
bool is_redundant(const ExpertPlacement& placement, int gpu, int slot);

/// The example that the published balancer is explained with: two layers of 12 experts in 4 groups, 4
/// redundant ones, 2 nodes with 4 cards each.
ExpertTask published_expert_example(int layer);

} // namespace planner
