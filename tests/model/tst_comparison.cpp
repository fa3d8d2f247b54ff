// SPDX-License-Identifier: GPL-3.0-or-later
// Plans side by side: which inputs differ, how every figure changes, and which way is good.
#include "tests/model/support.h"

#include "model/analysis/comparison.h"

#include <algorithm>

using namespace planner;
using namespace planner::testing;

class TestComparison : public QObject {
    Q_OBJECT
private slots:
    void changedInputsHaveBothSides();
    void figuresChangeAsTheyAreEvaluated();
    void everyFigureIsThere();
    void directionDecidesBetterOrWorse();
    void wordsHaveNoAmount();
    void measurementsOfAnotherPlanAreNotCompared();
    void missingIsNotCompared();
    void roundingIsNoChange();
    void catalogEntriesAreNamed();
    void fourPlansStandSideBySide();
    void samePlanHasNoChange();
};

namespace {

Comparison against_opening(const std::vector<std::string>& edits) {
    return compare({opening(), edited(opening(), edits)});
}

const ComparedFigure& row(const Comparison& comparison, std::string_view id) {
    return comparison.figures[index_of(figure(id))];
}

const ComparedInput* input(const Comparison& comparison, std::string_view id) {
    const auto found = std::find_if(comparison.inputs.begin(), comparison.inputs.end(),
                                    [&](const ComparedInput& each) { return info(each.parameter).id == id; });
    return found == comparison.inputs.end() ? nullptr : &*found;
}

} // namespace

void TestComparison::changedInputsHaveBothSides() {
    const auto comparison = compare({opening(), preset("exercise-nic-800g")});
    const auto* nic = input(comparison, "network.nic_bandwidth");
    QVERIFY(nic != nullptr);
    QCOMPARE(nic->values, (std::vector<double>{50e9, 100e9})); // 400 and 800 Gb/s
    QCOMPARE(nic->follows, (std::vector<bool>{true, false}));
    QCOMPARE(text(english(nic->sources[1])), QStringLiteral("set in this plan"));
    // The other one is a consequence: after an edit the nodes are sized.
    QCOMPARE(comparison.inputs.size(), std::size_t{2});
    QVERIFY(input(comparison, "service.node_source") != nullptr);
    QCOMPARE(comparison.names[1], std::string("Exercise 2: 800 Gb/s NICs"));
}

void TestComparison::figuresChangeAsTheyAreEvaluated() {
    const auto comparison = against_opening({"network.nic_bandwidth=800Gb/s"});
    const double before = evaluate(opening())["chapter.decode.step_s"_fig];
    const double now = value_after({"network.nic_bandwidth=800Gb/s"}, "chapter.decode.step_s");
    const auto& change = row(comparison, "chapter.decode.step_s").changes[1];
    COMPARE_CLOSE(change.absolute, now - before, 1e-12);
    COMPARE_CLOSE(change.relative, (now - before) / before, 1e-12);
    QCOMPARE(change.verdict, Verdict::better);
    // The chapter's exercise: 38.0 ms become 19.7 ms.
    QVERIFY(std::abs(change.absolute + 18.3e-3) < 0.05e-3);
}

void TestComparison::everyFigureIsThere() {
    const auto comparison = against_opening({"decode.nodes=9"});
    QCOMPARE(comparison.figures.size(), figure_count);
    for (std::size_t index = 0; index < figure_count; ++index) {
        QCOMPARE(index_of(comparison.figures[index].figure), index);
        for (std::size_t side = 0; side < 2; ++side)
            QVERIFY(
                same_value(comparison.figures[index].values[side], comparison.plans[side].figures[index]));
    }
}

void TestComparison::directionDecidesBetterOrWorse() {
    const auto slower = against_opening({"network.nic_bandwidth=200Gb/s"});
    QCOMPARE(row(slower, "estimate.decode.step_s").changes[1].verdict, Verdict::worse);
    QCOMPARE(row(slower, "estimate.decode.tokens_per_gpu_s").changes[1].verdict, Verdict::worse);
    QVERIFY(row(slower, "estimate.decode.step_s").changes[1].absolute > 0);
    QVERIFY(row(slower, "estimate.decode.tokens_per_gpu_s").changes[1].absolute < 0);
    QCOMPARE(row(slower, "service.decode_nodes_per_prefill_node").changes[1].verdict, Verdict::different);
}

void TestComparison::wordsHaveNoAmount() {
    const auto change =
        row(against_opening({"network.nic_bandwidth=800Gb/s"}), "chapter.decode.bottleneck").changes[1];
    QCOMPARE(change.verdict, Verdict::different);
    QVERIFY(is_missing(change.absolute) && is_missing(change.relative));
    const auto full = row(against_opening({"decode.requests_per_rank=200"}), "decode.fits").changes[1];
    QCOMPARE(full.verdict, Verdict::worse);
    QVERIFY(is_missing(full.absolute));
}

void TestComparison::measurementsOfAnotherPlanAreNotCompared() {
    const auto comparison = against_opening({"network.nic_bandwidth=800Gb/s"});
    const auto& measured = row(comparison, "measured.decode.step_s");
    QCOMPARE(measured.of_published, (std::vector<bool>{false, true}));
    QCOMPARE(measured.changes[1].verdict, Verdict::incomparable);
    QVERIFY(!measured.is_changed());
}

void TestComparison::missingIsNotCompared() {
    const auto comparison = against_opening({"pricing.gpu_hour_usd=none"});
    const auto& cost = row(comparison, "service.cost_per_day_usd");
    QVERIFY(is_missing(cost.values[1]));
    QCOMPARE(cost.changes[1].verdict, Verdict::incomparable);
    QVERIFY(is_missing(cost.changes[1].absolute));
}

void TestComparison::roundingIsNoChange() {
    auto plan = evaluate(opening());
    const auto before = plan;
    const auto step = index_of("estimate.decode.step_s"_fig);
    plan.figures[step] *= 1 + 1e-12;
    QCOMPARE(change_of(plan, before, "estimate.decode.step_s"_fig).verdict, Verdict::same);
    plan.figures[step] *= 1 + 1e-6;
    QCOMPARE(change_of(plan, before, "estimate.decode.step_s"_fig).verdict, Verdict::worse);
}

void TestComparison::catalogEntriesAreNamed() {
    const auto comparison = against_opening({"gpu=h20-96g"});
    QCOMPARE(comparison.entries.size(), std::size_t{1});
    QCOMPARE(comparison.entries[0].kind, CatalogKind::gpu);
    QCOMPARE(comparison.entries[0].ids, (std::vector<std::string>{"h800-sxm", "h20-96g"}));
    QVERIFY(input(comparison, "gpu.bf16_flop_per_s") != nullptr);
}

void TestComparison::fourPlansStandSideBySide() {
    std::vector<Scenario> scenarios;
    for (const char* nodes : {"18", "9", "6", "4"})
        scenarios.push_back(edited(opening(), {std::string("decode.nodes=") + nodes}));
    const auto comparison = compare(scenarios);
    QCOMPARE(comparison.plans.size(), most_compared_plans);
    QCOMPARE(input(comparison, "decode.nodes")->values, (std::vector<double>{18, 9, 6, 4}));
    // EP follows the nodes: 8 GPUs each.
    QCOMPARE(input(comparison, "decode.ep")->values, (std::vector<double>{144, 72, 48, 32}));
    QCOMPARE(row(comparison, "estimate.decode.step_s").changes.size(), most_compared_plans);
    QCOMPARE(row(comparison, "estimate.decode.step_s").changes[0].verdict, Verdict::same);
}

void TestComparison::samePlanHasNoChange() {
    const auto comparison = compare({opening(), opening()});
    QVERIFY(comparison.inputs.empty() && comparison.entries.empty());
    for (const auto& each : comparison.figures)
        QVERIFY2(!each.is_changed(), info(each.figure).id.data());
}

QTEST_APPLESS_MAIN(TestComparison)
#include "tst_comparison.moc"
