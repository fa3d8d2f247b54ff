// SPDX-License-Identifier: GPL-3.0-or-later
// Sensitivity: every input moved on its own, and what the figures do.
#include "tests/model/support.h"

#include "model/analysis/sensitivity.h"
#include "model/scenario/check_value.h"

#include <algorithm>

using namespace planner;
using namespace planner::testing;

class TestInputEffects : public QObject {
    Q_OBJECT
private slots:
    void everyInputIsMoved();
    void endsAreWhatTheEngineSays();
    void wholeNumbersStayWhole();
    void expertsStayEvenlyPlaced();
    void wordsGoToTheirNeighbours();
    void impossibleValuesAreFlagged();
    void brokenRulesAreFlagged();
    void missingAndZeroHaveNoEnds();
    void strongestComesFirst();
    void priceMovesTheCostByTheSameShare();
    void moneyIsOfSizedNodes();
    void spanIsTaken();
};

namespace {

const InputEffect& effect(const Sensitivity& result, std::string_view id) {
    return result.effects[index_of(find_parameter(id).value())];
}

Sensitivity of_step() { return sensitivity(opening(), {"estimate.decode.step_s"_fig}); }

} // namespace

void TestInputEffects::everyInputIsMoved() {
    const auto result = of_step();
    QCOMPARE(result.effects.size(), parameter_count);
    for (std::size_t index = 0; index < parameter_count; ++index) {
        const auto& each = result.effects[index];
        QCOMPARE(index_of(each.parameter), index);
        // Nothing is dropped without a word: an end is evaluated, illegal, or there is nothing to step to.
        for (const auto* end : {&each.low, &each.high}) {
            const bool legal = !std::isnan(end->value) && check_value(each.parameter, end->value).has_value();
            QCOMPARE(end->state == EndState::evaluated, legal);
            QCOMPARE(end->state == EndState::none, static_cast<bool>(std::isnan(end->value)));
        }
    }
}

void TestInputEffects::endsAreWhatTheEngineSays() {
    const auto result = of_step();
    const auto& nic = effect(result, "network.nic_bandwidth");
    QCOMPARE(nic.present, 50e9);
    COMPARE_CLOSE(nic.low.value, 40e9, 1e-12);
    COMPARE_CLOSE(nic.high.value, 60e9, 1e-12);
    COMPARE_CLOSE(nic.low.figures[0],
                  value_after({"network.nic_bandwidth=320Gb/s"}, "estimate.decode.step_s"), 1e-9);
    COMPARE_CLOSE(nic.high.figures[0],
                  value_after({"network.nic_bandwidth=480Gb/s"}, "estimate.decode.step_s"), 1e-9);
}

void TestInputEffects::wholeNumbersStayWhole() {
    const auto result = of_step();
    for (const auto& each : result.effects) {
        if (info(each.parameter).scale != Scale::whole || !info(each.parameter).choices.empty())
            continue;
        for (const auto* end : {&each.low, &each.high})
            if (end->state == EndState::evaluated) {
                QCOMPARE(end->value, std::round(end->value));
                QVERIFY(std::abs(end->value - each.present) >= 1);
            }
    }
    // A fifth of one draft is none; the next whole number is tried.
    QCOMPARE(effect(result, "decode.draft_tokens").low.value, 0.0);
    QCOMPARE(effect(result, "decode.draft_tokens").high.value, 2.0);
}

void TestInputEffects::expertsStayEvenlyPlaced() {
    const auto result = of_step();
    const auto& nodes = effect(result, "decode.nodes");
    // 288 experts on 8 GPUs a node: even on 1, 2, 3, 4, 6, 9, 12, 18 and 36 nodes. 18 x 0.8 lies nearest
    // to 12.
    QCOMPARE(nodes.low.value, 12.0);
    QCOMPARE(nodes.high.value, 36.0);
}

void TestInputEffects::wordsGoToTheirNeighbours() {
    const auto result = of_step();
    const auto& weights = effect(result, "precision.weights"); // bf16, fp8, fp4
    QCOMPARE(weights.present, 1.0);
    QCOMPARE(weights.low.value, 0.0);
    QCOMPARE(weights.high.value, 2.0);
    QCOMPARE(effect(result, "decode.overlap").high.state, EndState::none); // the last word
}

void TestInputEffects::impossibleValuesAreFlagged() {
    const auto result = of_step();
    const auto& share = effect(result, "gpu.sustained_share"); // 87.5 %
    QCOMPARE(share.high.state, EndState::illegal);
    COMPARE_CLOSE(share.high.value, share.present * 1.2, 1e-12);
    QVERIFY(share.high.value > 1);
    QVERIFY(is_missing(share.high.figures[0]));
    QCOMPARE(share.low.state, EndState::evaluated);
}

void TestInputEffects::brokenRulesAreFlagged() {
    // The plan with 130 requests just fits; a fifth more does not.
    const auto full =
        sensitivity(edited(opening(), {"decode.requests_per_rank=130"}), {"decode.memory.free_bytes"_fig});
    const auto& requests = effect(full, "decode.requests_per_rank");
    QVERIFY(requests.high.breaks);
    QVERIFY(!requests.low.breaks);
    QVERIFY(requests.high.figures[0] < 0); // and the figure is there all the same
}

void TestInputEffects::missingAndZeroHaveNoEnds() {
    const auto result = sensitivity(
        edited(opening(), {"pricing.gpu_hour_usd=none", "decode.draft_tokens=0", "decode.tokens_per_step=1"}),
        {"estimate.decode.step_s"_fig});
    QCOMPARE(effect(result, "pricing.gpu_hour_usd").low.state, EndState::none);
    QCOMPARE(effect(result, "decode.draft_tokens").high.state, EndState::none);
}

void TestInputEffects::strongestComesFirst() {
    const auto result = sensitivity(opening(), {"estimate.decode.step_s"_fig, "service.markup"_fig});
    for (std::size_t at = 0; at < result.figures.size(); ++at) {
        const auto order = result.ranked(at);
        QVERIFY(order.size() > 20);
        QVERIFY(std::is_sorted(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return std::abs(result.swing(result.effects[a], at)) >
                   std::abs(result.swing(result.effects[b], at));
        }));
        QVERIFY(std::abs(result.swing(result.effects[order.back()], at)) > 0);
    }
    // A price moves the markup and not the step.
    const auto price = index_of("pricing.gpu_hour_usd"_in);
    const auto contains = [&](std::size_t at) {
        const auto order = result.ranked(at);
        return std::find(order.begin(), order.end(), price) != order.end();
    };
    QVERIFY(!contains(0));
    QVERIFY(contains(1));
}

void TestInputEffects::priceMovesTheCostByTheSameShare() {
    const auto result = sensitivity(opening(), {"service.cost_per_day_usd"_fig});
    const auto& price = effect(result, "pricing.gpu_hour_usd");
    COMPARE_CLOSE(result.change(price.low, 0), -0.2, 1e-9);
    COMPARE_CLOSE(result.change(price.high, 0), 0.2, 1e-9);
}

void TestInputEffects::moneyIsOfSizedNodes() {
    const auto result = sensitivity(opening(), {"service.average_nodes"_fig});
    COMPARE_CLOSE(result.present[0], value_after({"service.node_source=sized"}, "service.average_nodes"),
                  1e-12);
    // A tenth of a per cent lies between sized and published; it must not look like an effect of every input.
    QVERIFY(result.swing(effect(result, "pricing.gpu_hour_usd"), 0) == 0);
}

void TestInputEffects::spanIsTaken() {
    const auto narrow = sensitivity(opening(), {"estimate.decode.step_s"_fig}, 0.1);
    COMPARE_CLOSE(effect(narrow, "network.nic_bandwidth").high.value, 55e9, 1e-12);
}

QTEST_APPLESS_MAIN(TestInputEffects)
#include "tst_input_effects.moc"
