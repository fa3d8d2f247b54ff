// SPDX-License-Identifier: GPL-3.0-or-later
// Swapping the model or the GPU: what still makes sense stays, what does not is adjusted and told.
#include "tests/model/import_support.h"

#include "model/analysis/checks.h"
#include "model/analysis/swap_entry.h"
#include "model/catalog/entry_json.h"
#include "model/import/adopt_model.h"

using namespace planner;
using namespace planner::testing;

class TestSwap : public QObject {
    Q_OBJECT
private slots:
    void adjusts_data();
    void adjusts();
    void leavesWhatWasImpossibleBefore();
    void keepsTheRest();
    void adoptsWithSources();
    void adoptedModelIsKeptInTheFile();
    void publishedEntryIsKeptInTheFile();
    void badOwnEntries_data();
    void badOwnEntries();
    void refusedModelChangesNothing();
    void entryFileIsAModel();
};

namespace {

QStringList told(const std::vector<Text>& notes) {
    QStringList sentences;
    for (const auto& note : notes)
        sentences << text(english(note));
    return sentences;
}

QString source(const Scenario& scenario, Parameter parameter) {
    return text(english(source_of(scenario, parameter)));
}

Scenario reread(const Scenario& scenario) {
    auto loaded = read_scenario(write_scenario(scenario), "f");
    if (!loaded)
        throw std::invalid_argument(english(loaded.error()));
    return loaded->scenario;
}

} // namespace

void TestSwap::adjusts_data() {
    QTest::addColumn<QStringList>("before");
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QStringList>("notes");
    QTest::newRow("same number of experts") << QStringList{} << ""
                                            << "deepseek-v3.2" << QStringList{};
    // 128 experts on 144 GPUs: 16 more give each GPU one; on 32 GPUs 128 divide evenly as they are, and 128 +
    // 32 do.
    QTest::newRow("fewer experts") << QStringList{} << ""
                                   << "glm-4.5-air"
                                   << QStringList{
                                          "Decode unit: 16 redundant experts instead of 32, so that 128 "
                                          "experts fill EP144 evenly."};
    QTest::newRow("no MTP layers")
        << QStringList{} << ""
        << "kimi-k2"
        << QStringList{"Decode unit: 48 redundant experts instead of 32, so that 384 "
                       "experts fill EP144 evenly.",
                       "Draft tokens: 0\u2009tok instead of 1\u2009tok, since this model has no MTP layers.",
                       "Tokens per step (MTP): 1\u2009tok instead of 1.8\u2009tok, since this model has no "
                       "MTP layers."};
    QTest::newRow("heads that TP does not divide")
        << QStringList{"decode.attention_tp=16"} << ""
        << "llama-4-maverick"
        << QStringList{
               "Decode unit: 16 redundant experts instead of 32, so that 128 experts fill EP144 evenly.",
               "Decode unit: attention TP8 instead of TP16, which does not divide 40 heads.",
               "Draft tokens: 0\u2009tok instead of 1\u2009tok, since this model has no MTP layers.",
               "Tokens per step (MTP): 1\u2009tok instead of 1.8\u2009tok, since this model has no MTP "
               "layers."};
    QTest::newRow("no experts") << QStringList{"decode.draft_tokens=0", "decode.tokens_per_step=1"} << ""
                                << "llama-3.1-70b" << QStringList{};
    QTest::newRow("GPU without FP8") << QStringList{} << "a100-80g-sxm"
                                     << ""
                                     << QStringList{
                                            "Weights: BF16 instead of FP8, which this GPU does not have."};
    QTest::newRow("larger GPU") << QStringList{} << "h200-sxm"
                                << "" << QStringList{};
}

void TestSwap::adjusts() {
    QFETCH(QStringList, before);
    QFETCH(QString, gpu);
    QFETCH(QString, model);
    std::vector<std::string> assignments;
    for (const auto& assignment : before)
        assignments.push_back(assignment.toStdString());
    auto scenario = edited(opening(), assignments);
    const auto kind = gpu.isEmpty() ? CatalogKind::model : CatalogKind::gpu;
    const auto notes = swap_entry(scenario, kind, (gpu + model).toStdString());
    QVERIFY(notes);
    QTEST(told(*notes), "notes");
    QCOMPARE(text(scenario.inputs.catalog_id(kind)), gpu + model);
    const auto plan = evaluate(scenario);
    QVERIFY(plan["model.routed_experts"_in] == 0 || plan["decode.empty_slots"_fig] == 0);
    for (const auto& finding : check_plan(plan))
        QVERIFY2(finding.severity == Severity::note || text(english(finding.text)).contains("fit"),
                 qPrintable(text(english(finding.text))));
}

void TestSwap::leavesWhatWasImpossibleBefore() {
    auto scenario = edited(opening(), {"decode.redundant_experts=5", "decode.attention_tp=3"});
    const auto notes = swap_entry(scenario, CatalogKind::model, "deepseek-v3.2");
    QVERIFY(notes);
    QCOMPARE(told(*notes), QStringList{});
    QCOMPARE(scenario.value("decode.redundant_experts"_in), 5.0);
}

void TestSwap::keepsTheRest() {
    auto scenario = edited(opening(), {"decode.context_tokens=8000", "pricing.gpu_hour_usd=3"});
    const auto before = scenario.inputs;
    QVERIFY(swap_entry(scenario, CatalogKind::gpu, "h200-sxm"));
    for (std::size_t index = 0; index < parameter_count; ++index)
        if (parameter_table[index].group() != "gpu")
            QVERIFY(same_value(scenario.inputs.values[index], before.values[index]));
    QVERIFY(!swap_entry(scenario, CatalogKind::gpu, "h900"));
}

void TestSwap::adoptsWithSources() {
    auto scenario = opening();
    const auto model = imported_file("c09-qwen3-32b-fp8-static");
    const auto notes = adopt_model(scenario, model);
    QVERIFY(notes);
    QCOMPARE(
        told(*notes),
        (QStringList{"KV cache is now FP8, as the file says (quantization_config.kv_cache_scheme).",
                     "Draft tokens: 0\u2009tok instead of 1\u2009tok, since this model has no MTP layers.",
                     "Tokens per step (MTP): 1\u2009tok instead of 1.8\u2009tok, since this model has no MTP "
                     "layers."}));
    QCOMPARE(source(scenario, "model.layers"_in), "config.json: num_hidden_layers");
    QCOMPARE(source(scenario, "model.tied_embeddings"_in), "config.json: tie_word_embeddings");
    set_value(scenario, "model.layers"_in, 32);
    QCOMPARE(source(scenario, "model.layers"_in), "set in this plan");
}

void TestSwap::adoptedModelIsKeptInTheFile() {
    auto scenario = opening();
    QVERIFY(adopt_model(scenario, imported_file("c16-mimo-v2-flash")));
    const auto again = reread(scenario);
    QVERIFY(again == scenario);
    QCOMPARE(source(again, "model.window_layers"_in), "config.json: hybrid_layer_pattern");
    QVERIFY(again.origin->published.own_entry(CatalogKind::model) == nullptr);
    auto back = again;
    QVERIFY(swap_entry(back, CatalogKind::model, "deepseek-v3"));
    QVERIFY(back.inputs.own_entry(CatalogKind::model) == nullptr);
}

void TestSwap::publishedEntryIsKeptInTheFile() {
    auto scenario = opening();
    QVERIFY(adopt_model(scenario, imported_file("c16-mimo-v2-flash")));
    adopt_as_published(scenario);
    QVERIFY(reread(scenario) == scenario);
    QCOMPARE(source(scenario, "model.layers"_in), "config.json: num_hidden_layers");
    QVERIFY(swap_entry(scenario, CatalogKind::model, "deepseek-v3"));
    QVERIFY(reread(scenario) == scenario);
    auto other = scenario;
    QVERIFY(
        adopt_model(other, imported(patched("c01-deepseek-v3", R"({"_name_or_path": "own/Other-Model"})"))));
    QCOMPARE(text(other.inputs.model_id), "other-model");
    QVERIFY(reread(other) == other);
}

void TestSwap::badOwnEntries_data() {
    QTest::addColumn<QString>("entries");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* entries, const char* says) {
        QTest::newRow(entries) << QString(entries) << QString(says);
    };
    row("[]", "own_entries: must be an object of catalog entries");
    row(R"({"model": 5})",
        "own_entries.model.format: is no catalog entry: its format must be “moe-planner-model”");
    row(R"({"model": {"format": "moe-planner-model", "id": "x", "values": {"layers": -1}}})",
        "own_entries.model.layers: −1 is not possible; a whole number from 0 to 1,000");
}

void TestSwap::badOwnEntries() {
    QFETCH(QString, entries);
    QFETCH(QString, says);
    for (const auto& [place, before, after] :
         {std::tuple{"", "", ""}, std::tuple{"published.", R"("published": {)", "}"}}) {
        const auto content = R"({"format": "moe-planner-scenario", "version": 1, )" + std::string(before) +
                             R"("own_entries": )" + entries.toStdString() + after + "}";
        const auto loaded = read_scenario(content, "f");
        QVERIFY(!loaded);
        QCOMPARE(text(english(loaded.error())), QString("f: ") + place + says);
    }
}

void TestSwap::refusedModelChangesNothing() {
    auto scenario = opening();
    QVERIFY(!adopt_model(scenario, imported_file("c04-deepseek-v4-flash")));
    QVERIFY(scenario == opening());
}

void TestSwap::entryFileIsAModel() {
    const auto entry = catalog_entry(imported_file("c13-gpt-oss-120b"));
    QVERIFY(entry);
    const auto written = catalog_entry_json(CatalogKind::model, *entry).dump();
    const auto read = read_catalog_entry(CatalogKind::model, written, "f");
    QVERIFY(read);
    QVERIFY(*read == *entry);
    for (const auto* sources : {R"([])", R"({"model.layers": 5})"}) {
        auto json = Json::parse(written);
        json["sources"] = Json::parse(sources);
        QVERIFY(!read_catalog_entry(CatalogKind::model, json.dump(), "f"));
    }
}

QTEST_APPLESS_MAIN(TestSwap)
#include "tst_swap.moc"
