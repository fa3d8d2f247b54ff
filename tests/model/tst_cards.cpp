// SPDX-License-Identifier: GPL-3.0-or-later
// A unit as cards with experts: nothing lost, nothing twice on a card, empty slots where the plan says so.
#include "model/analysis/cards.h"
#include "model/analysis/placement_stops.h"
#include "tests/model/generators.h"
#include "tests/model/support.h"

#include <map>

using namespace planner;
using namespace planner::testing;

class TestCards : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { FIX_SEED(); }
    void publishedUnits();
    void unevenUnitShowsItsEmptySlots();
    void epSmallerThanTheUnit();
    void stopsLeaveNoSlotEmpty();
    void nothingToPlace();
    void tooManyToList();
    void cardsAgreeWithThePlan();
};

namespace {

UnitCards cards_after(const std::vector<std::string>& edits, ServingUnit unit) {
    return unit_cards(evaluate(edited(opening(), edits)), unit);
}

/// How often each expert stands, with empty slots under -1.
std::map<int, int> counts(const UnitCards& cards) {
    std::map<int, int> found;
    for (const auto& card : cards.cards)
        for (const auto& slot : card.held)
            ++found[slot.expert];
    return found;
}

int marked(const UnitCards& cards) {
    int count = 0;
    for (const auto& card : cards.cards)
        for (const auto& slot : card.held)
            count += slot.redundant ? 1 : 0;
    return count;
}

bool twice_on_a_card(const UnitCards& cards) {
    for (const auto& card : cards.cards) {
        std::map<int, int> seen;
        for (const auto& slot : card.held)
            if (slot.expert >= 0 && ++seen[slot.expert] > 1)
                return true;
    }
    return false;
}

} // namespace

void TestCards::publishedUnits() {
    const auto decode = cards_after({}, ServingUnit::decode);
    QCOMPARE(decode.nodes, 18);
    QCOMPARE(decode.gpus_per_node, 8);
    QCOMPARE(decode.cards.size(), std::size_t{144});
    QCOMPARE(decode.slots_per_card, 2);
    QCOMPARE(decode.shared_experts, 1);
    QCOMPARE(decode.empty_slots, 0);
    QCOMPARE(marked(decode), 32);
    QVERIFY(decode.is_complete());
    const auto prefill = cards_after({}, ServingUnit::prefill);
    QCOMPARE(prefill.nodes, 4);
    QCOMPARE(prefill.cards.size(), std::size_t{32});
    QCOMPARE(prefill.slots_per_card, 9);
    QCOMPARE(marked(prefill), 32);
    for (const auto* unit : {&decode, &prefill}) {
        const auto found = counts(*unit);
        QCOMPARE(found.size(), std::size_t{256});
        QVERIFY(!twice_on_a_card(*unit));
        for (const auto& [expert, times] : found)
            QCOMPARE(times, expert < 32 ? 2 : 1);
    }
}

void TestCards::unevenUnitShowsItsEmptySlots() {
    // 256 + 32 over 160 cards: two slots each, 32 of 320 empty.
    const auto cards = cards_after({"decode.nodes=20"}, ServingUnit::decode);
    QCOMPARE(cards.empty_slots, 32);
    QCOMPARE(counts(cards)[-1], 32);
    // No card has two empty slots while another has none to spare.
    for (const auto& card : cards.cards)
        QVERIFY(card.held.front().expert >= 0);
}

void TestCards::epSmallerThanTheUnit() {
    const auto cards = cards_after({"decode.ep=72"}, ServingUnit::decode);
    QCOMPARE(cards.cards.size(), std::size_t{72});
    QCOMPARE(cards.nodes, 9);
    QCOMPARE(cards.unit_gpus, 144.0);
}

void TestCards::stopsLeaveNoSlotEmpty() {
    const auto scenario = opening();
    const auto stops = placement_stops(scenario, evaluate(scenario), "decode.ep"_in);
    QVERIFY(stops.size() > 5);
    for (const double ep : stops) {
        const auto cards =
            cards_after({"decode.ep=" + std::to_string(static_cast<int>(ep))}, ServingUnit::decode);
        QVERIFY(cards.is_complete());
        QCOMPARE(counts(cards).count(-1), std::size_t{0});
        QCOMPARE(counts(cards).size(), std::size_t{256});
    }
}

void TestCards::nothingToPlace() {
    const auto dense = cards_after({"model=llama-3.1-70b"}, ServingUnit::decode);
    QVERIFY(!dense.is_known());
}

void TestCards::tooManyToList() {
    const auto cards = cards_after({"decode.ep=100000"}, ServingUnit::decode);
    QVERIFY(cards.cards.empty());
    QCOMPARE(cards.cards_in_all, 100000.0);
    QVERIFY(!cards.is_complete());
}

void TestCards::cardsAgreeWithThePlan() {
    VERIFY_PROPERTY("experts, copies and empty slots are those of the plan", [] {
        const auto plan = evaluate(random_sensible_scenario());
        for (const auto unit : {ServingUnit::decode, ServingUnit::prefill}) {
            const auto cards = unit_cards(plan, unit);
            if (!cards.is_known())
                continue;
            const auto experts = static_cast<int>(plan["model.routed_experts"_in]);
            auto found = counts(cards);
            RC_ASSERT(found[-1] == cards.empty_slots);
            found.erase(-1);
            RC_ASSERT(found.size() == static_cast<std::size_t>(experts));
            RC_ASSERT(marked(cards) == cards.redundant);
            RC_ASSERT(cards.nodes * cards.gpus_per_node >= static_cast<int>(cards.cards.size()));
            // A copy beside its original is of no use; with at most as many copies as experts none is needed.
            if (cards.redundant <= experts && cards.cards.size() > 1 && cards.empty_slots == 0)
                RC_ASSERT(!twice_on_a_card(cards));
        }
    });
}

QTEST_APPLESS_MAIN(TestCards)
#include "tst_cards.moc"
