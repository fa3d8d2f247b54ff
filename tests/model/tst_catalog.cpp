// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped GPUs and models against published totals and against an independent computation.
#include "model/catalog/catalog.h"
#include "model/catalog/shipped_files.h"
#include "model/files/file_access.h"
#include "tests/model/support.h"

#include <QJsonDocument>
#include <QJsonObject>

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
    void rules_data();
    void rules();
    void markedValuesMayBreakRules();
    void marks();
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
        QVERIFY2(*kind == CatalogKind::efficiency || !entry->date.empty(), file.path.data());
        QVERIFY(entry->own_file.empty());
        QCOMPARE(text(entry->id), text(file.path).section('/', -1).chopped(5)); // the id is the file's name
        QVERIFY(ids.emplace(*kind, entry->id).second);
    }
    QCOMPARE(files, catalog(CatalogKind::model).size() + catalog(CatalogKind::gpu).size() +
                        catalog(CatalogKind::efficiency).size() + catalog(CatalogKind::prices).size());
    QVERIFY(catalog(CatalogKind::model).size() >= 24);
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
    row("deepseek-v3.2", 671, 0.13, 671.878, 38.404, 37.477, 70272);
    row("deepseek-v2", 236, -0.11, 235.741, 21.376, 20.852, 69120);
    row("deepseek-v2-lite", 15.7, 0.04, 15.706, 2.661, 2.451, 31104);
    row("kimi-k2", 1000, 2.64, 1026.408, 32.862, 31.687, 70272);
    row("glm-5", 744, -0.01, 743.911, 41.785, 40.833, 89856);
    row("qwen3-235b-a22b", 235, 0.04, 235.094, 22.191, 21.568, 192512);
    row("qwen3-30b-a3b", 30.5, 0.11, 30.532, 3.353, 3.042, 98304);
    row("qwen3-coder-480b-a35b", 480, 0.03, 480.155, 35.475, 34.541, 253952);
    row("glm-4.5", 355, -0.62, 352.798, 33.632, 32.856, 376832);
    row("glm-4.5-air", 106, 0.8, 106.852, 13.424, 12.803, 188416);
    row("minimax-m1", 456, 0.02, 456.09, 48.403, 47.174, 40960);
    row("llama-4-maverick", 400, 0.18, 400.712, 17.185, 16.15, 196608);
    row("llama-4-scout", 109, -1.13, 107.77, 17.173, 16.138, 196608);
    row("gpt-oss-120b", 116.8, 0.02, 116.829, 5.712, 5.133, 73728);
    row("gpt-oss-20b", 20.9, 0.07, 20.915, 4.187, 3.608, 49152);
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
    QCOMPARE(catalog(CatalogKind::model).size(), 24U);
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
    row("a newer version", R"({"format": "moe-planner-gpu", "version": 2, "id": "x", "values": {}})",
        "f: version: is 2; this program reads version 1");
}

void TestCatalog::refusedEntries() {
    QFETCH(QString, content);
    const auto entry = read_catalog_entry(CatalogKind::gpu, content.toStdString(), "f");
    QVERIFY(!entry);
    QTEST(text(english(entry.error())), "says");
}

namespace {

/// A shipped file with one key's value replaced, or with a key added.
std::string changed(const std::string& file, const QString& key, const QString& value) {
    auto json =
        QJsonDocument::fromJson(QByteArray::fromStdString(*read_file(PLANNER_PRESETS "/" + file))).object();
    auto values = json["values"].toObject();
    if (!values.contains(key))
        throw std::invalid_argument("no key " + key.toStdString());
    bool number = false;
    const double amount = value.toDouble(&number);
    values[key] = number ? QJsonValue(amount) : QJsonValue(value);
    json["values"] = values;
    return QJsonDocument(json).toJson().toStdString();
}

} // namespace

void TestCatalog::rules_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* file, const char* key, const char* value,
                        const char* says) { QTest::newRow(name) << file << key << value << says; };
    // Slips of the kinds that public calculators ship (cases.md part 2, B14, B15, B30).
    row("sparse FP8 beside dense BF16", "gpus/h800-sxm.json", "fp8_flop_per_s", "3958e12", "4.00");
    row("sparse peaks", "gpus/h100-sxm.json", "bf16_flop_per_s", "1979e12", "The FP8 peak is 1.00");
    row("sparse BF16 alone", "gpus/a100-80g-sxm.json", "bf16_flop_per_s", "1248e12",
        "dense peaks give 20 to 450");
    row("nominal GB", "gpus/h800-sxm.json", "memory_bytes", "80e9", "is a nominal capacity");
    row("TB read as GB", "gpus/h800-sxm.json", "hbm_bandwidth_bytes_per_s", "3.35e9", "The BF16 peak over");
    row("bits as bytes", "gpus/h800-sxm.json", "nic_bandwidth_bytes_per_s", "400e9", "400 Gb/s are 50 GB/s");
    row("link faster than memory", "gpus/h20-96g.json", "scaleup_bandwidth_bytes_per_s", "4.5e12",
        "is faster than the memory");
    row("more chosen than there are", "models/mixtral-8x7b.json", "experts_per_token", "9",
        "Each token is sent to 9 experts, the model has 8.");
    row("none chosen", "models/mixtral-8x7b.json", "experts_per_token", "0",
        "The model has 8 experts, but tokens are sent to none.");
    row("too many dense layers", "models/deepseek-v3.json", "dense_layers", "62",
        "62 layers are dense, the model has 61.");
    row("too many groups", "models/deepseek-v3.json", "expert_group_limit", "9",
        "A token may use 9 expert groups of 8.");
    row("too many windows", "models/gpt-oss-20b.json", "window_layers", "25",
        "25 layers have windows or linear attention, the model has 24.");
    row("window of no length", "models/gpt-oss-20b.json", "window_tokens", "0",
        "Window layers need the length of their window.");
    row("state of no size", "models/minimax-m1.json", "linear_key_dim", "0",
        "Linear attention needs its heads and their widths.");
    row("index of no heads", "models/glm-5.json", "index_heads", "0", "Sparse attention needs the heads");
    row("too many sparse layers", "models/glm-5.json", "index_layers", "79",
        "79 layers have sparse attention, but only 78 could.");
    row("no latent", "models/deepseek-v3.json", "kv_lora_rank", "0", "MLA needs the rank of its KV latent.");
    row("no heads", "models/mixtral-8x7b.json", "kv_heads", "0", "GQA needs its number of KV heads.");
}

void TestCatalog::rules() {
    QFETCH(QString, file);
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QString, says);
    const auto kind = file.startsWith("gpus") ? CatalogKind::gpu : CatalogKind::model;
    const auto entry = read_catalog_entry(kind, changed(file.toStdString(), key, value), "f");
    QVERIFY(!entry);
    QVERIFY2(text(english(entry.error())).contains(says), english(entry.error()).c_str());
    QVERIFY(text(entry.error().key).startsWith("values."));
}

void TestCatalog::markedValuesMayBreakRules() {
    auto json = QJsonDocument::fromJson(
                    QByteArray::fromStdString(changed("gpus/h800-sxm.json", "memory_bytes", "80e9")))
                    .object();
    QVERIFY(!read_catalog_entry(CatalogKind::gpu, QJsonDocument(json).toJson().toStdString(), "f"));
    json["unverified"] = QJsonObject{{"gpu.memory", "not seen"}};
    const auto entry = read_catalog_entry(CatalogKind::gpu, QJsonDocument(json).toJson().toStdString(), "f");
    QVERIFY(entry);
    QCOMPARE(text(entry->unverified.at("gpu.memory")), "not seen");
    json["unverified"] = QJsonObject{{"gpu.size", "no such thing"}};
    const auto unknown =
        read_catalog_entry(CatalogKind::gpu, QJsonDocument(json).toJson().toStdString(), "f");
    QVERIFY(!unknown);
    QCOMPARE(text(unknown.error().key), "unverified.gpu.size");
    json["unverified"] = QJsonObject{{"gpu.memory", 1}};
    QVERIFY(!read_catalog_entry(CatalogKind::gpu, QJsonDocument(json).toJson().toStdString(), "f"));
}

void TestCatalog::marks() {
    // What gpus.json and models.json mark stays marked.
    const auto marked = [](CatalogKind kind, const char* id, const char* parameter) {
        return find_entry(kind, id)->unverified.contains(parameter);
    };
    for (const char* id : {"mi300x", "mi325x", "mi355x", "ascend-910c", "ascend-910b-376t", "gb200-nvl72"})
        QVERIFY2(marked(CatalogKind::gpu, id, "gpu.memory"), id);
    for (const char* id : {"h20-96g", "b200-sxm", "gb200-nvl72", "l40s"})
        QVERIFY2(marked(CatalogKind::gpu, id, "gpu.nic_bandwidth"), id);
    for (const char* parameter : {"gpu.bf16_flop_per_s", "gpu.memory", "gpu.hbm_bandwidth", "gpu.sm_count"})
        QVERIFY2(marked(CatalogKind::gpu, "l20", parameter), parameter);
    QVERIFY(!marked(CatalogKind::gpu, "h800-sxm", "gpu.memory"));
    for (const char* id : {"glm-4.5", "glm-4.5-air", "ernie-4.5-21b-a3b", "qwen2.5-72b"})
        QVERIFY2(marked(CatalogKind::model, id, "model.vocabulary"), id);
    QVERIFY(find_entry(CatalogKind::model, "deepseek-v3.2")->unverified.empty());
}

QTEST_APPLESS_MAIN(TestCatalog)
#include "tst_catalog.moc"
