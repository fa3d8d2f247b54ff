// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped GPUs and models against published totals and against an independent computation.
#include "model/catalog/catalog.h"
#include "model/catalog/shipped_files.h"
#include "tests/model/support.h"

#include <set>

using namespace planner;
using namespace planner::testing;

class TestCatalog : public QObject {
    Q_OBJECT
private slots:
    void everyEntryLoads();
    void efficiencyStandardsAreTheProfiles();
    void models_data();
    void models();
    void everyModelIsInTheTable();
    void peakRatio_data();
    void peakRatio();
    void entrySwapsItsGroupOnly();
    void refusedEntries_data();
    void refusedEntries();
};

namespace {

std::optional<CatalogKind> kind_of_folder(std::string_view path) {
    if (path.starts_with("models/"))
        return CatalogKind::model;
    if (path.starts_with("gpus/"))
        return CatalogKind::gpu;
    if (path.starts_with("prices/"))
        return CatalogKind::prices;
    return path.starts_with("efficiency/") ? std::optional(CatalogKind::efficiency) : std::nullopt;
}

} // namespace

void TestCatalog::everyEntryLoads() {
    std::size_t files = 0;
    std::set<std::pair<CatalogKind, std::string>> ids;
    for (const auto& file : shipped_files()) {
        const auto kind = kind_of_folder(file.path);
        if (!kind)
            continue;
        ++files;
        const auto entry = read_catalog_entry(*kind, file.text, std::string(file.path));
        QVERIFY2(entry, file.path.data());
        QVERIFY2(!entry->name.empty() && !entry->source.empty(), file.path.data());
        QCOMPARE(text(entry->id), text(file.path).section('/', -1).chopped(5)); // the id is the file's name
        QVERIFY(ids.emplace(*kind, entry->id).second);
    }
    QCOMPARE(files, catalog(CatalogKind::model).size() + catalog(CatalogKind::gpu).size() +
                        catalog(CatalogKind::efficiency).size() + catalog(CatalogKind::prices).size());
    QVERIFY(catalog(CatalogKind::model).size() >= 17);
    QVERIFY(catalog(CatalogKind::gpu).size() >= 16);
    QVERIFY(catalog(CatalogKind::efficiency).size() >= 2);
}

void TestCatalog::efficiencyStandardsAreTheProfiles() {
    // Each constant's source stands in the parameter table, and speaks of the profile's value.
    auto inputs = default_scenario().inputs;
    apply(*find_entry(CatalogKind::efficiency, "h800-published"), CatalogKind::efficiency, inputs);
    QVERIFY(inputs == default_scenario().inputs);
    // The other end: nothing of `ideal` is left to fit.
    apply(*find_entry(CatalogKind::efficiency, "ideal"), CatalogKind::efficiency, inputs);
    for (std::size_t index = 0; index < parameter_count; ++index)
        if (parameter_table[index].group() == "efficiency")
            QVERIFY2(inputs.values[index] == 0 || inputs.values[index] == 1,
                     parameter_table[index].id.data());
}

/// Totals in 1e9 parameters. Published ones and their largest error: facts.md section 3.1; computed ones: the
/// reference's own count from the same dimensions, models.json (computed_total_params_B,
/// computed_active_params_B, computed_active_params_excl_input_embedding_B, kv_bytes_per_token_bf16).
void TestCatalog::models_data() {
    QTest::addColumn<double>("published");
    QTest::addColumn<double>("error"); // of the computed total, in per cent
    QTest::addColumn<double>("total");
    QTest::addColumn<double>("active");
    QTest::addColumn<double>("activeWithoutInput");
    QTest::addColumn<double>("kv");
    const auto row = [](const char* id, double published, double error, double total, double active,
                        double without_input, double kv) {
        QTest::newRow(id) << published << error << total << active << without_input << kv;
    };
    row("deepseek-v3", 671, 0.0, 671.026, 37.552, 36.626, 70272);
    row("deepseek-v2", 236, -0.11, 235.741, 21.376, 20.852, 69120);
    row("deepseek-v2-lite", 15.7, 0.04, 15.706, 2.661, 2.451, 31104);
    row("kimi-k2", 1000, 2.64, 1026.408, 32.862, 31.687, 70272);
    row("qwen3-235b-a22b", 235, 0.04, 235.094, 22.191, 21.568, 192512);
    row("qwen3-30b-a3b", 30.5, 0.11, 30.532, 3.353, 3.042, 98304);
    row("qwen3-coder-480b-a35b", 480, 0.03, 480.155, 35.475, 34.541, 253952);
    row("glm-4.5", 355, -0.62, 352.798, 33.632, 32.856, 376832);
    row("glm-4.5-air", 106, 0.8, 106.852, 13.424, 12.803, 188416);
    row("minimax-m2", 230, -0.57, 228.69, 11.031, 10.416, 253952);
    row("mixtral-8x7b", 46.7, 0.01, 46.703, 12.88, 12.749, 131072);
    row("mixtral-8x22b", 141, -0.27, 140.621, 39.152, 38.955, 229376);
    row("hunyuan-a13b", 80, 0.49, 80.393, 12.747, 12.747, 131072);
    row("ernie-4.5-21b-a3b", 21.8, 0.12, 21.825, 3.352, 3.352, 57344);
    row("llama-3.1-70b", 70.6, -0.07, 70.554, 70.554, 69.503, 327680);
    row("qwen2.5-72b", 72.7, 0.01, 72.706, 72.706, 71.46, 327680);
    row("llama-3.1-405b", 405, 0.21, 405.853, 405.853, 403.752, 516096);
}

void TestCatalog::models() {
    QFETCH(double, published);
    QFETCH(double, error);
    QFETCH(double, total);
    QFETCH(double, active);
    QFETCH(double, activeWithoutInput);
    QFETCH(double, kv);
    const auto plan = evaluate(edited(opening(), {std::string("model=") + QTest::currentDataTag()}));
    const auto billions = [&](Figure figure) { return plan[figure] / 1e9; };
    constexpr double rounding = 0.0005001; // the table has three decimals
    QVERIFY(std::abs(billions("model.total_params"_fig) - total) < rounding);
    QVERIFY(std::abs(billions("model.activated_params"_fig) - active) < rounding);
    QVERIFY(std::abs(billions("model.activated_params_without_input_table"_fig) - activeWithoutInput) <
            rounding);
    QVERIFY(std::abs((billions("model.total_params"_fig) / published - 1) * 100 - error) < 0.03);
    QCOMPARE(plan["model.kv_bytes_per_token"_fig], kv);
}

void TestCatalog::everyModelIsInTheTable() {
    // A model that is added must bring its published total: count the rows of models_data.
    QCOMPARE(catalog(CatalogKind::model).size(), 17U);
}

void TestCatalog::peakRatio_data() {
    QTest::addColumn<double>("ratio");
    for (const auto& entry : catalog(CatalogKind::gpu)) {
        auto inputs = default_scenario().inputs;
        apply(entry, CatalogKind::gpu, inputs);
        const auto value = [&](Parameter parameter) { return inputs.values[index_of(parameter)]; };
        QTest::newRow(entry.id.c_str()) << value("gpu.fp8_flop_per_s"_in) / value("gpu.bf16_flop_per_s"_in);
    }
}

void TestCatalog::peakRatio() {
    QFETCH(double, ratio);
    if (std::isnan(ratio)) { // Ampere and both Ascends multiply no FP8
        const QStringList without{"a100-80g-sxm", "ascend-910b-376t", "ascend-910c"};
        QVERIFY(without.contains(QTest::currentDataTag()));
    } else { // sparse beside dense would give 1 or 4; 733 / 362 of the L40S is the furthest off
        QVERIFY2(std::abs(ratio - 2) < 0.025, qPrintable(QString::number(ratio)));
    }
}

void TestCatalog::entrySwapsItsGroupOnly() {
    const auto scenario = edited(opening(), {"gpu=h200-sxm"});
    QCOMPARE(text(scenario.inputs.gpu_id), "h200-sxm");
    for (std::size_t index = 0; index < parameter_count; ++index)
        if (parameter_table[index].group() != "gpu")
            QVERIFY(same_value(scenario.inputs.values[index], opening().inputs.values[index]));
    QCOMPARE(scenario.value("gpu.memory"_in), 143771.0 * 1024 * 1024); // what nvidia-smi shows
}

void TestCatalog::refusedEntries_data() {
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* content, const char* says) {
        QTest::newRow(name) << QString(content) << QString(says);
    };
    row("another format", R"({"format": "moe-planner-model"})",
        "f: format: is no catalog entry: its format must be “moe-planner-gpu”");
    row("no id", R"({"format": "moe-planner-gpu", "values": {}})", "f: needs an id and values");
    row("unknown key", R"({"format": "moe-planner-gpu", "id": "x", "values": {"bf16": 1}})",
        "f: /gpu/bf16: is not a key that a catalog entry has");
    row("missing value", R"({"format": "moe-planner-gpu", "id": "x", "values": {}})",
        "f: values.bf16_flop_per_s: is missing");
    row("value of the wrong type",
        R"({"format": "moe-planner-gpu", "id": "x", "values": {"memory_bytes": "80"}})",
        "f: gpu.memory: \"80\" is not a number; from 1.048576\u2009MB to 1.125899907\u2009PB");
    row("list of values", R"({"format": "moe-planner-gpu", "id": "x", "values": []})",
        "f: gpu: must be an object of named values");
}

void TestCatalog::refusedEntries() {
    QFETCH(QString, content);
    const auto entry = read_catalog_entry(CatalogKind::gpu, content.toStdString(), "f");
    QVERIFY(!entry);
    QTEST(text(english(entry.error())), "says");
}

QTEST_APPLESS_MAIN(TestCatalog)
#include "tst_catalog.moc"
