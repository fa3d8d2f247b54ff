// SPDX-License-Identifier: GPL-3.0-or-later
// Configs as they are published, with their odd keys: sizes counted from the fields through the engine.
#include "tests/model/import_support.h"

using namespace planner;
using namespace planner::testing;

class TestImport : public QObject {
    Q_OBJECT
private slots:
    void totals_data();
    void totals();
    void exactTotals_data();
    void exactTotals();
    void sameAsCatalog_data();
    void sameAsCatalog();
    void values_data();
    void values();
    void everyConfigIsTested();
    void routedParametersOfKimiK3();
    void indexOfSparseAttention();
};

void TestImport::totals_data() {
    QTest::addColumn<double>("total"); // billions of parameters, two decimals; 0 where nothing is published
    QTest::addColumn<double>("activated");
    QTest::addColumn<double>("kv"); // bytes per token, BF16
    const auto row = [](const char* name, double total, double activated, double kv) {
        QTest::newRow(name) << total << activated << kv;
    };
    row("c01-deepseek-v3", 671.03, 37.55, 70272);
    row("c02-deepseek-v3-edited-keys", 671.03, 37.55, 70272);
    row("c03-deepseek-v3.2", 671.88, 38.40, 70272);
    row("c05-kimi-k2", 1026.41, 32.86, 70272);
    row("c06-kimi-k2.5", 1026.41, 32.86, 70272);
    row("c07-kimi-k3", 0, 0, 24 * 1152); // 24 of 93 layers keep a latent of (512 + 64) x 2 B
    row("c08-qwen3-235b-a22b", 235.09, 22.19, 192512);
    row("c09-qwen3-32b-fp8-static", 32.76, 32.76, 262144);
    row("c10-qwen3-coder-480b-a35b", 480.15, 35.47, 253952);
    row("c11-qwen3.5-397b-a17b", 0, 0, 30720); // 15 of 60 layers: 15 x 2 x 2 x 256 x 2 B
    row("c12-mixtral-8x7b", 46.70, 12.88, 131072);
    row("c12-mixtral-8x22b", 140.62, 39.15, 229376);
    row("c13-gpt-oss-120b", 116.83, 5.71, 73728);
    row("c13-gpt-oss-20b", 20.91, 4.19, 49152);
    row("c14-minimax-m2.5", 228.69, 11.03, 253952);
    row("c15-minimax-m3-nvfp4", 0, 0, 60 * 2 * 4 * 128 * 2);
    row("c16-mimo-v2-flash", 0, 0, (9 * 4 + 39 * 8) * (192 + 128) * 2);
    row("c17-llama-4-maverick", 400.71, 17.18, 196608);
    row("c18-glm-5", 743.91, 41.78, 89856);
    row("c18-glm-5.2-nvfp4", 743.91, 41.78, 89856);
    row("c22-gemma-4-26b-a4b", 0, 0, 25 * 8192 + 5 * 4096);
    row("c23-gemma-4-31b-nvfp4", 0, 0, 50 * 2 * 16 * 256 * 2 + 10 * 2 * 4 * 512 * 2);
    row("c24-llama-3.1-8b", 8.03, 8.03, 131072);
    row("c24-llama-3.1-70b", 70.55, 70.55, 327680);
    row("c24-llama-3.1-405b", 405.85, 405.85, 516096);
    row("c25-qwen3-0.6b", 0.60, 0.60, 114688);
    row("c26-deepseek-v2-lite", 15.71, 2.66, 31104);
    row("c27-kimi-vl", 0, 0, 31104);
    row("minimax-m1", 456.09, 48.40, 40960);
    row("hunyuan-a13b", 80.39, 12.75, 131072);
    row("ernie-4.5-21b-a3b", 21.83, 3.35, 57344);
    row("glm-4.5", 352.80, 33.63, 376832);
}

void TestImport::totals() {
    QFETCH(double, total);
    QFETCH(double, activated);
    QFETCH(double, kv);
    const auto model = imported_file(QTest::currentDataTag());
    constexpr double rounding = 0.0051e9;
    if (total > 0) {
        QVERIFY2(std::abs(model.totals.total_params - total * 1e9) <= rounding,
                 qPrintable(QString::number(model.totals.total_params, 'f', 0)));
        QVERIFY2(std::abs(model.totals.activated_params - activated * 1e9) <= rounding,
                 qPrintable(QString::number(model.totals.activated_params, 'f', 0)));
    }
    QCOMPARE(model.totals.kv_bytes_per_token, kv);
    // With sparse attention, FP8 keeps 512 B of latent, 4 scales of 4 B and 64 rotary values in BF16 per
    // layer.
    const double layers = shown_value(model, "model.layers").toDouble();
    const bool sparse = shown_value(model, "model.index_layers") != "absent";
    QCOMPARE(model.totals.kv_bytes_per_token_fp8, sparse ? layers * 656 : kv / 2);
}

void TestImport::exactTotals_data() {
    QTest::addColumn<double>("total");
    QTest::newRow("c01-deepseek-v3") << 671026419200.0;
    QTest::newRow("c08-qwen3-235b-a22b") << 235093634560.0;
    QTest::newRow("c12-mixtral-8x7b") << 46702792704.0;
    QTest::newRow("c24-llama-3.1-8b") << 8030261248.0;
    QTest::newRow("c24-llama-3.1-70b") << 70553706496.0;
    QTest::newRow("c24-llama-3.1-405b") << 405853388800.0;
    QTest::newRow("c25-qwen3-0.6b") << 596049920.0;
}

void TestImport::exactTotals() {
    QFETCH(double, total);
    QCOMPARE(imported_file(QTest::currentDataTag()).totals.total_params, total);
}

void TestImport::sameAsCatalog_data() {
    QTest::addColumn<QString>("entry");
    const auto row = [](const char* name, const char* entry) { QTest::newRow(name) << QString(entry); };
    row("c01-deepseek-v3", "deepseek-v3");
    row("c02-deepseek-v3-edited-keys", "deepseek-v3"); // hence as c01
    row("c03-deepseek-v3.2", "deepseek-v3.2");
    row("c05-kimi-k2", "kimi-k2");
    row("c06-kimi-k2.5", "kimi-k2");
    row("c08-qwen3-235b-a22b", "qwen3-235b-a22b");
    row("c10-qwen3-coder-480b-a35b", "qwen3-coder-480b-a35b");
    row("c12-mixtral-8x7b", "mixtral-8x7b");
    row("c12-mixtral-8x22b", "mixtral-8x22b");
    row("c13-gpt-oss-120b", "gpt-oss-120b");
    row("c13-gpt-oss-20b", "gpt-oss-20b");
    row("c14-minimax-m2.5", "minimax-m2");
    row("c17-llama-4-maverick", "llama-4-maverick");
    row("c18-glm-5", "glm-5");
    row("c24-llama-3.1-70b", "llama-3.1-70b");
    row("c24-llama-3.1-405b", "llama-3.1-405b");
    row("c26-deepseek-v2-lite", "deepseek-v2-lite");
    row("hunyuan-a13b", "hunyuan-a13b");
    row("ernie-4.5-21b-a3b", "ernie-4.5-21b-a3b");
    row("glm-4.5", "glm-4.5");
}

void TestImport::sameAsCatalog() {
    QFETCH(QString, entry);
    const auto read = catalog_entry(imported_file(QTest::currentDataTag()));
    QVERIFY(read);
    const auto* shipped = find_entry(CatalogKind::model, entry.toStdString());
    QVERIFY(shipped);
    QCOMPARE(read->values.size(), shipped->values.size());
    for (std::size_t index = 0; index < shipped->values.size(); ++index) {
        const auto [parameter, value] = shipped->values[index];
        QVERIFY2(same_value(read->values[index].second, value),
                 qPrintable(QString("%1: %2, not %3")
                                .arg(text(info(parameter).id))
                                .arg(read->values[index].second)
                                .arg(value)));
    }
}

void TestImport::values_data() {
    QTest::addColumn<QString>("config");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("from");
    const auto row = [](const char* config, const char* id, const char* value, const char* from) {
        QTest::addRow("%s %s", config, id)
            << QString(config) << QString(id) << QString(value) << QString(from);
    };
    row("c01-deepseek-v3", "model.layers", "61", "num_hidden_layers");
    row("c01-deepseek-v3", "model.head_dim", "192",
        "derived: not used by MLA; from qk_nope_head_dim + qk_rope_head_dim");
    row("c01-deepseek-v3", "model.dense_layers", "3",
        "derived: counted from first_k_dense_replace, moe_layer_freq");
    row("c01-deepseek-v3", "precision.weights", "fp8", "quantization_config.quant_method");
    row("c01-deepseek-v3", "precision.kv", "bf16", "assumed: BF16, since no key speaks of the KV cache");
    row("c02-deepseek-v3-edited-keys", "model.routed_experts", "256", "num_routed_experts");
    row("c06-kimi-k2.5", "model.layers", "61", "text_config.num_hidden_layers");
    row("c07-kimi-k3", "model.experts_per_token", "16", // top_k, 50 there, is a sampling default
        "text_config.num_experts_per_token");
    row("c07-kimi-k3", "model.expert_hidden_size", "3584", "text_config.routed_expert_hidden_size");
    row("c07-kimi-k3", "model.linear_layers", "69",
        "derived: all layers that text_config.linear_attn_config.full_attn_layers does not name");
    row("c07-kimi-k3", "model.shared_intermediate_size", "6144",
        "derived: text_config.num_shared_experts × text_config.moe_intermediate_size");
    row("c08-qwen3-235b-a22b", "model.head_dim", "128", "head_dim");       // not 4096 / 64
    row("c08-qwen3-235b-a22b", "model.window_layers", "absent", "absent"); // use_sliding_window is false
    row("c09-qwen3-32b-fp8-static", "precision.kv", "fp8", "quantization_config.kv_cache_scheme");
    row("c10-qwen3-coder-480b-a35b", "model.shared_experts", "0", "shared_expert_intermediate_size");
    row("c11-qwen3.5-397b-a17b", "model.linear_layers", "45", "text_config.layer_types");
    row("c11-qwen3.5-397b-a17b", "model.mtp_layers", "1", "text_config.mtp_num_hidden_layers");
    row("c11-qwen3.5-397b-a17b", "model.shared_experts", "1",
        "derived: one, since text_config.shared_expert_intermediate_size gives its width");
    row("c11-qwen3.5-397b-a17b", "precision.weights", "bf16", "text_config.dtype");
    row("c12-mixtral-8x7b", "model.expert_intermediate_size", "14336", "intermediate_size");
    row("c12-mixtral-8x7b", "model.head_dim", "128", "derived: hidden_size / num_attention_heads");
    row("c13-gpt-oss-120b", "model.head_dim", "64", "head_dim"); // not 2880 / 64
    row("c13-gpt-oss-120b", "model.window_layers", "18", "layer_types");
    row("c13-gpt-oss-120b", "precision.weights", "fp4", "quantization_config.quant_method");
    row("c14-minimax-m2.5", "model.mtp_layers", "3", "num_mtp_modules");
    row("c14-minimax-m2.5", "model.linear_layers", "absent", "absent"); // attn_type_list holds only 1
    row("c15-minimax-m3-nvfp4", "model.dense_layers", "3",
        "derived: counted from text_config.moe_layer_freq");
    row("c15-minimax-m3-nvfp4", "model.expert_intermediate_size", "3072", "text_config.intermediate_size");
    row("c15-minimax-m3-nvfp4", "model.dense_intermediate_size", "12288",
        "text_config.dense_intermediate_size");
    row("c15-minimax-m3-nvfp4", "precision.weights", "absent", "absent");
    row("c15-minimax-m3-nvfp4", "precision.kv", "fp8", "quantization_config.kv_cache_scheme");
    row("c16-mimo-v2-flash", "model.window_layers", "39", "hybrid_layer_pattern");
    row("c16-mimo-v2-flash", "model.window_kv_heads", "8", "swa_num_key_value_heads");
    row("c16-mimo-v2-flash", "model.v_head_dim", "128", "v_head_dim");
    row("c16-mimo-v2-flash", "model.shared_experts", "0", "derived: no key names shared experts");
    row("c17-llama-4-maverick", "model.window_layers", "36",
        "assumed: every fourth layer is global, as in Llama 4's layers without rotary position; no key says "
        "so");
    row("c17-llama-4-maverick", "model.dense_layers", "24",
        "derived: counted from text_config.interleave_moe_layer_step");
    row("c17-llama-4-maverick", "model.shared_experts", "1",
        "assumed: architecture “llama4” has it; no key says so");
    row("c18-glm-5", "model.head_dim", "256",
        "derived: not used by MLA; from qk_nope_head_dim + qk_rope_head_dim");
    row("c18-glm-5.2-nvfp4", "precision.weights", "fp4", "quantization_config.quant_algo");
    row("c22-gemma-4-26b-a4b", "model.head_dim", "512", "text_config.global_head_dim");
    row("c22-gemma-4-26b-a4b", "model.window_head_dim", "256", "text_config.head_dim");
    row("c22-gemma-4-26b-a4b", "model.kv_heads", "2", "text_config.num_global_key_value_heads");
    row("c22-gemma-4-26b-a4b", "model.experts_per_token", "8", "text_config.top_k_experts");
    row("c22-gemma-4-26b-a4b", "model.shared_intermediate_size", "2112", "text_config.intermediate_size");
    row("c23-gemma-4-31b-nvfp4", "model.routed_experts", "0", "derived: no experts");
    row("c25-qwen3-0.6b", "model.tied_embeddings", "yes", "tie_word_embeddings");
    row("c26-deepseek-v2-lite", "model.q_lora_rank", "0",
        "derived: queries are not compressed: q_lora_rank is null or absent");
    row("minimax-m1", "model.linear_kind", "lightning",
        "derived: from attn_type_list, which only this kind has");
}

void TestImport::values() {
    QFETCH(QString, config);
    QFETCH(QString, id);
    const auto model = imported_file(config.toStdString());
    QTEST(shown_value(model, id.toStdString()), "value");
    QTEST(shown_source(model, id.toStdString()), "from");
}

void TestImport::routedParametersOfKimiK3() {
    // 92 layers x 896 experts x 3 matrices x 3584 x 3072: the experts work at half the hidden size.
    const auto entry = catalog_entry(imported_file("c07-kimi-k3"));
    QVERIFY(entry);
    auto scenario = default_scenario();
    apply(*entry, CatalogKind::model, scenario.inputs);
    const auto plan = evaluate(scenario);
    QCOMPARE(plan["model.moe_layers"_fig] * 896 * plan["model.expert_params"_fig],
             92.0 * 896 * 3 * 3584 * 3072);
}

void TestImport::indexOfSparseAttention() {
    // One key of 128 FP8 values and a scale of 4 B per layer and token.
    QCOMPARE(imported_file("c03-deepseek-v3.2").totals.index_bytes_per_token, 61.0 * (128 + 4));
    QCOMPARE(imported_file("c18-glm-5").totals.index_bytes_per_token, 78.0 * (128 + 4));
}

void TestImport::everyConfigIsTested() {
    // Those that import at all stand in totals(), the others in tst_import_refused.cpp.
    const QDir folder(QStringLiteral(PLANNER_TEST_DATA "/configs"));
    QCOMPARE(folder.entryList({"*.json"}).size(), 36);
}

QTEST_APPLESS_MAIN(TestImport)
#include "tst_import.moc"
