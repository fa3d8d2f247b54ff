// SPDX-License-Identifier: GPL-3.0-or-later
// The questions about memory that people ask in public (cases.md Q02 to Q19), answered by the planner's own
// figures. The right values are computed there, with the arithmetic shown.
#include "model/analysis/dispatch_buffer.h"
#include "model/analysis/tensor_parallel_fit.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestMemoryAnswers : public QObject {
    Q_OBJECT
private slots:
    void oneNodeOfEight();
    void withoutFp8();
    void smallestCount();
    void tensorParallelSixteen();
    void dataParallelSixteen();
    void dataAgainstTensorParallel();
    void latentPerToken();
    void expandedAndPadded();
    void smallestFraction();
    void wholeTrays();
    void oneMoreSlot();
    void redundantExperts_data();
    void redundantExperts();
    void lowLatencyBuffer();
    void mtpIsAnotherLayer();
    void reserveIsNeverZero();
    void fractionRules();
    void exerciseOne();
};

namespace {

constexpr double GB = 1e9, GiB = 0x1p30, MiB = 0x1p20;

Plan v3_on(const std::string& gpu, const std::vector<std::string>& more = {}) {
    return evaluate(edited(edited(opening(), {"gpu=" + gpu}), more));
}

/// Attention data parallel, experts over all GPUs, no copies, nothing drafted.
std::vector<std::string> data_parallel(std::vector<std::string> more) {
    std::vector<std::string> edits{"decode.redundant_experts=0", "decode.draft_tokens=0"};
    edits.insert(edits.end(), more.begin(), more.end());
    return edits;
}

/// Cached tokens of one GPU without what these answers do not count: the dispatch buffer, and 44 kB of
/// routers' biases and the last norm.
double tokens_without_buffer(const Plan& plan) {
    const double not_counted = (58 * 256 + 7168) * 2;
    return std::floor((plan["decode.memory.capacity_bytes"_fig] - plan["decode.memory.reserve_bytes"_fig] -
                       plan["decode.memory.weights_bytes"_fig] + not_counted) /
                      plan["decode.memory.bytes_per_request_token"_fig]);
}

} // namespace

void TestMemoryAnswers::oneNodeOfEight() {
    // Q02. FP8 checkpoint 673.15 GB over 8: 84.14 GB each. H800 short by 7.2 GB, H20 116,957 tokens.
    const auto h800 = v3_on("h800-sxm");
    COMPARE_CLOSE(checkpoint_bytes(h800), 673.15 * GB, 1e-5);
    const auto short_of = tensor_parallel_fit(h800, 8);
    COMPARE_CLOSE(short_of.weights_bytes, 84.14 * GB, 1e-4);
    QVERIFY(short_of.weights_bytes < h800["gpu.memory"_in]); // the weights enter
    COMPARE_CLOSE(short_of.for_kv_bytes, -7.2 * GB, 5e-3);   // and nothing is left for KV
    QCOMPARE(short_of.kv_tokens, 0.0);
    const auto enough = tensor_parallel_fit(v3_on("h20-96g"), 8);
    COMPARE_CLOSE(enough.for_kv_bytes, 8.2 * GB, 5e-3);
    QCOMPARE(enough.kv_tokens, 116957.0);
}

void TestMemoryAnswers::withoutFp8() {
    // Q03. Eight cards of 49,140 MiB hold 412 GB: short of 673 GB in FP8 by 261, of 1342 in BF16 by 930.
    const double there = 8 * 49140 * MiB;
    COMPARE_CLOSE(there, 412 * GB, 1e-3);
    COMPARE_CLOSE(checkpoint_bytes(v3_on("h800-sxm")) - there, 261 * GB, 1e-3);
    const auto bf16 = v3_on("a100-80g-sxm", {"precision.weights=bf16"});
    COMPARE_CLOSE(checkpoint_bytes(bf16), 1342.05 * GB, 1e-5);
    COMPARE_CLOSE(checkpoint_bytes(bf16) - there, 930 * GB, 1e-3);
}

void TestMemoryAnswers::smallestCount() {
    // Q04. A100 80 GB, BF16: 16 cards of 85.9 GB hold 83.9 GB each, and 32 hold 41.9; both divide 128 heads.
    const auto plan = v3_on("a100-80g-sxm", {"precision.weights=bf16"});
    const double needed = checkpoint_bytes(plan);
    const auto counts = smallest_gpu_counts(needed, plan["gpu.memory"_in], 8, 128, 256);
    QCOMPARE(counts.by_memory, 16.0);
    QCOMPARE(counts.by_trays, 16.0);
    QCOMPARE(counts.legal, 16.0);
    COMPARE_CLOSE(tensor_parallel_fit(plan, 16).weights_bytes, 83.9 * GB, 1e-3);
    QCOMPARE(tensor_parallel_fit(plan, 16).kv_tokens, 0.0); // no KV
    COMPARE_CLOSE(tensor_parallel_fit(plan, 32).weights_bytes, 41.9 * GB, 1e-3);
    QVERIFY(tensor_parallel_fit(plan, 32).kv_tokens > 0);
    // With the share that the runtime keeps, 16 are too few: 18 by memory, 32 in whole nodes that divide.
    const auto usable = smallest_gpu_counts(needed, 0.9 * plan["gpu.memory"_in], 8, 128, 256);
    QCOMPARE(usable.by_memory, 18.0);
    QCOMPARE(usable.legal, 32.0);
}

void TestMemoryAnswers::tensorParallelSixteen() {
    // Q05. 42.1 GB of weights, 33.2 GB left at 0.88: 472,256 tokens in all, 3.6 requests of 128 K.
    const auto plan = v3_on("h100-sxm", {"memory.usable_fraction=0.88"});
    const auto fit = tensor_parallel_fit(plan, 16);
    COMPARE_CLOSE(fit.weights_bytes, 42.1 * GB, 1e-3);
    COMPARE_CLOSE(fit.for_kv_bytes, 33.2 * GB, 1e-3);
    QCOMPARE(fit.kv_tokens, 472256.0);
    QCOMPARE(std::floor(fit.kv_tokens / 131072), 3.0);
    COMPARE_CLOSE(131072 * plan["model.kv_bytes_per_token"_fig], 9.21 * GB, 1e-3);
}

void TestMemoryAnswers::dataParallelSixteen() {
    // Q06. 59.9 GB of weights, 15.3 GB left: 217,878 tokens per GPU, 3.49 million in all, 7.4 times TP16.
    const auto plan = v3_on("h100-sxm", data_parallel({"memory.usable_fraction=0.88", "decode.nodes=2"}));
    QCOMPARE(plan["decode.ep"_in], 16.0);
    COMPARE_CLOSE(plan["decode.memory.weights_bytes"_fig], 59.9 * GB, 1e-3);
    QCOMPARE(tokens_without_buffer(plan), 217878.0);
    COMPARE_CLOSE(16 * tokens_without_buffer(plan), 3.49e6, 2e-3);
    COMPARE_CLOSE(16 * tokens_without_buffer(plan) / 472256, 7.4, 5e-3);
    // The planner's own figures count the buffer as well.
    const double buffer = plan["decode.memory.comm_buffer_bytes"_fig];
    QVERIFY(std::abs(plan["decode.kv_capacity_tokens"_fig] - (217878 - buffer / 70272)) < 2);
    QCOMPARE(plan["decode.kv_capacity_tokens_unit"_fig], 16 * plan["decode.kv_capacity_tokens"_fig]);
    // Under TP a rank of two GPUs holds what one GPU holds: the latents are copied.
    const auto tp = v3_on("h100-sxm", data_parallel({"decode.nodes=2", "decode.attention_tp=2"}));
    QCOMPARE(tp["decode.kv_capacity_tokens_unit"_fig], 8 * tp["decode.kv_capacity_tokens"_fig]);
}

void TestMemoryAnswers::dataAgainstTensorParallel() {
    // Q07. Eight H200 at 0.9: TP8 733,372 tokens; DP8 with EP8 100.8 GB of weights, 496 K x 8, 5.4 times.
    QCOMPARE(tensor_parallel_fit(v3_on("h200-sxm"), 8).kv_tokens, 733372.0);
    const auto plan = v3_on("h200-sxm", data_parallel({"decode.nodes=1"}));
    COMPARE_CLOSE(plan["decode.memory.weights_bytes"_fig], 100.8 * GB, 1e-3);
    COMPARE_CLOSE(tokens_without_buffer(plan), 496e3, 2e-3);
    COMPARE_CLOSE(8 * tokens_without_buffer(plan), 3.97e6, 2e-3);
    COMPARE_CLOSE(8 * tokens_without_buffer(plan) / 733372, 5.4, 5e-3);
}

void TestMemoryAnswers::latentPerToken() {
    // Q08. 512 + 64 per layer; 64 K tokens 4.605 GB (4.289 GiB) in BF16, 1.151 GB in 4 bits.
    const auto plan = evaluate(opening());
    QCOMPARE(plan["model.kv_bytes_per_token_layer"_fig] / 2, 576.0);
    COMPARE_CLOSE(65536 * plan["model.kv_bytes_per_token"_fig], 4.605 * GB, 1e-3);
    COMPARE_CLOSE(65536 * plan["model.kv_bytes_per_token"_fig], 4.289 * GiB, 1e-3);
    COMPARE_CLOSE(65536 * value_after({"precision.kv=fp4"}, "model.kv_bytes_per_token"), 1.151 * GB, 1e-3);
    COMPARE_CLOSE(65536 * value_after({"precision.kv=fp4"}, "model.kv_bytes_per_token_layer"), 18 * MiB,
                  1e-3);
    COMPARE_CLOSE(plan["model.kv_bytes_per_token_expanded"_fig], 4.997e6, 1e-4);
}

void TestMemoryAnswers::expandedAndPadded() {
    // Q09. DeepSeek-V2 with full heads padded to 256: 7,864,320 B per token, 114 times the latent's 69,120.
    const auto plan = evaluate(
        edited(opening(), {"model=deepseek-v2", "model.attention_kind=gqa", "model.head_dim=256",
                           "model.v_head_dim=256", "decode.attention_tp=8", "decode.draft_tokens=0"}));
    QCOMPARE(plan["model.kv_bytes_per_token"_fig], 7864320.0);
    QCOMPARE(plan["decode.memory.bytes_per_request_token"_fig], 7864320.0 / 8);
    COMPARE_CLOSE(13360 * plan["decode.memory.bytes_per_request_token"_fig], 13.1 * GB, 3e-3);
    COMPARE_CLOSE(plan["model.kv_bytes_per_token"_fig] / 69120, 114, 5e-3);
}

void TestMemoryAnswers::smallestFraction() {
    // Q10. The smallest fraction is what is needed over what is free before: 125.65 GB of 137.90 GB give
    // 0.9112 for the weights alone. Here everything of the decode unit is needed.
    const auto plan = evaluate(opening());
    const double needed = plan["decode.memory.fraction_needed"_fig];
    COMPARE_CLOSE(needed * plan["gpu.memory"_in], plan["decode.memory.total_bytes"_fig], 1e-12);
    const auto fits = [](double fraction) {
        return value_after({"memory.usable_fraction=" + std::to_string(fraction)}, "decode.fits") == 1;
    };
    QVERIFY(fits(needed + 1e-5));
    QVERIFY(!fits(needed - 1e-5));
}

void TestMemoryAnswers::wholeTrays() {
    // Q11. Kimi-K3 needs 1680 GB; of GPUs with 192 GB: 9, in trays of 4 12, and 16 divide 96 heads and 896
    // experts.
    const auto counts = smallest_gpu_counts(1680 * GB, 192 * GB, 4, 96, 896);
    QCOMPARE(counts.by_memory, 9.0);
    QCOMPARE(counts.by_trays, 12.0);
    QCOMPARE(counts.legal, 16.0);
    // Q12. 3384 GB do not go into 16 cards of 141 GB but exactly into 24.
    QCOMPARE(smallest_gpu_counts(3384 * GB, 141 * GB, 8, 128, 256).by_memory, 24.0);
    QVERIFY(std::isnan(smallest_gpu_counts(3384 * GB, 141 * GB, 8, 16, 256).legal)); // no more than 16 heads
}

void TestMemoryAnswers::oneMoreSlot() {
    // Q13. 58 x 44.04 MB = 2.554 GB: 36,300 tokens, 7 requests of 4989.
    const auto with = evaluate(edited(opening(), {"decode.nodes=4"}));
    const auto without = evaluate(edited(opening(), {"decode.nodes=4", "decode.redundant_experts=0"}));
    QCOMPARE(with["decode.routed_experts_per_gpu"_fig] - without["decode.routed_experts_per_gpu"_fig], 1.0);
    const double slot =
        with["decode.memory.routed_experts_bytes"_fig] - without["decode.memory.routed_experts_bytes"_fig];
    COMPARE_CLOSE(slot, 2.554 * GB, 1e-3);
    COMPARE_CLOSE(slot / with["model.kv_bytes_per_token"_fig], 36300, 2e-3);
    QCOMPARE(std::floor(slot / with["model.kv_bytes_per_token"_fig] / 4989), 7.0);
}

void TestMemoryAnswers::redundantExperts_data() {
    // Q14. (EP - E mod EP) mod EP for 256 experts.
    QTest::addColumn<double>("needed");
    for (const auto& [ep, needed] : std::initializer_list<std::pair<int, double>>{{32, 0},
                                                                                  {48, 32},
                                                                                  {64, 0},
                                                                                  {72, 32},
                                                                                  {96, 32},
                                                                                  {128, 0},
                                                                                  {144, 32},
                                                                                  {160, 64},
                                                                                  {320, 64},
                                                                                  {3, 2}})
        QTest::newRow(std::to_string(ep).c_str()) << needed;
}

void TestMemoryAnswers::redundantExperts() {
    QFETCH(double, needed);
    QCOMPARE(value_after({"decode.redundant_experts=0", std::string("decode.ep=") + QTest::currentDataTag()},
                         "decode.empty_slots"),
             needed);
}

void TestMemoryAnswers::lowLatencyBuffer() {
    // Q15. DeepEP's log of EP16 prints 2116.291072 MB in the first layout: 4 x 288 x 128 x (16 + 14336) B and
    // flags.
    COMPARE_CLOSE(low_latency_buffer_bytes(128, 7168, 288, DispatchLayout::first), 2116291072.0, 1e-7);
    QVERIFY(low_latency_buffer_bytes(128, 7168, 288, DispatchLayout::first) > 4.0 * 288 * 128 * 14352);
    const auto now = [](double tokens) {
        return low_latency_buffer_bytes(tokens, 7168, 288, DispatchLayout::current);
    };
    COMPARE_CLOSE(now(128), 2.00 * GiB, 3e-3);
    COMPARE_CLOSE(now(256), 4.00 * GiB, 3e-3);
    COMPARE_CLOSE(now(512), 8.00 * GiB, 3e-3);
    // The plan's figure is the same without the flags, a few kilobytes.
    COMPARE_CLOSE(evaluate(opening())["decode.memory.comm_buffer_bytes"_fig], now(256), 1e-5);
}

void TestMemoryAnswers::mtpIsAnotherLayer() {
    // Q16. 61 main layers; MTP block 11.61e9, its copies of embedding and head 1.85e9, in all 684.49e9.
    const auto plan = evaluate(opening());
    QCOMPARE(plan["model.total_params"_fig], 671026419200.0);
    COMPARE_CLOSE(plan["model.mtp_layer_params"_fig], 11.61e9, 1e-3);
    COMPARE_CLOSE(2 * plan["model.vocabulary_table_params"_fig], 1.85e9, 2e-3);
    QCOMPARE(plan["model.params_with_mtp"_fig], 684489845504.0);
    // In memory a serving unit shares the tables, so the MTP layer adds only its own.
    COMPARE_CLOSE(plan["decode.memory.mtp_bytes"_fig], 0.53 * GB, 5e-3);
}

void TestMemoryAnswers::reserveIsNeverZero() {
    // Q17. Activations, graphs and communication have a share of their own until a person takes it away.
    for (const auto& scenario : presets())
        QVERIFY2(evaluate(scenario)["decode.memory.reserve_bytes"_fig] > 0, scenario.id.c_str());
}

void TestMemoryAnswers::fractionRules() {
    // Q18. 85.52 GB and 60 GB that are no KV: vLLM 0.9 x 85.52 - 60 = 16.97, TensorRT-LLM
    // 0.9 x (85.52 - 60) = 22.97 GB for KV.
    const double weights = evaluate(opening())["prefill.memory.weights_bytes"_fig];
    const auto for_kv = [&](const char* rule) {
        const auto plan =
            evaluate(edited(opening(), {"prefill.comm_buffer=" + std::to_string(60 * GB - weights),
                                        std::string("memory.fraction_rule=") + rule}));
        return plan["prefill.memory.free_bytes"_fig] + plan["prefill.memory.kv_bytes"_fig];
    };
    COMPARE_CLOSE(for_kv("capacity"), 16.97 * GB, 1e-3);
    COMPARE_CLOSE(for_kv("remainder"), 22.97 * GB, 1e-3);
}

void TestMemoryAnswers::exerciseOne() {
    // Q19, issue 4 point 6: 84.71 GB of KV on a card of 85.52 GB; TP4 21.2 GB, FP8 42.4 GB.
    const auto exercise = preset("exercise-gqa-qwen3-235b");
    const auto plan = evaluate(exercise);
    QCOMPARE(plan["decode.memory.kv_bytes"_fig], 84705280000.0);
    COMPARE_CLOSE(plan["decode.memory.capacity_bytes"_fig], 85.52 * GB, 1e-4);
    QCOMPARE(plan["decode.fits"_fig], 0.0);
    const auto tp4 = evaluate(edited(exercise, {"decode.attention_tp=4"}));
    QCOMPARE(tp4["decode.memory.kv_bytes"_fig], 84705280000.0 / 4);
    QCOMPARE(tp4["decode.requests_per_rank"_in], 88.0); // of the rank, whatever its size
    const auto fp8 = evaluate(edited(exercise, {"precision.kv=fp8"}));
    QCOMPARE(fp8["decode.memory.kv_bytes"_fig], 84705280000.0 / 2);
    COMPARE_CLOSE(plan["model.kv_bytes_per_token"_fig] / 70272, 2.740, 1e-3);
}

QTEST_APPLESS_MAIN(TestMemoryAnswers)
#include "tst_memory_answers.moc"
