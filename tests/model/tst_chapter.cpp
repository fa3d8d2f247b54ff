// SPDX-License-Identifier: GPL-3.0-or-later
// What the chapter prints, rounded as its listing rounds; and the bands around its single numbers.
#include "tests/model/support.h"

#include <fmt/format.h>

using namespace planner;
using namespace planner::testing;

class TestChapter : public QObject {
    Q_OBJECT
private slots:
    void printed_data();
    void printed();
    void bottleneckIsTheNetwork();
    void exerciseOne();
    void exerciseTwo();
    void bands();
    void slotsReadAreThoseOfTheGpuAndTheSharedOne();
    void noDraftsLeaveTheMtpLayerOut();
    void attentionTpSplitsWeightsAndRequests();
    void contextFlip();
    void draftingBreaksEven();
};

void TestChapter::printed_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("format"); // of Python's f-string, which fmt understands
    QTest::addColumn<double>("scale");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* id, const char* format, double scale, const char* printed) {
        QTest::newRow(id) << QString(id) << QString(format) << scale << QString(printed);
    };
    row("chapter.decode.tokens_per_gpu_s", "{:.0f}", 1, "1850");
    row("chapter.decode.requests_per_gpu", "{:.0f}", 1, "88");
    row("chapter.decode.kv_bytes", "{:.0f} GB", 1e-9, "31 GB");
    row("chapter.decode.weight_bytes", "{:.0f} GB", 1e-9, "21 GB");
    row("chapter.decode.step_s", "{:.0f} ms", 1e3, "38 ms");
    row("measured.decode.step_s", "{:.0f} ms", 1e3, "86 ms");
    row("chapter.decode.measured_over_bound", "{:.1f}", 1, "2.3");
    row("chapter.prefill.cache_hit_rate", "{:.1f} %", 100, "56.2 %"); // 342/608 = 0.5625, ties to even
    row("chapter.prefill.computed_tokens_per_gpu_s", "{:.0f}", 1, "4030");
    row("chapter.prefill.achieved_flops_per_s", "{:.0f} TFLOPS", 1e-12, "348 TFLOPS");
    row("chapter.prefill.fp8_utilisation", "{:.0f} %", 100, "18 %");
    row("service.cost_per_day_usd", "${:.0f}", 1, "$87072");
    row("service.revenue_per_day_usd", "${:.0f}", 1, "$562100");
    row("service.markup", "{:.0f} %", 100, "546 %");
    row("service.usd_per_million_output_tokens", "${:.2f}", 1, "$0.52");
}

void TestChapter::printed() {
    QFETCH(QString, id);
    QFETCH(QString, format);
    QFETCH(double, scale);
    const double value = evaluate(opening())[figure(id.toStdString())] * scale;
    QTEST(text(fmt::format(fmt::runtime(format.toStdString()), value)), "printed");
}

void TestChapter::bottleneckIsTheNetwork() {
    QCOMPARE(text(word_of(evaluate(opening()), "chapter.decode.bottleneck"_fig)), "all-to-all");
}

void TestChapter::exerciseOne() {
    const auto plan = evaluate(preset("exercise-gqa-qwen3-235b"));
    // 94 layers x 2 x 4 heads x 128 x 2 B: 192.5 kB, which are 188.0 KiB; the chapter writes "188 KB".
    QCOMPARE(plan["model.kv_bytes_per_token"_fig], 94.0 * 2 * 4 * 128 * 2);
    QCOMPARE(plan["chapter.decode.kv_kib_per_token"_fig], 188.0);
    // 88 x 5000 tokens: 84.71 GB = 78.89 GiB exactly; the chapter multiplies "188 KB" and writes 83 GB.
    COMPARE_CLOSE(plan["chapter.decode.kv_bytes"_fig], 84.70528e9, 1e-12);
    COMPARE_CLOSE(plan["chapter.decode.kv_bytes"_fig] / 0x1p30, 78.89, 1e-4);
    QCOMPARE(text(fmt::format("{:.0f}", plan["chapter.decode.kv_bytes_as_printed"_fig] / 1e9)), "83");
    QCOMPARE(plan["decode.requests_per_rank"_in], 88.0);
    QCOMPARE(plan["decode.ep"_in], 144.0);
    QCOMPARE(plan["decode.routed_experts_per_gpu"_fig], 1.0); // (128 + 16) / 144
    QCOMPARE(plan["decode.fits"_fig], 0.0);
}

void TestChapter::exerciseTwo() {
    for (const auto& scenario :
         {preset("exercise-nic-800g"), edited(opening(), {"network.nic_bandwidth=800Gb/s"})}) {
        const auto plan = evaluate(scenario);
        COMPARE_CLOSE(plan["chapter.decode.step_s"_fig], 19.72e-3, 1e-4); // 62 x (247.6 + 70.5) us
        QCOMPARE(text(word_of(plan, "chapter.decode.bottleneck"_fig)), "attention compute");
    }
    // On either side of the flip at 770.3 Gb/s.
    const auto below = evaluate(edited(opening(), {"network.nic_bandwidth=770Gb/s"}));
    const auto above = evaluate(edited(opening(), {"network.nic_bandwidth=771Gb/s"}));
    QCOMPARE(text(word_of(below, "chapter.decode.bottleneck"_fig)), "all-to-all");
    QCOMPARE(text(word_of(above, "chapter.decode.bottleneck"_fig)), "attention compute");
}

void TestChapter::bands() {
    const auto plan = evaluate(opening());
    COMPARE_CLOSE(plan["chapter.decode.requests_per_gpu_low"_fig], 1850.0 / 22, 1e-12);  // 84.1
    COMPARE_CLOSE(plan["chapter.decode.requests_per_gpu_high"_fig], 1850.0 / 20, 1e-12); // 92.5
    COMPARE_CLOSE(plan["measured.decode.step_low_s"_fig], 1.8 / 22, 1e-12);              // 82 ms
    COMPARE_CLOSE(plan["measured.decode.step_high_s"_fig], 1.8 / 20, 1e-12);             // 90 ms
    const double bound = plan["chapter.decode.step_s"_fig];
    COMPARE_CLOSE(plan["chapter.decode.advised_step_low_s"_fig], 1.5 * bound, 1e-12);
    COMPARE_CLOSE(plan["chapter.decode.advised_step_high_s"_fig], 2.5 * bound, 1e-12);
}

void TestChapter::slotsReadAreThoseOfTheGpuAndTheSharedOne() {
    QCOMPARE(value_after({}, "chapter.decode.slots_read"), 3.0); // ceil((256 + 32) / 144) + 1
    QCOMPARE(value_after({"decode.nodes=9"}, "chapter.decode.slots_read"), 5.0);
}

void TestChapter::noDraftsLeaveTheMtpLayerOut() {
    QCOMPARE(value_after({}, "chapter.decode.layers"), 62.0);
    QCOMPARE(value_after({"decode.draft_tokens=0"}, "chapter.decode.layers"), 61.0);
    // Half the tokens and one layer less: 61 x 306.26 us.
    COMPARE_CLOSE(value_after({"decode.draft_tokens=0"}, "chapter.decode.step_s"),
                  61 * 0.0006125226666666668 / 2, 1e-9);
    // A model without an MTP layer has none to pass, however many tokens are drafted.
    QCOMPARE(value_after({"model=kimi-k2"}, "chapter.decode.layers"), 61.0);
}

void TestChapter::attentionTpSplitsWeightsAndRequests() {
    // Twice the GPUs per rank serve twice the requests of the rank, so each GPU serves as many as before...
    COMPARE_CLOSE(value_after({"decode.attention_tp=2"}, "chapter.decode.requests_per_gpu"), 1850.0 / 21,
                  1e-12);
    // ...reads half the attention weights (61 x 187e6 bytes)...
    COMPARE_CLOSE(value_after({}, "chapter.decode.weight_bytes") -
                      value_after({"decode.attention_tp=2"}, "chapter.decode.weight_bytes"),
                  61 * 187e6 / 2, 1e-9);
    // ...and holds the latent cache of all requests of the rank, because MLA copies it.
    COMPARE_CLOSE(value_after({"decode.attention_tp=2"}, "chapter.decode.kv_bytes"),
                  2 * value_after({}, "chapter.decode.kv_bytes"), 1e-12);
}

void TestChapter::contextFlip() {
    // Attention overtakes all-to-all at (612.5 - 70.5 us) / 247.6 us x 4989 = 10.9 k tokens.
    const double flip = value_after({}, "chapter.decode.flip_context_tokens");
    COMPARE_CLOSE(flip, (612.5227 - 70.5118) / 247.5532 * 4989, 1e-5);
    const auto side = [](double context) {
        auto scenario = opening();
        set_value(scenario, "decode.context_tokens"_in, context);
        return text(word_of(evaluate(scenario), "chapter.decode.bottleneck"_fig));
    };
    QCOMPARE(side(flip * 0.999), "all-to-all");
    QCOMPARE(side(flip * 1.001), "attention compute");
    // Where reading the cache takes longer than multiplying, that decides: one token per request.
    const double reading = value_after({"decode.draft_tokens=0"}, "chapter.decode.flip_context_tokens");
    auto scenario = edited(opening(), {"decode.draft_tokens=0"});
    set_value(scenario, "decode.context_tokens"_in, reading);
    const auto plan = evaluate(scenario);
    QCOMPARE(text(word_of(evaluate(edited(scenario, {"network.nic_bandwidth=401Gb/s"})),
                          "chapter.decode.bottleneck"_fig)),
             "attention memory");
    COMPARE_CLOSE(plan["chapter.decode.compute_s"_fig], plan["chapter.decode.all_to_all_s"_fig], 1e-9);
    // With a NIC so fast that the experts alone take longer there is no such context.
    QVERIFY(
        is_missing(value_after({"network.nic_bandwidth=50000Gb/s"}, "chapter.decode.flip_context_tokens")));
}

void TestChapter::draftingBreaksEven() {
    // 62 (a + 612.5) / 1.8 = 61 (a + 306.3): a = (62 x 612.5 / 1.8 - 61 x 306.3) / (61 - 62 / 1.8) = 91 us.
    COMPARE_CLOSE(value_after({}, "chapter.decode.layer_without_drafts_s"), 306.2613e-6, 1e-6);
    const double fixed = value_after({}, "chapter.decode.mtp_break_even_s");
    COMPARE_CLOSE(fixed, 91e-6, 1e-2);
    COMPARE_CLOSE(62 * (fixed + 612.5227e-6) / 1.8, 61 * (fixed + 306.2613e-6), 1e-6);
    // 1.8 tokens for the price of 62 layers instead of 61 save 26.6 layers per token; 1 token saves none.
    QVERIFY(is_missing(value_after({"decode.tokens_per_step=1"}, "chapter.decode.mtp_break_even_s")));
    QVERIFY(is_missing(value_after({"decode.draft_tokens=0"}, "chapter.decode.mtp_break_even_s")));
    // Bound by reading weights and cache, a second token is free.
    QCOMPARE(value_after({"network.nic_bandwidth=6400Gb/s", "decode.requests_per_rank=4"},
                         "chapter.decode.mtp_break_even_s"),
             0.0);
}

QTEST_APPLESS_MAIN(TestChapter)
#include "tst_chapter.moc"
