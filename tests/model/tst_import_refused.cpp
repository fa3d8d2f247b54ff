// SPDX-License-Identifier: GPL-3.0-or-later
// What an import refuses, and what it marks as not modelled: nothing is guessed and nothing becomes 0.
#include "tests/model/import_support.h"

using namespace planner;
using namespace planner::testing;

class TestImportRefused : public QObject {
    Q_OBJECT
private slots:
    void noConfig_data();
    void noConfig();
    void deepNesting();
    void edited_data();
    void edited();
    void otherArchitectures_data();
    void otherArchitectures();
    void compressedCacheIsMarked_data();
    void compressedCacheIsMarked();
    void truncatedAnywhere();
};

void TestImportRefused::noConfig_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QByteArray& content, const char* says) {
        QTest::newRow(name) << content << QString(says);
    };
    row("empty", "", "is empty; a JSON object is needed");
    row("HTML", "\n<!DOCTYPE html>\n<html></html>",
        "is a web page, not JSON; save the raw config.json instead");
    row("list", "[{}]", "is no config.json: a JSON object is needed");
    row("number", "5", "is no config.json: a JSON object is needed");
    row("pointer of a large file store", "version https://git-lfs.github.com/spec/v1",
        "is not JSON: line 1, column 1 cannot be read");
    row("too large", QByteArray(17 << 20, ' '), "is too large for a config.json; those take a few kilobytes");
    row("nothing inside", "{}",
        "num_hidden_layers: is missing; without it the model has no size (known keys: num_hidden_layers)");
    row("repeated key", R"({"hidden_size": 1, "hidden_size": 2})",
        "hidden_size: stands there twice; keep one of the two");
}

void TestImportRefused::noConfig() {
    QFETCH(QByteArray, content);
    QFETCH(QString, says);
    QCOMPARE(refusal(content.toStdString()), "config.json: " + says);
}

void TestImportRefused::deepNesting() {
    for (const auto* open : {"[", R"({"a":)"}) {
        std::string content;
        while (content.size() < 10'000'000)
            content += open;
        QCOMPARE(refusal(content), "config.json: is nested deeper than 64 levels");
    }
}

void TestImportRefused::edited_data() {
    QTest::addColumn<QString>("config");
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("says");
    const auto v3 = [](const char* patch, const char* says) {
        QTest::newRow(patch) << "c01-deepseek-v3" << QString(patch) << QString(says);
    };
    const auto other = [](const char* config, const char* patch, const char* says) {
        QTest::addRow("%s %s", config, patch) << QString(config) << QString(patch) << QString(says);
    };
    v3(R"({"num_hidden_layers": -61})",
       "num_hidden_layers: −61 is not possible; a whole number from 1 to 1,000");
    v3(R"({"num_hidden_layers": 0})", "num_hidden_layers: 0 is not possible; a whole number from 1 to 1,000");
    v3(R"({"num_hidden_layers": 61.5})",
       "num_hidden_layers: 61.5 is not possible; a whole number from 1 to 1,000");
    v3(R"({"num_hidden_layers": "61"})", "num_hidden_layers: \"61\" is not a whole number");
    v3(R"({"num_hidden_layers": true})", "num_hidden_layers: true is not a whole number");
    v3(R"({"num_experts_per_tok": null})",
       "n_routed_experts: is 256, but no key says to how many of them a token goes (num_experts_per_tok, "
       "num_experts_per_token, top_k_experts, moe_top_k)");
    v3(R"({"num_experts_per_tok": null, "top_k": 8})",
       "n_routed_experts: is 256, but no key says to how many of them a token goes (num_experts_per_tok, "
       "num_experts_per_token, top_k_experts, moe_top_k)"); // top_k is a default of sampling
    v3(R"({"num_experts_per_tok": 300})",
       "num_experts_per_tok: sends a token to 300 experts, but there are only 256 (n_routed_experts)");
    v3(R"({"n_routed_experts": -1})",
       "n_routed_experts: −1 is not possible; a whole number from 0 to 65,536");
    v3(R"({"n_routed_experts": null, "number_of_experts": 256})",
       "first_k_dense_replace: speaks of experts, but no key says how many there are (known keys: "
       "n_routed_experts, "
       "num_experts, num_local_experts, moe_num_experts, num_routed_experts)");
    v3(R"({"num_experts": 128})", "num_experts: says 128, but n_routed_experts says 256; which is right?");
    v3(R"({"kv_lora_rank": -512})", "kv_lora_rank: −512 is not possible; a whole number from 0 to 65,536");
    v3(R"({"v_head_dim": null})",
       "v_head_dim: is missing; without it the model has no size (known keys: v_head_dim)");
    v3(R"({"moe_layer_freq": [1, 1]})", "moe_layer_freq: has 2 entries for 61 layers");
    v3(R"({"first_k_dense_replace": 61})", "n_routed_experts: is 256, but 0 of 61 layers would hold them");
    v3(R"({"topk_group": 9})", "topk_group: A token may use 9 expert groups of 8.");
    v3(R"({"tie_word_embeddings": "no"})", "tie_word_embeddings: \"no\" is neither true nor false");
    v3(R"({"hidden_size": 1e300})",
       "hidden_size: 1e+300 is not possible; a whole number from 1 to 1,000,000");
    other("c08-qwen3-235b-a22b", R"({"num_key_value_heads": 5})",
          "num_key_value_heads: 5 KV heads cannot serve 64 query heads evenly");
    other("c08-qwen3-235b-a22b", R"({"head_dim": null, "hidden_size": 4097})",
          "head_dim: is missing, and hidden size 4,097 does not divide by 64 heads");
    other("c08-qwen3-235b-a22b", R"({"sliding_window": 4096, "use_sliding_window": null})",
          "sliding_window: is there, but no key says which layers use it (layer_types)");
    other("c12-mixtral-8x7b", R"({"first_k_dense_replace": 2})",
          "intermediate_size: cannot be the width of experts and of dense layers at once (known keys: "
          "moe_intermediate_size, dense_intermediate_size, intermediate_size_mlp)");
    other("c13-gpt-oss-120b", R"({"layer_types": ["sliding_attention", "full_attention"]})",
          "layer_types: has 2 entries for 36 layers");
    other("c13-gpt-oss-120b", R"({"sliding_window": null})",
          "sliding_window: is missing; without it the model has no size (known keys: sliding_window, "
          "sliding_window_size)");
    other("c16-mimo-v2-flash", R"({"hybrid_layer_pattern": [2]})",
          "hybrid_layer_pattern: has 1 entries for 48 layers");
    other("c24-llama-3.1-8b", R"({"moe_intermediate_size": 2048})",
          "moe_intermediate_size: speaks of experts, but no key says how many there are (known keys: "
          "n_routed_experts, num_experts, num_local_experts, moe_num_experts, num_routed_experts)");
    other("c25-qwen3-0.6b", R"({"vocab_size": null})",
          "vocab_size: is missing; without it the model has no size (known keys: vocab_size)");
    other("c11-qwen3.5-397b-a17b", R"({"text_config": {"linear_value_head_dim": null}})",
          "text_config.linear_value_head_dim: is missing; without it the model has no size (known keys: "
          "linear_value_head_dim)");
    other("c11-qwen3.5-397b-a17b", R"({"text_config": {"layer_types": null, "full_attention_interval": 0}})",
          "text_config.full_attention_interval: 0 is not possible; a whole number from 1 to 1,000");
    other("hunyuan-a13b", R"({"moe_topk": [8, 4]})",
          "moe_topk: differs between layers, which is not modelled: [8,4]");
}

void TestImportRefused::edited() {
    QFETCH(QString, config);
    QFETCH(QString, patch);
    QFETCH(QString, says);
    const auto content = patched(config.toStdString(), patch.toUtf8().constData());
    QCOMPARE(refusal(content), "config.json: " + says);
}

void TestImportRefused::otherArchitectures_data() {
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("says");
    const auto file = [](const char* name, const char* says) {
        QTest::newRow(name) << text(config_json(name).dump()) << QString(says);
    };
    const auto edit = [](const char* name, const char* patch, const char* says) {
        QTest::addRow("%s %s", name, patch) << text(patched(name, patch)) << QString(says);
    };
    file("c20-nemotron-3-ultra",
         "ssm_state_size: belongs to Mamba or another layer without attention, which is not modelled");
    edit("c20-nemotron-3-ultra",
         R"({"ssm_state_size": null, "mamba_num_heads": null, "mamba_head_dim": null})",
         "model_type: “nemotron_h” is no architecture whose layers are known, so its sizes would be "
         "guessed; ");
    edit("c20-nemotron-3-ultra",
         R"({"ssm_state_size": null, "mamba_num_heads": null, "mamba_head_dim": null, "model_type": null,
             "architectures": null})",
         "layers_block_type: names \"mamba\", a layer that is not modelled");
    file("c21-llama-3.3-nemotron-super-49b",
         "block_configs: gives each layer a shape of its own, and some no "
         "attention at all, which is not modelled");
    edit("c24-llama-3.1-8b", R"({"model_type": "rwkv7", "architectures": ["Rwkv7ForCausalLM"]})",
         "model_type: “rwkv7” is no architecture whose layers are known, so its sizes would be guessed; "
         "known are ");
    edit("c22-gemma-4-26b-a4b", R"({"text_config": {"num_kv_shared_layers": 10}})",
         "text_config.num_kv_shared_layers: other than 0 is not modelled: layers that share a cache, or an "
         "embedding of their own");
    edit("c13-gpt-oss-20b", R"({"layer_types": ["conv"], "num_hidden_layers": 1})",
         "layer_types: names \"conv\", a layer that is not modelled");
    edit("c18-glm-5", R"({"sliding_window": 128, "layer_types": ["sliding_attention"], "num_hidden_layers": 1,
                          "first_k_dense_replace": 0})",
         "layer_types: puts window layers beside MLA, which is not modelled");
}

void TestImportRefused::otherArchitectures() {
    QFETCH(QString, content);
    QFETCH(QString, says);
    const auto message = refusal(content.toStdString());
    QVERIFY2(message.startsWith("config.json: " + says), qPrintable(message));
}

void TestImportRefused::compressedCacheIsMarked_data() {
    QTest::addColumn<QString>("format");
    QTest::newRow("c04-deepseek-v4-flash") << "expert_dtype";
    QTest::newRow("c19-deepseek-v4-pro-nvfp4") << "quantization_config.quant_algo";
}

void TestImportRefused::compressedCacheIsMarked() {
    const auto model = imported_file(QTest::currentDataTag());
    QVERIFY(is_missing(model.totals.kv_bytes_per_token)); // neither 88,064 bytes (43 x 2 x 512 x 2) nor 0
    QVERIFY(is_missing(model.totals.total_params));
    QCOMPARE(model.not_modelled.size(), 2U);
    QCOMPARE(text(model.not_modelled[0].part), "compress_ratios");
    QCOMPARE(text(model.not_modelled[1].part), "precision.weights");
    QFETCH(QString, format);
    QCOMPARE(text(english(model.not_modelled[1].reason)),
             format + ": parts of the model are in different formats; choose it yourself");
    const auto entry = catalog_entry(model);
    QVERIFY(!entry);
    QVERIFY(text(english(entry.error()))
                .startsWith("config.json: cannot be planned with, because a part is not "
                            "modelled: compress_ratios: KV cache and attention: "));
}

void TestImportRefused::truncatedAnywhere() {
    const auto whole = config_json("c07-kimi-k3").dump(1);
    for (std::size_t size = 0; size < whole.size(); size += 11)
        QVERIFY(!import_config(whole.substr(0, size), "f"));
}

QTEST_APPLESS_MAIN(TestImportRefused)
#include "tst_import_refused.moc"
