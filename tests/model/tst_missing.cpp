// SPDX-License-Identifier: GPL-3.0-or-later
// Where a formula divides by nothing the figure is missing: no infinity, no 0, no made-up word.
#include "model/report/plan_text.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestMissing : public QObject {
    Q_OBJECT
private slots:
    void missing_data();
    void missing();
    void noFigureIsInfinite_data();
    void noFigureIsInfinite();
    void noRequestsTakeNoMemory();
    void highHitRate();
};

void TestMissing::missing_data() {
    QTest::addColumn<QString>("edit");
    QTest::addColumn<QStringList>("gone");
    const auto row = [](const char* edit, const QStringList& gone) {
        QTest::newRow(edit) << QString(edit) << gone;
    };
    row("decode.requests_per_rank=0",
        {"service.decode_nodes", "service.total_nodes", "service.cost_per_day_usd"});
    row("measured.user_tokens_per_s=0",
        {"measured.decode.step_s", "chapter.decode.step_s", "decode.memory.kv_bytes"});
    row("measured.user_tokens_per_s=none", {"measured.decode.step_s", "chapter.decode.step_s"});
    row("measured.decode_tokens_per_node_s=0", {"service.decode_nodes"});
    row("measured.prefill_tokens_per_node_s=0", {"service.prefill_nodes"});
    row("network.nic_bandwidth=none",
        {"chapter.decode.all_to_all_s", "chapter.decode.step_s", "chapter.decode.bottleneck",
         "chapter.decode.flip_nic_bandwidth", "chapter.decode.bound_tokens_per_gpu_s"});
    row("gpu.fp8_flop_per_s=none", {"chapter.decode.experts_compute_s", "chapter.decode.step_s",
                                    "chapter.decode.bottleneck", "chapter.prefill.bound_tokens_per_gpu_s"});
    row("precision.weights=fp4",
        {"chapter.decode.experts_compute_s", "chapter.decode.step_s"}); // H800 has no FP4
    row("model=llama-3.1-70b",
        {"chapter.decode.experts_memory_s", "chapter.decode.step_s", "chapter.decode.bottleneck"});
    row("workload.output_tokens_per_day=0", {"service.usd_per_million_output_tokens"});
    row("workload.output_tokens_per_day=none", {"service.decode_nodes", "service.revenue_per_day_usd"});
    row("measured.average_nodes=none", {"service.average_nodes", "service.cost_per_day_usd"});
}

void TestMissing::missing() {
    QFETCH(QString, edit);
    QFETCH(QStringList, gone);
    const auto plan = evaluate(edited(opening(), {edit.toStdString()}));
    for (const auto& id : gone) {
        QVERIFY2(is_missing(plan[figure(id.toStdString())]), qPrintable(id));
        QCOMPARE(text(format_figure(plan, figure(id.toStdString()))), "–");
    }
}

void TestMissing::noFigureIsInfinite_data() {
    missing_data();
    const auto row = [](const char* edit) { QTest::newRow(edit) << QString(edit) << QStringList(); };
    for (const char* edit :
         {"model.layers=0", "model.hidden_size=0", "model.attention_heads=0", "model.kv_lora_rank=0",
          "model.expert_intermediate_size=0", "model.vocabulary=0", "model.experts_per_token=0",
          "prefill.cache_hit_rate=0.999", "decode.tokens_per_step=17", "measured.peak_nodes=0",
          "measured.average_nodes=0", "workload.input_tokens_per_day=0", "pricing.gpu_hour_usd=0",
          "prefill.attended_tokens=0", "memory.usable_fraction=0.01"})
        row(edit);
}

void TestMissing::noFigureIsInfinite() {
    QFETCH(QString, edit);
    for (const auto& scenario : {opening(), preset("exercise-gqa-qwen3-235b")}) {
        const auto plan = evaluate(edited(scenario, {edit.toStdString()}));
        for (std::size_t index = 0; index < figure_count; ++index)
            QVERIFY2(!std::isinf(plan.figures[index]), figure_table[index].id.data());
        for (std::size_t index = 0; index < parameter_count; ++index)
            QVERIFY2(!std::isinf(plan.inputs[index]), parameter_table[index].id.data());
    }
}

void TestMissing::noRequestsTakeNoMemory() {
    const auto plan = evaluate(edited(opening(), {"decode.requests_per_rank=0"}));
    QCOMPARE(plan["decode.memory.kv_bytes"_fig], 0.0);
    QCOMPARE(plan["chapter.decode.all_to_all_s"_fig], 0.0);
    QCOMPARE(plan["chapter.decode.bound_tokens_per_gpu_s"_fig], 0.0);
    QCOMPARE(plan["decode.max_requests_per_rank"_fig], 134.0); // how many would fit does not depend on it
}

void TestMissing::highHitRate() {
    // At the highest legal rate one token of a thousand is computed; the bound is a thousand times as high.
    const auto plan = evaluate(edited(opening(), {"prefill.cache_hit_rate=99.9%"}));
    COMPARE_CLOSE(plan["chapter.prefill.bound_tokens_per_gpu_s"_fig], 1979e12 / 86465315840.0 / 0.001, 1e-9);
    auto scenario = opening();
    QVERIFY(!assign(scenario, "prefill.cache_hit_rate=1")); // all hits would compute nothing
}

QTEST_APPLESS_MAIN(TestMissing)
#include "tst_missing.moc"
