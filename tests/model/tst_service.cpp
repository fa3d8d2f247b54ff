// SPDX-License-Identifier: GPL-3.0-or-later
// The published day (issue 2, point 9), and what an edit makes of it (DESIGN 5.4).
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestService : public QObject {
    Q_OBJECT
private slots:
    void publishedDay_data();
    void publishedDay();
    void publishedDayCloses();
    void fasterNetworkNeedsFewerNodes();
    void smallerUnitNeedsMoreNodes();
    void moreTrafficNeedsMoreNodes();
    void whatLeavesTheNodesPublished_data();
    void whatLeavesTheNodesPublished();
    void sourceSetByHand();
    void fasterGpuNeedsFewerPrefillNodes();
};

void TestService::publishedDay_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char* id, double expected, double tolerance) {
        QTest::newRow(id) << QString(id) << expected << tolerance;
    };
    row("service.prefill_nodes", 608e9 / 86400 / 73.7e3, 1e-12); // 95.5
    row("service.decode_nodes", 168e9 / 86400 / 14.8e3, 1e-12);  // 131.4
    row("service.total_nodes", 226.9, 2e-4);
    row("service.average_nodes", 226.75, 0);
    row("service.peak_nodes", 278, 0);
    row("service.average_gpus", 1814, 0);
    row("service.peak_gpus", 2224, 0);
    row("service.decode_nodes_per_prefill_node", 1.38, 5e-3); // cases.md, part 0.6
    row("service.cost_per_day_usd", 226.75 * 8 * 24 * 2, 1e-12);
    row("service.revenue_hit_per_day_usd", 342e9 * 0.14 / 1e6, 1e-12);
    row("service.revenue_miss_per_day_usd", 266e9 * 0.55 / 1e6, 1e-12);
    row("service.revenue_output_per_day_usd", 168e9 * 2.19 / 1e6, 1e-12);
    row("service.profit_per_day_usd", 475028, 1e-9);
    row("measured.profit_per_day_usd", 474955, 1e-9); // 562,027 - 87,072
    row("service.markup", 475028.0 / 87072, 1e-9);    // 546 %
    row("service.gross_margin", 475028.0 / 562100, 1e-9);
    row("service.usd_per_million_output_tokens", 87072.0 / 168e3, 1e-12);
    row("service.usd_per_million_input_tokens", 87072.0 / 608e3, 1e-12);
    row("service.usd_per_million_output_tokens_decode_pool", 1e6 / (14800 * 3600.0) * 8 * 2, 1e-9);
    row("service.usd_per_million_input_tokens_prefill_pool", 1e6 / (73700 * 3600.0) * 8 * 2, 1e-9);
    row("service.kv_transfer_bytes_per_s_per_prefill_node", 73.7e3 * 70272, 1e-12);        // 5.18 GB/s
    row("service.disk_read_bytes_per_s_per_prefill_node", 73.7e3 * 70272 * 0.5625, 1e-12); // 2.91 GB/s
    row("service.decode_speed_up", 1, 0);
    row("service.prefill_speed_up", 1, 0);
}

void TestService::publishedDay() {
    QFETCH(QString, id);
    QFETCH(double, expected);
    QFETCH(double, tolerance);
    COMPARE_CLOSE(evaluate(opening())[figure(id.toStdString())], expected, tolerance);
}

void TestService::publishedDayCloses() {
    // 95.5 + 131.4 node-days from the rates against the stated average of 226.75: 0.05 % apart.
    const auto plan = evaluate(opening());
    QCOMPARE(text(word_of(plan, "service.node_source"_fig)), "published");
    QVERIFY(std::abs(plan["service.total_nodes"_fig] / plan["service.average_nodes"_fig] - 1) < 6e-4);
}

void TestService::fasterNetworkNeedsFewerNodes() {
    const auto plan = evaluate(edited(opening(), {"network.nic_bandwidth=800Gb/s"}));
    QCOMPARE(text(word_of(plan, "service.node_source"_fig)), "sized");
    // By the estimate: less than the chapter's 38.0 over 19.7 ms, as attention soon rules the step.
    const auto before = evaluate(opening());
    const double speed_up = before["estimate.decode.step_s"_fig] / plan["estimate.decode.step_s"_fig];
    QVERIFY(speed_up > 1.05 && speed_up < 37.98 / 19.72);
    COMPARE_CLOSE(plan["service.decode_speed_up"_fig], speed_up, 1e-9);
    COMPARE_CLOSE(plan["service.decode_tokens_per_node_s"_fig], 14800 * speed_up, 1e-9);
    const double nodes = 131.38138138138137 / speed_up + 95.48218503442385;
    COMPARE_CLOSE(plan["service.average_nodes"_fig], nodes, 1e-9);
    COMPARE_CLOSE(plan["service.cost_per_day_usd"_fig], nodes * 8 * 24 * 2, 1e-9);
    COMPARE_CLOSE(plan["service.peak_nodes"_fig], nodes * 278 / 226.75, 1e-9);
    // The price list did not change, so what the day brings in stays.
    COMPARE_CLOSE(plan["service.revenue_per_day_usd"_fig], 562100, 1e-12);
}

void TestService::smallerUnitNeedsMoreNodes() {
    // EP8 reads 36 experts per layer instead of 2, which costs more than NVLink saves.
    const auto plan = evaluate(edited(opening(), {"decode.nodes=1"}));
    const double slow_down =
        plan["estimate.decode.step_s"_fig] / evaluate(opening())["estimate.decode.step_s"_fig];
    QVERIFY(slow_down > 1);
    COMPARE_CLOSE(plan["service.decode_nodes"_fig], 131.38138138138137 * slow_down, 1e-9);
    QVERIFY(plan["service.cost_per_day_usd"_fig] > 87072);
}

void TestService::moreTrafficNeedsMoreNodes() {
    const auto plan = evaluate(edited(opening(), {"workload.output_tokens_per_day=336e9"}));
    QCOMPARE(text(word_of(plan, "service.node_source"_fig)), "sized");
    COMPARE_CLOSE(plan["service.decode_nodes"_fig], 2 * 131.38138138138137, 1e-9);
    COMPARE_CLOSE(plan["service.prefill_nodes"_fig], 95.48218503442385, 1e-9);
    // The measurement is still of this plan: the units did not change.
    QVERIFY(plan.is_published);
}

void TestService::whatLeavesTheNodesPublished_data() {
    QTest::addColumn<QString>("assignment");
    for (const char* assignment : {"pricing.gpu_hour_usd=3", "pricing.output_usd_per_million=1",
                                   "memory.usable_fraction=0.8", "chapter.bound_multiple_low=1.2"})
        QTest::newRow(assignment) << QString(assignment);
}

void TestService::whatLeavesTheNodesPublished() {
    QFETCH(QString, assignment);
    const auto plan = evaluate(edited(opening(), {assignment.toStdString()}));
    QCOMPARE(text(word_of(plan, "service.node_source"_fig)), "published");
    QCOMPARE(plan["service.average_nodes"_fig], 226.75);
    QVERIFY(plan.is_published);
}

void TestService::sourceSetByHand() {
    // Sized without an edit: the node-days of the rates.
    COMPARE_CLOSE(value_after({"service.node_source=sized"}, "service.cost_per_day_usd"),
                  226.86356641580522 * 384, 1e-9);
    // Published in spite of an edit, until the link is restored.
    const auto kept = edited(opening(), {"network.nic_bandwidth=800Gb/s", "service.node_source=published"});
    QCOMPARE(evaluate(kept)["service.average_nodes"_fig], 226.75);
    const auto restored = edited(kept, {"service.node_source=linked"});
    QVERIFY(evaluate(restored)["service.average_nodes"_fig] < 220);
}

void TestService::fasterGpuNeedsFewerPrefillNodes() {
    // Twice the FP8 peak leaves attention in BF16, the passes over memory and the network as they are.
    const double nodes = value_after({"gpu.fp8_flop_per_s=3958TFLOPS"}, "service.prefill_nodes");
    QVERIFY2(nodes > 95.48 / 2 && nodes < 95.48 * 0.9, qPrintable(QString::number(nodes)));
}

QTEST_APPLESS_MAIN(TestService)
#include "tst_service.moc"
