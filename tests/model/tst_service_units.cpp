// SPDX-License-Identifier: GPL-3.0-or-later
// Whole units by hour: rounding, minimum, headroom, stay, what rates the sizing rests on, and which pool
// saturates.
#include "model/engine/day/pool_day.h"
#include "model/explain/explanation.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestServiceUnits : public QObject {
    Q_OBJECT
private slots:
    void publishedDay_data();
    void publishedDay();
    void within30NodesOfEveryPublishedHour();
    void unitsOfAPool();
    void stay();
    void wholeUnitsArePaid();
    void headroomMinimumAndStayCost();
    void rateSources();
    void growth();
    void firstSaturated();
    void loopExplainsItself();
};

namespace {

Hourly flat_with(std::initializer_list<std::pair<std::size_t, double>> changes) {
    Hourly result{};
    result.fill(1);
    for (const auto& [hour, value] : changes)
        result.at(hour) = value;
    return result;
}

} // namespace

void TestServiceUnits::publishedDay_data() {
    QTest::addColumn<double>("expected");
    const auto row = [](const char* id, double expected) { QTest::newRow(id) << expected; };
    row("service.average_nodes", 226.75);
    row("service.peak_nodes", 278);
    row("service.freed_node_hours", (278 - 226.75) * 24); // 1,230 for research and training
    row("service.peak_over_mean", 278 / 226.75);
    row("service.prefill_units", 95.48218503442385 / 4);  // 23.9
    row("service.decode_units", 131.38138138138137 / 18); // 7.3
    row("service.live_requests", 168e9 / 86400 / 21);     // 92.6 k, Little's law
    // 95.48 x 1.226 / 4 = 29.3 and 131.38 x 1.226 / 18 = 8.95; at 68 nodes 7.16 and 2.19
    row("service.units.peak_prefill_units", 30);
    row("service.units.peak_decode_units", 9);
    row("service.units.low_prefill_units", 8);
    row("service.units.low_decode_units", 3);
    row("service.units.peak_nodes", 30 * 4 + 9 * 18);
}

void TestServiceUnits::publishedDay() {
    QFETCH(double, expected);
    COMPARE_CLOSE(evaluate(opening())[figure(QTest::currentDataTag())], expected, 1e-12);
}

void TestServiceUnits::within30NodesOfEveryPublishedHour() {
    // Sized from the income by hour, with a constant mix of tokens, no headroom, each pool rounded by itself.
    const auto plan = evaluate(edited(
        opening(), {"workload.profile=income", "service.node_source=sized", "service.rounding=whole"}));
    QVERIFY2(plan["service.units.published_gap_nodes"_fig] <= 30,
             qPrintable(QString::number(plan["service.units.published_gap_nodes"_fig])));
    QCOMPARE(plan["service.average_nodes"_fig], plan["service.units.average_nodes"_fig]);
    // Of another service no hours are published to compare with.
    QVERIFY(is_missing(value_after({"measured.average_nodes=100"}, "service.units.published_gap_nodes")));
}

void TestServiceUnits::unitsOfAPool() {
    const auto relative = flat_with({{3, 0.25}, {12, 2}});
    const auto plain = size_pool({.mean_nodes = 10, .nodes_per_unit = 4}, relative);
    QCOMPARE(plain.needed_nodes.at(12), 20.0);
    QCOMPARE(plain.units.at(0), 3.0); // 10 / 4
    QCOMPARE(plain.units.at(3), 1.0);
    QCOMPARE(plain.units.at(12), 5.0);
    const auto kept =
        size_pool({.mean_nodes = 10, .nodes_per_unit = 4, .headroom = 0.21, .minimum_units = 2}, relative);
    QCOMPARE(kept.units.at(0), 4.0); // 12.1 / 4
    QCOMPARE(kept.units.at(3), 2.0);
    QCOMPARE(kept.units.at(12), 7.0); // 24.2 / 4
    // A demand that fills its units to the last digit starts no further one.
    QCOMPARE(size_pool({.mean_nodes = 0.1 * 3, .nodes_per_unit = 0.1}, flat_with({})).units.at(0), 3.0);
    QVERIFY(is_missing(size_pool({.mean_nodes = not_given}, relative).units.at(0)));
}

void TestServiceUnits::stay() {
    const auto units_of = [](double stay, const Hourly& relative) {
        return size_pool({.mean_nodes = 1, .nodes_per_unit = 1, .stay_hours = stay}, relative).units;
    };
    // One unit always, a second one from 12 on and a third at 14 and 15; each goes on for four hours.
    const auto expected = flat_with({{12, 2}, {13, 2}, {14, 3}, {15, 3}, {16, 3}, {17, 3}, {18, 3}});
    QCOMPARE(units_of(4, flat_with({{12, 2}, {14, 3}, {15, 3}})), expected);
    // The day repeats itself: what starts before midnight stays beyond it.
    QCOMPARE(units_of(3, flat_with({{23, 2}})), flat_with({{23, 2}, {0, 2}, {1, 2}}));
    const auto all_day = units_of(24, flat_with({{5, 2}}));
    QVERIFY(std::all_of(all_day.begin(), all_day.end(), [](double units) { return units == 2; }));
}

void TestServiceUnits::wholeUnitsArePaid() {
    const auto plan = evaluate(edited(opening(), {"service.rounding=whole"})); // an edit of the sizing: sized
    QCOMPARE(text(word_of(plan, "service.node_source"_fig)), "sized");
    QCOMPARE(plan["service.average_nodes"_fig], plan["service.units.average_nodes"_fig]);
    QCOMPARE(plan["service.peak_nodes"_fig], 282.0);
    COMPARE_CLOSE(plan["service.cost_per_day_usd"_fig], plan["service.units.average_nodes"_fig] * 384, 1e-12);
    COMPARE_CLOSE(plan["service.units.utilisation"_fig],
                  226.86356641580522 / plan["service.units.average_nodes"_fig], 1e-12);
    COMPARE_CLOSE(plan["service.cost_idle_per_day_usd"_fig],
                  plan["service.units.idle_share"_fig] * plan["service.cost_per_day_usd"_fig], 1e-9);
}

void TestServiceUnits::headroomMinimumAndStayCost() {
    const double base = value_after({}, "service.units.average_nodes");
    for (const auto* edit : {"service.headroom=20%", "service.min_prefill_units=20",
                             "service.min_decode_units=6", "service.stay_hours=12"})
        QVERIFY2(value_after({edit}, "service.units.average_nodes") > base, edit);
    // Units that stay all day: the peak at every hour, nothing to free.
    QCOMPARE(value_after({"service.stay_hours=24"}, "service.units.average_nodes"), 282.0);
    QCOMPARE(value_after({"service.stay_hours=24"}, "service.units.freed_node_hours"), 0.0);
}

void TestServiceUnits::rateSources() {
    const auto typed = evaluate(
        edited(opening(), {"service.rate_source=typed", "service.typed_decode_tokens_per_node_s=29600",
                           "service.typed_prefill_tokens_per_node_s=147400"}));
    COMPARE_CLOSE(typed["service.decode_nodes"_fig], 131.38138138138137 / 2, 1e-12);
    COMPARE_CLOSE(typed["service.prefill_nodes"_fig], 95.48218503442385 / 2, 1e-12);
    const auto estimate = evaluate(edited(opening(), {"service.rate_source=estimate"}));
    COMPARE_CLOSE(estimate["service.decode_tokens_per_node_s"_fig],
                  estimate["estimate.decode.tokens_per_gpu_s"_fig] * 8, 1e-12);
    COMPARE_CLOSE(estimate["service.prefill_tokens_per_node_s"_fig],
                  estimate["estimate.prefill.input_tokens_per_gpu_s"_fig] * 8, 1e-12);
    // Nothing typed: a dash.
    QVERIFY(is_missing(value_after({"service.rate_source=typed"}, "service.average_nodes")));
}

void TestServiceUnits::growth() {
    const auto plan = evaluate(edited(opening(), {"workload.growth=2"}));
    COMPARE_CLOSE(plan["service.average_nodes"_fig], 2 * 226.86356641580522, 1e-12);
    COMPARE_CLOSE(plan["service.revenue_per_day_usd"_fig], 2 * 562100, 1e-12);
    COMPARE_CLOSE(plan["service.markup"_fig], 562100 / (226.86356641580522 * 384) - 1, 1e-9);
}

void TestServiceUnits::firstSaturated() {
    // At the peak 117.06 of 30 x 4 prefill nodes and 161.07 of 9 x 18 decode nodes are needed.
    QCOMPARE(text(word_of(evaluate(opening()), "service.units.first_saturated"_fig)), "decode");
    // 10 decode units carry more than that, and prefill stays at 97.5 %.
    const auto plan = evaluate(edited(opening(), {"service.min_decode_units=10"}));
    QCOMPARE(text(word_of(plan, "service.units.first_saturated"_fig)), "prefill");
}

void TestServiceUnits::loopExplainsItself() {
    const Explainer explainer(opening());
    const auto units = explainer.explain("service.units.peak_decode_units"_fig);
    QCOMPARE(
        text(english(units.formula)),
        "over 24 h(Decode nodes, Nodes, Traffic by hour, Headroom, Decode units, at least, A unit stays)");
    QCOMPARE(units.operands.size(), 6U);
    QVERIFY(explainer.dimension_errors().empty());
}

QTEST_APPLESS_MAIN(TestServiceUnits)
#include "tst_service_units.moc"
