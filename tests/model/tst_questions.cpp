// SPDX-License-Identifier: GPL-3.0-or-later
// Questions people ask of a service of another size: Q28, Q44 to Q49 and Q52 of the collected cases.
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestQuestions : public QObject {
    Q_OBJECT
private slots:
    void usersAtASpeed_data();
    void usersAtASpeed();
    void prefillInstancesPerDecodeInstance();
    void lengthsReverseTheRatio();
    void whichPoolSaturates();
    void anyTwoOfThree();
    void handover_data();
    void handover();
    void priceOfOneRequest();
};

void TestQuestions::usersAtASpeed_data() {
    QTest::addColumn<double>("expected");
    const auto row = [](const char* id, double expected) { QTest::newRow(id) << expected; };
    // Q45: 10,000 users at 20 tok/s, same mix: 200 k/14.8 k decode nodes and 723.8 k/73.7 k prefill nodes.
    row("question.decode_nodes_needed", 200e3 / 14.8e3);
    row("question.prefill_nodes_needed", 200e3 * 608 / 168 / 73.7e3);
    row("question.decode_units", 1);
    row("question.prefill_units", 3);
    row("question.nodes", 30);
    row("question.gpus", 240);
    row("question.usd_per_hour", 480);
    row("question.decode_utilisation", 200e3 / 14.8e3 / 18); // 75 %
    row("question.prefill_utilisation", 200e3 * 608 / 168 / 73.7e3 / 12);
    row("question.decode_nodes_per_prefill_node", 131.38138138138137 / 95.48218503442385); // Q44: 1.376
}

void TestQuestions::usersAtASpeed() {
    QFETCH(double, expected);
    COMPARE_CLOSE(evaluate(opening())[figure(QTest::currentDataTag())], expected, 1e-12);
}

void TestQuestions::prefillInstancesPerDecodeInstance() {
    // Q47: prefill instance of 4 GPUs, decode of 48; 26,156 in and 13,386 out per GPU; 2000 in, 1000 out.
    const auto plan = evaluate(
        edited(opening(), {"unit.gpus_per_node=4", "prefill.nodes=1", "decode.nodes=12",
                           "service.rate_source=typed", "service.typed_prefill_tokens_per_node_s=104624",
                           "service.typed_decode_tokens_per_node_s=53544", "question.input_tokens=2000",
                           "question.output_tokens=1000"}));
    const double needed = (13386 * 48 / 1000.0) / (26156 * 4 / 2000.0);
    COMPARE_CLOSE(needed, 12.3, 5e-3);
    COMPARE_CLOSE(plan["question.prefill_units_needed_per_decode_unit"_fig], needed, 1e-12);
    QCOMPARE(plan["question.prefill_units_per_decode_unit"_fig], 13.0);
    QCOMPARE(plan["question.group_gpus"_fig], 100.0);
    COMPARE_CLOSE(plan["question.group_idle_share"_fig], 1 - needed / 13, 1e-9);
}

void TestQuestions::lengthsReverseTheRatio() {
    // Q48: 16.5 k in and 5.7 k out per node, 4096 in and 1000 out: 4.03 and 5.7 requests per second, 0.71.
    const auto plan = evaluate(edited(
        opening(), {"measured.prefill_tokens_per_node_s=16500", "measured.decode_tokens_per_node_s=5700",
                    "question.input_tokens=4096", "question.output_tokens=1000"}));
    COMPARE_CLOSE(plan["question.prefill_requests_per_s"_fig], 16500 / 4096.0, 1e-12);
    COMPARE_CLOSE(plan["question.decode_requests_per_s"_fig], 5.7, 1e-12);
    COMPARE_CLOSE(plan["question.decode_nodes_per_prefill_node"_fig], 16500 / 4096.0 / 5.7, 1e-12);
    COMPARE_CLOSE(plan["question.decode_nodes_per_prefill_node"_fig], 0.71, 5e-3);
}

void TestQuestions::whichPoolSaturates() {
    // Q46: one prefill unit of 4 nodes beside one decode unit of 18: 81 against 266 requests per second.
    QCOMPARE(text(word_of(evaluate(opening()), "question.first_saturated"_fig)), "prefill");
    const auto long_answers = edited(opening(), {"question.input_tokens=500", "question.output_tokens=8000"});
    QCOMPARE(text(word_of(evaluate(long_answers), "question.first_saturated"_fig)), "decode");
    QVERIFY(is_missing(value_after({"question.input_tokens=none"}, "question.first_saturated")));
}

void TestQuestions::anyTwoOfThree() {
    // Q28: 43 running requests at 385 tok/s: 111.7 ms, 8.95 tok/s for each.
    const auto plan = evaluate(opening());
    COMPARE_CLOSE(plan["question.log_step_s"_fig], 43 / 385.0, 1e-12);
    COMPARE_CLOSE(plan["question.log_user_tokens_per_s"_fig], 8.95, 5e-4);
    const auto rate =
        evaluate(edited(opening(), {"question.unknown=rate", "question.batch=279", "question.step_s=0.1"}));
    COMPARE_CLOSE(rate["question.log_tokens_per_s"_fig], 2790, 1e-12);
    const auto batch = evaluate(edited(
        opening(), {"question.unknown=batch", "question.tokens_per_s=2787.5", "question.step_s=100 ms"}));
    COMPARE_CLOSE(batch["question.log_batch"_fig], 278.75, 1e-12); // Q29
    QVERIFY(is_missing(value_after({"question.tokens_per_s=0"}, "question.log_step_s")));
}

void TestQuestions::handover_data() {
    QTest::addColumn<double>("expected");
    const auto row = [](const char* id, double expected) { QTest::newRow(id) << expected; };
    // Q49
    row("service.kv_transfer_bytes_per_s_per_prefill_node", 73.7e3 * 70272); // 5.18 GB/s, 41.4 Gb/s
    row("service.kv_transfer_link_share", 73.7e3 * 70272 / (8 * 50e9));      // 1.3 %
    row("service.kv_receive_bytes_per_s_per_decode_node", 608.0 / 168 * 14.8e3 * 70272); // 3.76 GB/s
    row("service.disk_read_bytes_per_s_per_prefill_node", 342.0 / 608 * 73.7e3 * 70272); // 2.91 GB/s
    row("service.disk_read_bytes_per_s", 342e9 / 86400 * 70272); // 278 GB/s, facts.md 1.4
    row("service.kv_bytes_per_request", 4989.0 * 70272);         // 350.6 MB
    row("service.kv_handover_s", 4989.0 * 70272 / 50e9);         // 7.0 ms
    // Misses and output of a day: 266 + 168 billion tokens.
    row("service.cache_write_bytes_per_s", (266e9 + 168e9) / 86400 * 70272);
    row("service.cache_bytes", (266e9 + 168e9) * 70272);
}

void TestQuestions::handover() {
    QFETCH(double, expected);
    COMPARE_CLOSE(evaluate(opening())[figure(QTest::currentDataTag())], expected, 1e-12);
    if (QTest::currentDataTag() == QByteArray("service.cache_bytes"))
        COMPARE_CLOSE(value_after({"service.cache_lifetime_hours=72"}, "service.cache_bytes"), 3 * expected,
                      1e-12);
}

void TestQuestions::priceOfOneRequest() {
    // Q52: 36.1 k in, of which 21.6 k cached, 1.2 k out at .435/.003625/.87: $0.00743, or 0.0167 all missed.
    const auto plan = evaluate(edited(
        opening(), {"question.input_tokens=36100", "question.output_tokens=1200",
                    "prefill.cache_hit_rate=0.5983379501385041", "pricing.input_miss_usd_per_million=0.435",
                    "pricing.input_hit_usd_per_million=0.003625", "pricing.output_usd_per_million=0.87"}));
    COMPARE_CLOSE(plan["question.request_usd"_fig], (14500 * 0.435 + 21600 * 0.003625 + 1200 * 0.87) / 1e6,
                  1e-9);
    COMPARE_CLOSE(plan["question.request_usd"_fig], 0.00743, 1e-3);
    COMPARE_CLOSE(plan["question.request_usd_all_missed"_fig], 0.0167, 5e-3);
    // Q52: 2190 tokens in 32.82 s at $0.001097 a second are $16.44 per million.
    const auto pages =
        evaluate(edited(opening(), {"unit.gpus_per_node=1", "service.rate_source=typed",
                                    "service.typed_decode_tokens_per_node_s=" + std::to_string(2190 / 32.82),
                                    "pricing.gpu_hour_usd=" + std::to_string(0.001097 * 3600)}));
    COMPARE_CLOSE(pages["service.usd_per_million_output_tokens_decode_pool"_fig], 16.44, 1e-3);
}

QTEST_APPLESS_MAIN(TestQuestions)
#include "tst_questions.moc"
