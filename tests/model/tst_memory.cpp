// SPDX-License-Identifier: GPL-3.0-or-later
// Memory per GPU of both units against the parts of issue 2, point 8, and cases.md Q01, Q15.
#include "model/analysis/checks.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestMemory : public QObject {
    Q_OBJECT
private slots:
    void decodeParts_data();
    void decodeParts();
    void decodeWeights();
    void prefillWeights();
    void capacityAndReserve();
    void largestBatch();
    void largestBatchByBuffer();
    void latentCacheIsCopiedUnderTp();
    void keyValueHeadsAreSplitUnderTp();
    void shortfallIsSigned();
    void weightsAloneDoNotFit();
    void denseModelHasNoDispatchBuffer();
    void kvFormat();
};

namespace {
constexpr double attention = 187107328, expert = 44040192, dense_ffn = 396361728, table = 926679040;
} // namespace

void TestMemory::decodeParts_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("bytes");
    const auto row = [](const char* part, double bytes) {
        QTest::newRow(part) << QStringLiteral("decode.memory.%1_bytes").arg(part) << bytes;
    };
    row("attention_weights", 61 * attention); // 11.41 GB, FP8
    row("dense_ffn", 3 * dense_ffn);          // 1.19 GB
    row("routed_experts", 58 * 2 * expert);   // with the shared one 7.66 GB
    row("shared_experts", 58 * expert);
    // Router with bias and two norms per layer and a last one, BF16; with the vocabulary 3.92 GB.
    row("router", (58 * (256.0 * 7168 + 256) + 61 * 2 * 7168 + 7168) * 2);
    row("vocabulary", 2 * table * 2); // BF16
    // One MoE layer (2 + 1 experts) behind a projection of two hidden states in BF16: 0.53 GB.
    row("mtp", attention + 3 * expert + (256.0 * 7168 + 256 + 2.0 * 7168 * 7168) * 2);
    row("kv", 14800.0 / 8 / 21 * 4989 * 70272);                          // 30.89 GB
    row("mtp_kv", 14800.0 / 8 / 21 * 4989 * 1152);                       // 0.51 GB
    row("comm_buffer", 4.0 * 288 * 256 * (2 * 7168 + 4.0 * 7168 / 128)); // 4.29 GB = 4.00 GiB
}

void TestMemory::decodeParts() {
    QFETCH(QString, id);
    QFETCH(double, bytes);
    COMPARE_CLOSE(evaluate(opening())[figure(id.toStdString())], bytes, 1e-12);
}

void TestMemory::decodeWeights() {
    const auto plan = evaluate(opening());
    COMPARE_CLOSE(plan["decode.memory.weights_bytes"_fig], 24.72e9, 2e-4);
    COMPARE_CLOSE(plan["decode.memory.routed_experts_bytes"_fig] +
                      plan["decode.memory.shared_experts_bytes"_fig],
                  7.66e9, 1e-3);
    COMPARE_CLOSE(plan["decode.memory.router_bytes"_fig] + plan["decode.memory.vocabulary_bytes"_fig], 3.92e9,
                  1e-3);
    COMPARE_CLOSE(plan["decode.memory.mtp_bytes"_fig], 0.53e9, 5e-3);
    COMPARE_CLOSE(plan["decode.memory.comm_buffer_bytes"_fig], 4.29e9, 1e-3);
    // Beside the chapter's shorter list.
    COMPARE_CLOSE(plan["chapter.decode.weight_bytes"_fig], 20.9e9, 1e-3);
}

void TestMemory::prefillWeights() {
    const auto plan = evaluate(opening());
    QCOMPARE(plan["prefill.routed_experts_per_gpu"_fig], 9.0); // (256 + 32) / 32
    // The decode parts with 9 + 1 experts and no MTP layer.
    const double weights = 61 * attention + 3 * dense_ffn + 58 * 10 * expert + 4 * table +
                           (58 * (256.0 * 7168 + 256) + 61 * 2 * 7168 + 7168) * 2;
    COMPARE_CLOSE(plan["prefill.memory.weights_bytes"_fig], weights, 1e-12);
    COMPARE_CLOSE(weights, 42.1e9, 1e-3);
    QCOMPARE(plan["prefill.memory.mtp_bytes"_fig], 0.0);
    QCOMPARE(plan["prefill.memory.kv_bytes"_fig], 16.0 * 4096 * 70272);
    QCOMPARE(plan["prefill.memory.comm_buffer_bytes"_fig], 2e9);
}

void TestMemory::capacityAndReserve() {
    const auto plan = evaluate(opening());
    QCOMPARE(plan["decode.memory.capacity_bytes"_fig], 81559.0 * 1024 * 1024); // 85.52 GB
    COMPARE_CLOSE(plan["decode.memory.reserve_bytes"_fig], 0.1 * 85520809984, 1e-12);
    COMPARE_CLOSE(plan["decode.memory.free_bytes"_fig],
                  0.9 * 85520809984 - plan["decode.memory.total_bytes"_fig], 1e-12);
    QCOMPARE(plan["decode.fits"_fig], 1.0);
    // The whole card: nothing in reserve.
    QCOMPARE(value_after({"memory.usable_fraction=1"}, "decode.memory.reserve_bytes"), 0.0);
}

void TestMemory::largestBatch() {
    const auto plan = evaluate(opening());
    // (76.97 - 24.72 - 4.29) GB / (4989 x 71,424 B) = 134.6
    QCOMPARE(plan["decode.max_requests_by_memory"_fig], 134.0);
    QCOMPARE(plan["decode.max_requests_per_rank"_fig], 134.0);
    QCOMPARE(text(word_of(plan, "decode.max_requests_limit"_fig)), "memory");
    // Without the MTP layer's KV, as cases.md Q01 counts: 136.
    const double for_requests =
        plan["decode.memory.capacity_bytes"_fig] - plan["decode.memory.reserve_bytes"_fig] -
        plan["decode.memory.weights_bytes"_fig] - plan["decode.memory.comm_buffer_bytes"_fig];
    QCOMPARE(std::floor(for_requests / (4989 * plan["model.kv_bytes_per_token"_fig])), 136.0);
    // 134 fit and 135 do not.
    QCOMPARE(value_after({"decode.requests_per_rank=134"}, "decode.fits"), 1.0);
    QCOMPARE(value_after({"decode.requests_per_rank=135"}, "decode.fits"), 0.0);
}

void TestMemory::largestBatchByBuffer() {
    // Two micro-batches of 128 tokens, two tokens per request: 128 requests, fewer than memory holds
    // (the smaller buffer leaves room for 140).
    const auto plan = evaluate(edited(opening(), {"decode.dispatch_max_tokens=128"}));
    QCOMPARE(plan["decode.max_requests_by_buffer"_fig], 128.0);
    QCOMPARE(plan["decode.max_requests_per_rank"_fig], 128.0);
    QCOMPARE(text(word_of(plan, "decode.max_requests_limit"_fig)), "dispatch buffer");
    COMPARE_CLOSE(plan["decode.memory.comm_buffer_bytes"_fig], 0x1p30 * 2.0, 2e-3); // 2.00 GiB, Q15
    // One batch at a time puts all its tokens into the buffer at once.
    QCOMPARE(value_after({"decode.overlap=none"}, "decode.max_requests_by_buffer"), 128.0);
    COMPARE_CLOSE(value_after({"decode.overlap=none"}, "decode.tokens_per_micro_batch"),
                  2 * value_after({}, "decode.tokens_per_micro_batch"), 1e-12);
}

void TestMemory::latentCacheIsCopiedUnderTp() {
    const auto plan = evaluate(edited(opening(), {"decode.requests_per_rank=88", "decode.attention_tp=4"}));
    COMPARE_CLOSE(plan["decode.memory.kv_bytes"_fig], 88.0 * 4989 * 70272, 1e-12);
    COMPARE_CLOSE(plan["decode.memory.attention_weights_bytes"_fig], 61 * attention / 4, 1e-12);
    // The GPUs of a rank share the dense FFNs and the vocabulary as well, as in time; the experts stay.
    COMPARE_CLOSE(plan["decode.memory.dense_ffn_bytes"_fig], 3 * dense_ffn / 4, 1e-12);
    COMPARE_CLOSE(plan["decode.memory.vocabulary_bytes"_fig], 2 * table * 2 / 4, 1e-12);
    COMPARE_CLOSE(plan["decode.memory.shared_experts_bytes"_fig], 58 * expert, 1e-12);
}

void TestMemory::keyValueHeadsAreSplitUnderTp() {
    const auto gqa = preset("exercise-gqa-qwen3-235b");
    const double whole = 88.0 * 5000 * 192512;
    const auto kv = [&](const char* tp) { return evaluate(edited(gqa, {tp}))["decode.memory.kv_bytes"_fig]; };
    COMPARE_CLOSE(kv("decode.attention_tp=1"), whole, 1e-12);
    COMPARE_CLOSE(kv("decode.attention_tp=4"), whole / 4, 1e-12); // four KV heads, one each
    COMPARE_CLOSE(kv("decode.attention_tp=8"), whole / 4, 1e-12); // each head stands twice
}

void TestMemory::shortfallIsSigned() {
    const auto plan = evaluate(edited(opening(), {"decode.requests_per_rank=200"}));
    // 24.72 + 4.29 + 200 x 4989 x 71,424 B = 100.3 GB against 76.97 GB usable.
    COMPARE_CLOSE(plan["decode.memory.free_bytes"_fig], -23.3e9, 5e-3);
    QCOMPARE(plan["decode.fits"_fig], 0.0);
    const auto findings = check_plan(plan);
    QVERIFY(!findings.empty());
    QCOMPARE(text(english(findings.front().text)),
             "Decode unit: does not fit, over by 23.3\u2009GB; the weights fit.");
}

void TestMemory::weightsAloneDoNotFit() {
    // One node of 8 H800 in one EP8 unit: 36 + 1 experts per GPU are 101 GB.
    const auto plan = evaluate(edited(opening(), {"decode.nodes=1"}));
    QVERIFY(plan["decode.memory.weights_bytes"_fig] > plan["decode.memory.capacity_bytes"_fig]);
    QCOMPARE(plan["decode.max_requests_per_rank"_fig], 0.0);
    QVERIFY(
        text(english(check_plan(plan).front().text)).startsWith("Decode unit: the weights alone do not fit"));
}

void TestMemory::denseModelHasNoDispatchBuffer() {
    const auto plan = evaluate(edited(opening(), {"model=llama-3.1-70b"}));
    QCOMPARE(plan["decode.memory.comm_buffer_bytes"_fig], 0.0);
    QCOMPARE(plan["decode.memory.routed_experts_bytes"_fig], 0.0);
    QCOMPARE(plan["decode.memory.mtp_bytes"_fig], 0.0);
    QCOMPARE(plan["decode.empty_slots"_fig], 0.0);
}

void TestMemory::kvFormat() {
    // FP8 halves the cache: one byte for each of 61 x (512 + 64) values.
    QCOMPARE(value_after({"precision.kv=fp8"}, "model.kv_bytes_per_token"), 61.0 * 576);
    QCOMPARE(value_after({"precision.kv=fp4"}, "model.kv_bytes_per_token"), 61.0 * 576 / 2);
    // BF16 weights take two bytes; vocabulary and router stay.
    COMPARE_CLOSE(value_after({"precision.weights=bf16"}, "decode.memory.attention_weights_bytes"),
                  2 * 61 * attention, 1e-12);
    COMPARE_CLOSE(value_after({"precision.weights=bf16"}, "decode.memory.vocabulary_bytes"), 4 * table,
                  1e-12);
}

QTEST_APPLESS_MAIN(TestMemory)
#include "tst_memory.moc"
