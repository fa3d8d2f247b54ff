// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/cards.h"

#include "model/engine/calculation.h"

#include <algorithm>
#include <cmath>

namespace planner {

namespace {

/// Beyond this nobody can see single cards, and a slider must stay smooth.
constexpr double most_slots = 8192;

struct UnitNumbers {
    double experts, redundant, ep, nodes, gpus_per_node, slots, empty;
};

template <ServingUnit unit> UnitNumbers numbers_of(const Plan& plan) {
    return {plan["model.routed_experts"_in],     plan[input_of(unit, "redundant_experts")],
            plan[input_of(unit, "ep")],          plan[input_of(unit, "nodes")],
            plan["unit.gpus_per_node"_in],       plan[figure_of(unit, "routed_experts_per_gpu")],
            plan[figure_of(unit, "empty_slots")]};
}

bool is_whole(double value) { return std::isfinite(value) && value == std::floor(value); }

bool holds(const UnitCards::Card& card, int expert) {
    return std::any_of(card.held.begin(), card.held.end(),
                       [expert](const auto& slot) { return slot.expert == expert; });
}

/// The cards take turns. A copy passes over cards that hold its expert, unless no other has room.
void fill(std::vector<UnitCards::Card>& cards, int experts, int redundant, std::size_t room) {
    std::size_t turn = 0;
    const auto next_with_room = [&](int expert) {
        std::size_t fallback = cards.size();
        for (std::size_t step = 0; step < cards.size(); ++step) {
            const auto index = (turn + step) % cards.size();
            if (cards[index].held.size() >= room)
                continue;
            if (!holds(cards[index], expert))
                return index;
            fallback = std::min(fallback, index);
        }
        return fallback;
    };
    for (int number = 0; number < experts + redundant; ++number) {
        const int expert = number % experts;
        const auto index = next_with_room(expert);
        if (index == cards.size())
            return;
        cards[index].held.push_back({expert, number >= experts});
        turn = index + 1;
    }
}

} // namespace

UnitCards unit_cards(const Plan& plan, ServingUnit unit) {
    const auto n = unit == ServingUnit::decode ? numbers_of<ServingUnit::decode>(plan)
                                               : numbers_of<ServingUnit::prefill>(plan);
    UnitCards result;
    result.unit = unit;
    if (!(n.experts > 0) || !is_whole(n.ep) || n.ep < 1 || !is_whole(n.slots) || !(n.gpus_per_node >= 1))
        return result;
    result.shared_experts = static_cast<int>(plan["model.shared_experts"_in]);
    result.redundant = static_cast<int>(n.redundant);
    result.slots_per_card = static_cast<int>(n.slots);
    result.empty_slots = static_cast<int>(n.empty);
    result.cards_in_all = n.ep;
    result.unit_gpus = n.nodes * n.gpus_per_node;
    result.gpus_per_node = static_cast<int>(n.gpus_per_node);
    result.nodes = static_cast<int>(std::ceil(n.ep / n.gpus_per_node));
    if (n.ep * n.slots > most_slots)
        return result;
    result.cards.resize(static_cast<std::size_t>(n.ep));
    fill(result.cards, static_cast<int>(n.experts), result.redundant, static_cast<std::size_t>(n.slots));
    for (auto& card : result.cards)
        card.held.resize(static_cast<std::size_t>(n.slots));
    return result;
}

} // namespace planner
