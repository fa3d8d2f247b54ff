// SPDX-License-Identifier: GPL-3.0-or-later
// Quantisation blocks in all their shapes. What the weights are in says nothing of the KV cache.
#include "tests/model/import_support.h"

using namespace planner;
using namespace planner::testing;

class TestImportFormats : public QObject {
    Q_OBJECT
private slots:
    void formats_data();
    void formats();
    void ropeNeverMatters_data();
    void ropeNeverMatters();
    void nullIsAbsent_data();
    void nullIsAbsent();
};

void TestImportFormats::formats_data() {
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("weights");
    QTest::addColumn<QString>("kv");
    QTest::addColumn<QStringList>("asked");
    const auto row = [](const char* patch, const char* weights, const char* kv,
                        const QStringList& asked = {}) {
        QTest::newRow(patch) << QString(patch) << QString(weights) << QString(kv) << asked;
    };
    const QString weights = "precision.weights";
    row(R"({})", "bf16", "bf16");
    row(R"({"torch_dtype": null, "dtype": "float16"})", "bf16", "bf16");
    row(R"({"torch_dtype": null})", "absent", "bf16", {weights});
    row(R"({"torch_dtype": "float32"})", "absent", "bf16", {weights});
    row(R"({"quantization_config": {"quant_method": "fp8", "fmt": "e4m3", "weight_block_size": [128, 128]}})",
        "fp8", "bf16");
    row(R"({"quantization_config": {"quant_method": "fbgemm_fp8"}})", "fp8", "bf16");
    row(R"({"quantization_config": {"quant_method": "modelopt", "quant_algo": "NVFP4", "kv_cache_quant_algo": "FP8"}})",
        "fp4", "fp8");
    row(R"({"quantization_config": {"quant_algo": "FP8", "kv_cache_scheme": "FP8"}})", "fp8", "fp8");
    row(R"({"quantization_config": {"quant_algo": "FP8", "kv_cache_scheme": null}})", "fp8", "bf16");
    row(R"({"quantization_config": {"quant_algo": "FP8", "kv_cache_scheme": {"num_bits": 8, "type": "float"}}})",
        "fp8", "fp8");
    row(R"({"quantization_config": {"quant_algo": "FP8", "kv_cache_scheme": {"num_bits": 8, "type": "int"}}})",
        "fp8", "absent", {"precision.kv"});
    row(R"({"quantization_config": {"quantization": {"quant_algo": "NVFP4", "kv_cache_quant_algo": "FP8"}}})",
        "fp4", "fp8");
    row(R"({"quantization_config": {"version": "0.6.0"}})", "absent", "bf16", {weights});
    row(R"({"quantization_config": {}})", "absent", "bf16", {weights});
    row(R"({"quantization_config": {"quant_method": "mxfp4"}})", "fp4", "bf16");
    row(R"({"quantization_config": {"quant_method": "gptq", "bits": 4}})", "absent", "bf16", {weights});
    row(R"({"quantization_config": {"quant_algo": "MIXED_PRECISION"}})", "absent", "bf16", {weights});
    row(R"({"quantization_config": {"quant_method": "fp8", "moe_quant_algo": "NVFP4"}})", "absent", "bf16",
        {weights});
    row(R"({"quantization_config": {"quant_algo": "NVFP4", "moe_quant_algo": "NVFP4"}})", "fp4", "bf16");
    row(R"({"expert_dtype": "fp4", "quantization_config": {"quant_method": "fp8"}})", "absent", "bf16",
        {weights});
    row(R"({"quantization_config": {"quant_method": "compressed-tensors",
            "config_groups": {"group_0": {"weights": {"num_bits": 8, "type": "float"}}}}})",
        "fp8", "bf16");
    row(R"({"compression_config": {"quant_method": "compressed-tensors",
            "config_groups": {"group_0": {"weights": {"num_bits": 4, "type": "float"}}}}})",
        "fp4", "bf16");
    row(R"({"quantization_config": {"quant_method": "compressed-tensors",
            "config_groups": {"group_0": {"weights": {"num_bits": 4, "type": "int"}}}}})",
        "absent", "bf16", {weights});
    row(R"({"quantization_config": {"quant_method": "compressed-tensors",
            "config_groups": {"group_0": {"weights": {"num_bits": 8, "type": "float"}},
                              "group_1": {"weights": {"num_bits": 4, "type": "float"}}}}})",
        "absent", "bf16", {weights});
    row(R"({"quantization_config": {"config_groups": {"group_0": 5}}})", "absent", "bf16", {weights});
    row(R"({"quantization_config": "fp8"})", "bf16", "bf16");
}

void TestImportFormats::formats() {
    QFETCH(QString, patch);
    QFETCH(QStringList, asked);
    const auto model = imported(patched("c24-llama-3.1-8b", patch.toUtf8().constData()));
    QTEST(shown_value(model, "precision.weights"), "weights");
    QTEST(shown_value(model, "precision.kv"), "kv");
    QStringList parts;
    for (const auto& part : model.not_modelled)
        parts << text(part.part);
    QCOMPARE(parts, asked);
    QCOMPARE(model.totals.kv_bytes_per_token, 131072.0); // in BF16, whatever the weights are in
}

void TestImportFormats::ropeNeverMatters_data() {
    QTest::addColumn<QString>("patch");
    for (const auto* patch : {R"({"rope_scaling": null})", R"({"rope_scaling": {"type": "yarn"}})",
                              R"({"rope_scaling": {"rope_type": "yarn", "factor": "4"}})",
                              R"({"rope_scaling": 5})", R"({"rope_parameters": {"rope_type": "default"}})",
                              R"({"rope_parameters": {"full_attention": {"rope_type": "proportional"}}})"})
        QTest::newRow(patch) << QString(patch);
}

void TestImportFormats::ropeNeverMatters() {
    QFETCH(QString, patch);
    const auto model = imported(patched("c01-deepseek-v3", patch.toUtf8().constData()));
    QCOMPARE(model.totals.total_params, 671026419200.0);
    QCOMPARE(model.totals.kv_bytes_per_token, 70272.0);
}

void TestImportFormats::nullIsAbsent_data() {
    QTest::addColumn<QString>("config");
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("kv");
    const auto row = [](const char* config, const char* key, double kv) {
        QTest::addRow("%s %s", config, key) << QString(config) << QString(key) << kv;
    };
    row("c24-llama-3.1-8b", "head_dim", 131072);
    row("c01-deepseek-v3", "head_dim", 70272);
    row("c08-qwen3-235b-a22b", "rope_scaling", 192512);
    row("c08-qwen3-235b-a22b", "n_shared_experts", 192512);
    row("c25-qwen3-0.6b", "num_experts", 114688);
    row("c24-llama-3.1-8b", "quantization_config", 131072);
    row("c24-llama-3.1-8b", "text_config", 131072);
}

void TestImportFormats::nullIsAbsent() {
    QFETCH(QString, config);
    QFETCH(QString, key);
    auto json = config_json(config.toStdString());
    json[key.toStdString()] = nullptr;
    QTEST(imported(json.dump()).totals.kv_bytes_per_token, "kv");
}

QTEST_APPLESS_MAIN(TestImportFormats)
#include "tst_import_formats.moc"
