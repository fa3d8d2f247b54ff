// SPDX-License-Identifier: GPL-3.0-or-later
// Architectures made of several kinds of layers: parameters, growing and fixed cache, work and time.
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestLayerKinds : public QObject {
    Q_OBJECT
private slots:
    void sparseIndex_data();
    void sparseIndex();
    void sparseFp8Layout();
    void windowsStopGrowing();
    void chunks();
    void lightningState();
    void gatedDeltaState();
    void deltaParams();
    void keysWiderThanValues();
    void windowHeadsOfTheirOwn();
    void otherFormsOfTheCache();
    void experts();
    void denseModels();
    void mtpLayers();
    void prefillCache();
    void splitUnderTp();
    void sparseReadsItsChoice();
    void windowReadsItsWindow();
    void linearDoesNotGrow();
    void shortPromptsStayDense();
    void handedOver();
};

namespace {

/// The opening preset with a model of one's own: the edits come after the model's.
Plan plan_of(const std::string& model, const std::vector<std::string>& edits = {}) {
    return evaluate(edited(edited(opening(), {"model=" + model}), edits));
}

/// A dense GQA model with 60 layers, to which a test gives layers of other kinds.
std::vector<std::string> gqa(std::vector<std::string> more) {
    std::vector<std::string> edits{
        "model.attention_kind=gqa", "model.layers=60",           "model.hidden_size=4096",
        "model.attention_heads=32", "model.kv_heads=2",          "model.head_dim=256",
        "model.v_head_dim=0",       "decode.draft_tokens=0",     "model.mtp_layers=0",
        "decode.tokens_per_step=1", "decode.requests_per_rank=8"};
    edits.insert(edits.end(), more.begin(), more.end());
    return edits;
}

} // namespace

/// facts.md, 3.1: 132 B per token and layer beside the KV; parameters from the inference code's shapes.
void TestLayerKinds::sparseIndex_data() {
    QTest::addColumn<double>("layers");
    QTest::addColumn<double>("indexParams"); // per layer
    QTest::addColumn<double>("kv");
    QTest::addColumn<double>("fp8"); // kv_bytes_per_token_fp8_with_indexer
    // From the query latent, a key with its norm, and one weight per head.
    QTest::newRow("deepseek-v3.2") << 61.0 << 1536.0 * 64 * 128 + 7168 * 128 + 2 * 128 + 7168 * 64 << 70272.0
                                   << 48068.0;
    QTest::newRow("glm-5") << 78.0 << 2048.0 * 32 * 128 + 6144 * 128 + 2 * 128 + 6144 * 32 << 89856.0
                           << 61464.0;
}

void TestLayerKinds::sparseIndex() {
    QFETCH(double, layers);
    QFETCH(double, indexParams);
    QFETCH(double, kv);
    QFETCH(double, fp8);
    const auto plan = plan_of(QTest::currentDataTag());
    QCOMPARE(plan["model.index_params_per_layer"_fig], indexParams);
    QCOMPARE(plan["model.index_bytes_per_token"_fig], layers * 132);
    QCOMPARE(plan["model.kv_bytes_per_token"_fig], kv);
    const auto small = plan_of(QTest::currentDataTag(), {"precision.kv=fp8"});
    QCOMPARE(small["model.kv_bytes_per_token"_fig] + small["model.index_bytes_per_token"_fig], fp8);
    // The index is a part of its own: without it the model is DeepSeek-V3's kind.
    const auto without = plan_of(QTest::currentDataTag(), {"model.index_layers=0"});
    QCOMPARE(plan["model.total_params"_fig] - without["model.total_params"_fig], layers * indexParams);
    QCOMPARE(without["model.index_bytes_per_token"_fig], 0.0);
}

void TestLayerKinds::sparseFp8Layout() {
    const auto plan = plan_of("deepseek-v3.2", {"precision.kv=fp8"});
    QCOMPARE(plan["model.kv_bytes_per_token_layer"_fig], 512.0 + 4 * 4 + 64 * 2); // 656 B, FlashMLA docs
    // BF16 latent and BF16 index key: 85,888 B, as vLLM's post on DeepSeek-V4 has it.
    const auto wide = plan_of("deepseek-v3.2", {"precision.index_cache=bf16"});
    QCOMPARE(wide["model.kv_bytes_per_token"_fig] + wide["model.index_bytes_per_token"_fig], 85888.0);
}

void TestLayerKinds::windowsStopGrowing() {
    // cases.md C13, B06: 18 of 36 layers keep 128 tokens; 2 x 8 heads x 64 x 2 B = 2,048 B per layer.
    const auto at = [](double context) {
        return plan_of("gpt-oss-120b",
                       {"decode.requests_per_rank=1", "decode.context_tokens=" + std::to_string(context)});
    };
    const auto plan = at(5000);
    QCOMPARE(plan["model.kv_bytes_per_token"_fig], 73728.0);
    QCOMPARE(plan["model.kv_bytes_per_token_growing"_fig], 36864.0);
    QCOMPARE(plan["model.fixed_bytes_per_request"_fig], 18.0 * 128 * 2048);
    QCOMPARE(plan["decode.memory.kv_bytes"_fig], 5000 * 36864.0 + 18 * 128 * 2048);
    QCOMPARE(at(100)["decode.memory.kv_bytes"_fig], 100 * 73728.0); // all layers, up to the window
    QCOMPARE(at(128)["decode.memory.kv_bytes"_fig], 128 * 73728.0);
    QCOMPARE(plan["decode.memory.bytes_per_request"_fig], plan["decode.memory.kv_bytes"_fig]);
}

void TestLayerKinds::chunks() {
    // cases.md B29: 12 layers see all of 32 K tokens, 36 a chunk of 8192: 2.82 GB.
    const auto plan =
        plan_of("llama-4-maverick", {"decode.requests_per_rank=1", "decode.context_tokens=32768"});
    QCOMPARE(plan["decode.memory.kv_bytes"_fig], (12.0 * 32768 + 36 * 8192) * 4096);
    COMPARE_CLOSE(plan["decode.memory.kv_bytes"_fig], 2.82e9, 2e-3);
    // In prefill a token of a chunk sees half of it on average, one behind a window all of it.
    const auto time = [](const char* kind) {
        return plan_of("llama-4-maverick",
                       {"prefill.prompt_tokens=65536", "prefill.tokens_per_gpu=65536",
                        std::string("model.window_kind=") + kind})["limit.prefill.core_attention_s"_fig];
    };
    QVERIFY(time("chunked") < time("sliding"));
}

void TestLayerKinds::lightningState() {
    // 70 layers of 64 heads with a state of 128 x 128 in FP32; the 10 others keep 4,096 B per token.
    const auto plan = plan_of("minimax-m1", {"decode.requests_per_rank=3", "decode.context_tokens=1000"});
    QCOMPARE(plan["model.kv_bytes_per_token"_fig], 40960.0);
    QCOMPARE(plan["model.linear_state_bytes_per_request"_fig], 70.0 * 64 * 128 * 128 * 4);
    QCOMPARE(plan["decode.memory.kv_bytes"_fig], 3 * (1000 * 40960.0 + 70.0 * 64 * 128 * 128 * 4));
    // Five projections of 6144 x 8192 and a norm.
    QCOMPARE(plan["model.linear_attention_params_per_layer"_fig], 5.0 * 6144 * 8192 + 8192);
}

void TestLayerKinds::gatedDeltaState() {
    // cases.md C11, Qwen3.5-397B-A17B: 15 of 60 layers grow, 30,720 B per token (122,880 if all did).
    const auto plan =
        evaluate(edited(opening(), gqa({"model.linear_layers=45", "model.linear_kind=gated_delta",
                                        "model.linear_key_heads=16", "model.linear_value_heads=64",
                                        "model.linear_key_dim=128", "model.linear_value_dim=128",
                                        "model.linear_conv_width=4"})));
    QCOMPARE(plan["model.kv_bytes_per_token"_fig], 30720.0);
    // State in FP32 and the last three tokens of 2 x 16 x 128 + 64 x 128 channels in BF16.
    const double state = 64.0 * 128 * 128 * 4 + 3 * (2 * 16 * 128 + 64 * 128) * 2;
    QCOMPARE(plan["model.linear_state_bytes_per_layer"_fig], state);
    QCOMPARE(plan["model.fixed_bytes_per_request"_fig], 45 * state);
    QCOMPARE(evaluate(edited(opening(), gqa({})))["model.kv_bytes_per_token"_fig], 122880.0);
}

void TestLayerKinds::deltaParams() {
    const std::vector<std::string> sizes{"model.linear_layers=45",      "model.linear_key_heads=16",
                                         "model.linear_value_heads=64", "model.linear_key_dim=128",
                                         "model.linear_value_dim=128",  "model.linear_conv_width=4"};
    const auto params = [&](const char* kind) {
        auto edits = gqa(sizes);
        edits.push_back(std::string("model.linear_kind=") + kind);
        return evaluate(edited(opening(), edits))["model.linear_attention_params_per_layer"_fig];
    };
    constexpr double hidden = 4096, keys = 16 * 128, values = 64 * 128, channels = 2 * keys + values;
    // in_proj_qkvz, in_proj_ba, conv1d, A_log and dt_bias, norm, out_proj (Qwen3-Next's model code).
    QCOMPARE(params("gated_delta"),
             hidden * (channels + values) + hidden * 2 * 64 + channels * 4 + 2 * 64 + 128 + values * hidden);
    // q, k, v, three convolutions, f_a, f_b, dt_bias, A_log, b, g_a, g_b, norm, o (Kimi-Linear's model code).
    QCOMPARE(params("kimi_delta"), hidden * channels + channels * 4 + hidden * 128 + 128 * keys + keys + 64 +
                                       hidden * 64 + hidden * 128 + 128 * values + 128 + values * hidden);
}

void TestLayerKinds::keysWiderThanValues() {
    // cases.md C16: MiMo-V2-Flash has keys of 192 and values of 128, 4 KV heads in full layers.
    const auto plan = evaluate(edited(opening(), gqa({"model.attention_heads=64", "model.kv_heads=4",
                                                      "model.head_dim=192", "model.v_head_dim=128"})));
    QCOMPARE(plan["model.kv_bytes_per_token_layer"_fig], 4.0 * (192 + 128) * 2);
    QCOMPARE(plan["model.attention_params_per_layer"_fig],
             4096.0 * (64 * 192 + 4 * 192 + 4 * 128) + 64 * 128 * 4096);
    QCOMPARE(plan["model.attention_flop_per_pair"_fig], 64.0 * (192 + 128) * 2);
}

void TestLayerKinds::windowHeadsOfTheirOwn() {
    // cases.md C22: Gemma-4-26B-A4B, 5 full layers of 2 KV heads x 512, 25 windows of 8 x 256.
    const auto plan =
        evaluate(edited(opening(), gqa({"model.layers=30", "model.hidden_size=2816",
                                        "model.attention_heads=16", "model.kv_heads=2", "model.head_dim=512",
                                        "model.window_layers=25", "model.window_tokens=1024",
                                        "model.window_kv_heads=8", "model.window_head_dim=256"})));
    QCOMPARE(plan["model.window_kv_bytes_per_token_layer"_fig], 8192.0);
    QCOMPARE(plan["model.kv_bytes_per_token_layer"_fig], 4096.0);
    QCOMPARE(plan["model.kv_bytes_per_token"_fig], 25 * 8192.0 + 5 * 4096.0);
    QCOMPARE(plan["model.kv_bytes_per_token_growing"_fig], 5 * 4096.0);
    QCOMPARE(plan["model.main_attention_layers"_fig], 5.0);
}

void TestLayerKinds::otherFormsOfTheCache() {
    // The chapter's first lesson: latent 70.3 kB, expanded 5.0 MB, plain heads of 128 4.0 MB.
    const auto plan = plan_of("deepseek-v3");
    QCOMPARE(plan["model.kv_bytes_per_token_expanded"_fig], 61.0 * 128 * (192 + 128) * 2); // 4.997 MB
    QCOMPARE(plan["model.kv_bytes_per_token_plain_heads"_fig], 61.0 * 128 * (128 + 128) * 2);
    COMPARE_CLOSE(plan["model.kv_bytes_per_token_expanded"_fig] / 70272, 71.1, 1e-3);
    QVERIFY(is_missing(plan_of("qwen3-235b-a22b")["model.kv_bytes_per_token_expanded"_fig]));
    // The switch of cases.md Q09: the cache is what the figure says, and is split under TP.
    const auto expanded = plan_of("deepseek-v3", {"memory.mla_cache=expanded", "decode.attention_tp=8"});
    QCOMPARE(expanded["model.kv_bytes_per_token"_fig], plan["model.kv_bytes_per_token_expanded"_fig]);
    COMPARE_CLOSE(expanded["decode.memory.kv_bytes"_fig],
                  expanded["decode.requests_per_rank"_in] * 4989 * 4997120 / 8, 1e-12);
    // Reading so much more takes longer, in both lenses.
    const auto latent = plan_of("deepseek-v3", {"decode.attention_tp=8"});
    for (const auto step : {"limit.decode.step_s"_fig, "estimate.decode.step_s"_fig})
        QVERIFY(expanded[step] > latent[step]);
}

void TestLayerKinds::experts() {
    // cases.md C07, Kimi-K3: 92 layers of 896 experts that work at 3584 of 7168: 2722.7e9.
    const auto k3 =
        plan_of("deepseek-v3", {"model.layers=93", "model.dense_layers=1", "model.routed_experts=896",
                                "model.expert_intermediate_size=3072", "model.expert_hidden_size=3584"});
    QCOMPARE(k3["model.moe_layers"_fig] * 896 * k3["model.expert_params"_fig], 92.0 * 896 * 3 * 3584 * 3072);
    COMPARE_CLOSE(92 * 896 * k3["model.expert_params"_fig], 2722.7e9, 1e-4);
    // Its 24 layers with MLA keep 27,648 B per token; the 69 others a state.
    QCOMPARE(
        plan_of("deepseek-v3", {"model.layers=93", "model.linear_layers=69"})["model.kv_bytes_per_token"_fig],
        27648.0);
    QCOMPARE(k3["model.expert_projection_params"_fig], 2.0 * 7168 * 3584);
    QCOMPARE(k3["model.dispatch_bytes"_fig], 3584.0 + 4 * 28); // FP8 with a scale per 128
    // cases.md C20, Nemotron-3: two matrices per expert: 48 x 512 x 2 x 2048 x 5120 = 515.4e9.
    const auto plain = plan_of("deepseek-v3", {"model.expert_hidden_size=2048", "model.expert_gate=no",
                                               "model.expert_intermediate_size=5120"});
    COMPARE_CLOSE(48 * 512 * plain["model.expert_params"_fig], 515.4e9, 1e-4);
    // gpt-oss: biases on all three matrices.
    QCOMPARE(plan_of("gpt-oss-120b")["model.expert_params"_fig], 3.0 * 2880 * 2880 + 2 * 2880 + 2880);
}

void TestLayerKinds::denseModels() {
    // cases.md C24 and C25, to the digit: Llama-3.1-8B and Qwen3-0.6B.
    const auto dense = [](const std::vector<std::string>& edits) {
        return evaluate(edited(edited(opening(), gqa({"model.routed_experts=0", "model.experts_per_token=0",
                                                      "model.shared_experts=0", "model.router_bias=no"})),
                               edits));
    };
    const auto llama =
        dense({"model.layers=32", "model.dense_layers=32", "model.kv_heads=8", "model.head_dim=128",
               "model.dense_intermediate_size=14336", "model.vocabulary=128256"});
    QCOMPARE(llama["model.total_params"_fig], 8030261248.0);
    QCOMPARE(llama["model.kv_bytes_per_token"_fig], 131072.0);
    const auto qwen =
        dense({"model.layers=28", "model.dense_layers=28", "model.hidden_size=1024",
               "model.attention_heads=16", "model.kv_heads=8", "model.head_dim=128", "model.qk_norm=per_head",
               "model.dense_intermediate_size=3072", "model.vocabulary=151936", "model.tied_embeddings=yes"});
    QCOMPARE(qwen["model.total_params"_fig], 596049920.0);
    QCOMPARE(qwen["model.kv_bytes_per_token"_fig], 114688.0);
}

void TestLayerKinds::mtpLayers() {
    // models.json: computed_mtp_unique_params_B.
    const auto billions = [](const char* model) {
        return std::round(plan_of(model)["model.mtp_layer_params"_fig] / 1e6) / 1e3;
    };
    QCOMPARE(billions("deepseek-v3"), 11.61);
    QCOMPARE(billions("deepseek-v3.2"), 11.624);
    QCOMPARE(billions("glm-5"), 9.953);
    QCOMPARE(billions("glm-4.5"), 3.988);
    QCOMPARE(billions("glm-4.5-air"), 2.375);
    // cases.md Q16: with the MTP layer's copies of embedding and head the hub's "685B".
    QCOMPARE(plan_of("deepseek-v3")["model.params_with_mtp"_fig], 684489845504.0);
    QCOMPARE(plan_of("kimi-k2")["model.params_with_mtp"_fig], plan_of("kimi-k2")["model.total_params"_fig]);
}

void TestLayerKinds::prefillCache() {
    const auto plan = plan_of("minimax-m1");
    const double prompts = plan["prefill.prompts_in_flight"_in];
    QCOMPARE(plan["prefill.memory.kv_bytes"_fig],
             prompts * (plan["prefill.prompt_tokens"_in] * 40960.0 + 70.0 * 64 * 128 * 128 * 4));
    const auto sparse = plan_of("deepseek-v3.2");
    QCOMPARE(sparse["prefill.memory.index_cache_bytes"_fig],
             sparse["prefill.prompts_in_flight"_in] * sparse["prefill.prompt_tokens"_in] * 8052);
}

void TestLayerKinds::splitUnderTp() {
    // 8 KV heads over 4 GPUs; the state's 64 heads as well. The index is copied.
    const std::vector<std::string> tp{"decode.attention_tp=4", "decode.requests_per_rank=4"};
    const std::vector<std::string> one{"decode.requests_per_rank=4"};
    for (const char* model : {"gpt-oss-120b", "minimax-m1", "llama-4-scout"})
        COMPARE_CLOSE(plan_of(model, tp)["decode.memory.kv_bytes"_fig],
                      plan_of(model, one)["decode.memory.kv_bytes"_fig] / 4, 1e-12);
    QCOMPARE(plan_of("deepseek-v3.2", tp)["decode.memory.index_cache_bytes"_fig],
             plan_of("deepseek-v3.2", one)["decode.memory.index_cache_bytes"_fig]);
}

void TestLayerKinds::sparseReadsItsChoice() {
    const auto kernel = [](const char* model, const char* context, const char* id) {
        return plan_of(model, {"decode.context_tokens=" + std::string(context)})[figure(id)];
    };
    for (const auto* lens : {"limit", "estimate"}) {
        const auto core = std::string(lens) + ".decode.kernels.core_attention_s";
        const auto index = std::string(lens) + ".decode.kernels.index_s";
        // Past the 2,048 picked tokens the core stays; the index goes on growing.
        QCOMPARE(kernel("deepseek-v3.2", "8192", core.c_str()),
                 kernel("deepseek-v3.2", "65536", core.c_str()));
        QVERIFY(kernel("deepseek-v3.2", "65536", index.c_str()) >
                2 * kernel("deepseek-v3.2", "8192", index.c_str()));
        QVERIFY(kernel("deepseek-v3.2", "65536", core.c_str()) +
                    kernel("deepseek-v3.2", "65536", index.c_str()) <
                kernel("deepseek-v3", "65536", core.c_str()) / 3);
        QCOMPARE(kernel("deepseek-v3", "65536", index.c_str()), 0.0);
    }
    // Without FP8 the index has no time, and then neither has the step.
    QVERIFY(is_missing(plan_of(
        "deepseek-v3.2", {"gpu=a100-80g-sxm", "precision.weights=bf16"})["estimate.decode.step_s"_fig]));
    // The chapter's lens: 88 requests read 2,048 latents and 16,384 index keys of each.
    const auto plan = plan_of("deepseek-v3.2", {"decode.context_tokens=16384"});
    const double read = plan["decode.requests_per_rank"_in] * (2048.0 * 1152 + 16384.0 * 132);
    COMPARE_CLOSE(plan["chapter.decode.attention_memory_s"_fig], (187107328.0 + 13959424 + read) / 3.35e12,
                  1e-12);
}

void TestLayerKinds::windowReadsItsWindow() {
    // Half of the layers see 128 tokens, so the mean layer reads half of what grows.
    const auto read = [](const char* context) {
        const auto plan = plan_of("gpt-oss-120b", {"decode.requests_per_rank=64", "precision.weights=bf16",
                                                   "decode.context_tokens=" + std::string(context)});
        return plan["chapter.decode.attention_memory_s"_fig] * 3.35e12 -
               2 * plan["model.attention_params"_fig] / 36;
    };
    COMPARE_CLOSE(read("8192"), 64.0 * 2048 * (8192 + 128) / 2, 1e-9);
    COMPARE_CLOSE(read("100"), 64.0 * 2048 * 100, 1e-9);
}

void TestLayerKinds::linearDoesNotGrow() {
    // All layers linear: no context makes the step longer.
    const std::vector<std::string> all{"model.linear_layers=80"};
    const auto step = [&](const char* context, const char* id) {
        auto edits = all;
        edits.push_back("decode.context_tokens=" + std::string(context));
        return plan_of("minimax-m1", edits)[figure(id)];
    };
    for (const char* id : {"chapter.decode.attention_s", "limit.decode.step_s", "estimate.decode.step_s"})
        QCOMPARE(step("1000", id), step("100000", id));
    QVERIFY(step("1000", "estimate.decode.step_s") > 0);
}

void TestLayerKinds::shortPromptsStayDense() {
    // Absorbed attention costs 3.4 times as much per pair, so a short prompt runs as full attention under a
    // mask; a long one is faster sparse, index and all.
    const auto pass = [](const char* model, const char* prompt) {
        return plan_of(model,
                       {"prefill.prompt_tokens=" + std::string(prompt),
                        "prefill.tokens_per_gpu=" + std::string(prompt)})["estimate.prefill.attention_s"_fig];
    };
    QVERIFY(pass("deepseek-v3.2", "2048") > pass("deepseek-v3", "2048")); // the index is extra
    QVERIFY(pass("deepseek-v3.2", "2048") < 1.5 * pass("deepseek-v3", "2048"));
    QVERIFY(pass("deepseek-v3.2", "131072") < 0.5 * pass("deepseek-v3", "131072"));
}

void TestLayerKinds::handedOver() {
    // A prompt's cache moves whole: what grows, the index, and the fixed part spread over its tokens.
    const auto per_token = [](const char* model) {
        const auto plan = plan_of(model);
        return plan["service.kv_transfer_bytes_per_s_per_prefill_node"_fig] /
               plan["service.prefill_tokens_per_node_s"_fig];
    };
    COMPARE_CLOSE(per_token("deepseek-v3"), 70272, 1e-12);
    COMPARE_CLOSE(per_token("deepseek-v3.2"), 70272 + 8052, 1e-12);
    const double prompt = opening().value("prefill.prompt_tokens"_in);
    COMPARE_CLOSE(per_token("gpt-oss-120b"), 36864 + 18 * 128 * 2048 / prompt, 1e-12);
}

QTEST_APPLESS_MAIN(TestLayerKinds)
#include "tst_layer_kinds.moc"
