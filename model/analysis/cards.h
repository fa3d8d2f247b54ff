// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/engine/plan.h"
#include "model/engine/serving_unit.h"

#include <vector>

namespace planner {

/// The cards of a unit with the routed experts of one layer in their slots.
///
/// The plan knows how many copies there are, not which experts are hot; so copies are spread over the first
/// experts, and never beside their original while another card has room. Where EP is smaller than the unit,
/// the cards are those of one EP group.
struct UnitCards {
    struct Slot {
        int expert = -1;        ///< from 0; -1: the slot is empty
        bool redundant = false; ///< a copy beyond the first

        bool operator==(const Slot&) const = default;
    };
    struct Card {
        std::vector<Slot> held;

        bool operator==(const Card&) const = default;
    };

    ServingUnit unit{};
    int nodes = 0; ///< that the cards stand in
    int gpus_per_node = 0;
    int shared_experts = 0; ///< on every card
    int redundant = 0;
    int slots_per_card = 0;
    int empty_slots = 0;
    double cards_in_all = 0; ///< EP; more than `cards` where it is too large to list
    double unit_gpus = 0;    ///< nodes of the unit × GPUs per node
    std::vector<Card> cards;

    bool is_known() const { return !cards.empty(); }
    bool is_complete() const { return cards_in_all == static_cast<double>(cards.size()); }
    bool operator==(const UnitCards&) const = default;
};

/// The cards of a unit of the plan; without cards where the model has no routed experts or where EP is no
/// whole number.
UnitCards unit_cards(const Plan& plan, ServingUnit unit);

} // namespace planner
