// SPDX-License-Identifier: GPL-3.0-or-later
// Configs that public calculators and readers got wrong (alvarobartt/hf-mem, LMCache, InferSim, vllm-fit,
// LLM-Viewer, dynamo, aiconfigurator, llama2.c among them), with the values that they should have given.
#include "tests/model/import_support.h"

using namespace planner;
using namespace planner::testing;

class TestImportFaults : public QObject {
    Q_OBJECT
private slots:
    void kvPerToken_data();
    void kvPerToken();
    void cacheOfLongRequests_data();
    void cacheOfLongRequests();
    void tiedTableCountsOnce();
    void halfOfTheLayersAreDense();
    void nameSaysNothing();
};

void TestImportFaults::kvPerToken_data() {
    QTest::addColumn<QString>("config");
    QTest::addColumn<double>("kv");
    const auto row = [](const char* name, const char* config, double kv) {
        QTest::newRow(name) << QString(config) << kv;
    };
    row("head_dim is not hidden / heads (92,160)",
        R"({"model_type": "qwen3", "num_hidden_layers": 36, "hidden_size": 2560, "num_attention_heads": 32,
            "num_key_value_heads": 8, "head_dim": 128, "intermediate_size": 9728, "vocab_size": 151936})",
        147456);
    row("head_dim null",
        R"({"model_type": "llama", "num_hidden_layers": 32, "hidden_size": 4096, "num_attention_heads": 32,
            "num_key_value_heads": 8, "head_dim": null, "intermediate_size": 14336, "vocab_size": 128256})",
        131072);
    row("head_dim of Mistral-Small-24B (5120 / 32 = 160)",
        R"({"model_type": "mistral", "num_hidden_layers": 40, "hidden_size": 5120, "num_attention_heads": 32,
            "num_key_value_heads": 8, "head_dim": 128, "intermediate_size": 32768, "vocab_size": 131072,
            "sliding_window": null})",
        40 * 2 * 8 * 128 * 2);
    row("head_dim 256 at 3584 / 16, one layer (7,168)",
        R"({"model_type": "gemma2", "num_hidden_layers": 1, "hidden_size": 3584, "num_attention_heads": 16,
            "num_key_value_heads": 8, "head_dim": 256, "intermediate_size": 14336, "vocab_size": 256000})",
        8192);
    row("KV heads, not query heads (8 times too much)",
        R"({"model_type": "llama", "num_hidden_layers": 80, "hidden_size": 8192, "num_attention_heads": 64,
            "num_key_value_heads": 8, "intermediate_size": 28672, "vocab_size": 128256})",
        327680);
    row("no key-value heads: one for each query head",
        R"({"model_type": "llama", "num_hidden_layers": 32, "hidden_size": 4096, "num_attention_heads": 32,
            "num_key_value_heads": null, "intermediate_size": 11008, "vocab_size": 32000})",
        32 * 2 * 32 * 128 * 2);
    row("the text part counts, not the 33 vision layers",
        R"({"model_type": "qwen2_5_vl", "num_hidden_layers": 33, "vision_config": {"num_hidden_layers": 33},
            "text_config": {"model_type": "qwen2_5_vl_text", "num_hidden_layers": 40, "hidden_size": 5120,
            "num_attention_heads": 40, "num_key_value_heads": 8, "intermediate_size": 27648, "vocab_size": 152064}})",
        40 * 2 * 8 * 128 * 2);
    row("a text part without sizes beside a flattened file",
        R"({"model_type": "llama", "text_config": {"model_type": "llama"}, "num_hidden_layers": 32,
            "hidden_size": 4096, "num_attention_heads": 32, "num_key_value_heads": 8, "intermediate_size": 14336,
            "vocab_size": 128256})",
        131072);
    row("no model_type: the keys decide",
        R"({"num_hidden_layers": 61, "hidden_size": 7168, "num_attention_heads": 128, "num_key_value_heads": 128,
            "q_lora_rank": 1536, "kv_lora_rank": 512, "qk_nope_head_dim": 128, "qk_rope_head_dim": 64,
            "v_head_dim": 128, "intermediate_size": 18432, "moe_intermediate_size": 2048, "n_routed_experts": 256,
            "num_experts_per_tok": 8, "n_shared_experts": 1, "first_k_dense_replace": 3, "vocab_size": 129280})",
        70272);
}

void TestImportFaults::kvPerToken() {
    QFETCH(QString, config);
    QTEST(imported(config.toStdString()).totals.kv_bytes_per_token, "kv");
}

void TestImportFaults::cacheOfLongRequests_data() {
    QTest::addColumn<double>("tokens");
    QTest::addColumn<double>("bytes");
    // 18 of 36 layers grow, the others keep 128 tokens of 2 x 8 x 64 x 2 = 2,048 B.
    QTest::newRow("c13-gpt-oss-120b") << 131072.0 << 18 * 2048.0 * (131072 + 128);
    // Every fourth layer is global, not every second: 12 x 32,768 + 36 x 8,192 tokens of 4,096 B.
    QTest::newRow("c17-llama-4-maverick") << 32768.0 << (12 * 32768.0 + 36 * 8192.0) * 4096;
    // 25 window layers of 1,024 tokens at 8,192 B, 5 full ones at 4,096 B.
    QTest::newRow("c22-gemma-4-26b-a4b") << 100000.0 << 25 * 1024.0 * 8192 + 5 * 100000.0 * 4096;
}

void TestImportFaults::cacheOfLongRequests() {
    QFETCH(double, tokens);
    const auto totals = imported_file(QTest::currentDataTag()).totals;
    QTEST(totals.kv_bytes_per_token_past_windows * tokens + totals.fixed_bytes_per_request, "bytes");
}

void TestImportFaults::tiedTableCountsOnce() {
    const auto model = imported(
        R"({"model_type": "llama", "num_hidden_layers": 6, "hidden_size": 288, "num_attention_heads": 6,
            "num_key_value_heads": 6, "intermediate_size": 768, "vocab_size": 32000, "tie_word_embeddings": true})");
    QCOMPARE(model.totals.total_params, 15191712.0); // 24,407,712 with a head of its own
}

void TestImportFaults::halfOfTheLayersAreDense() {
    const auto half = imported_file("c17-llama-4-maverick");
    const auto every =
        imported(patched("c17-llama-4-maverick", R"({"text_config": {"interleave_moe_layer_step": 1}})"));
    COMPARE_CLOSE(half.totals.total_params, 400.7e9, 1e-4);
    QVERIFY(every.totals.total_params > 770e9);
    const auto listed = patched("c17-llama-4-maverick", R"({"text_config": {"interleave_moe_layer_step": null,
        "moe_layers": [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47]}})");
    QCOMPARE(imported(listed).totals.total_params, half.totals.total_params);
}

void TestImportFaults::nameSaysNothing() {
    QVERIFY(refusal(R"({"_name_or_path": "deepseek-ai/DeepSeek-R1-671B", "model_type": "deepseek_v3"})")
                .startsWith("config.json: num_hidden_layers: is missing"));
}

QTEST_APPLESS_MAIN(TestImportFaults)
#include "tst_import_faults.moc"
