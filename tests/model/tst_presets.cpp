// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped scenarios: complete, canonical, and with a source for every published figure.
#include "model/analysis/validation.h"
#include "model/catalog/catalog.h"
#include "model/catalog/catalog_texts.h"
#include "model/catalog/preset_texts.h"
#include "model/files/file_access.h"
#include "tests/model/support.h"

#include <algorithm>
#include <filesystem>
#include <set>

using namespace planner;
using namespace planner::testing;

class TestPresets : public QObject {
    Q_OBJECT
private slots:
    void names();
    void namesCanBeTranslated();
    void canonical_data() { files(); }
    void canonical();
    void nothingUnknown_data() { files(); }
    void nothingUnknown();
    void sources();
    void catalogTextsCanBeTranslated();
    void catalogValuesAreTheCatalogs();
    void exerciseOneIsExact();
    void openByIdOrPath();

private:
    static void files();
};

void TestPresets::names() {
    QStringList ids;
    for (const auto& scenario : presets())
        ids << text(scenario.id);
    QCOMPARE(ids.first(), opening_preset);
    for (const char* id : {"deepseek-v3-online", "deepseek-v3-decode-ep144", "deepseek-v3-prefill-ep32",
                           "deepseek-v3-decode-ep320", "exercise-gqa-qwen3-235b", "exercise-nic-800g",
                           "deepseek-profile-decode-ep128", "deepseek-profile-prefill-ep32", "sglang-96xh100",
                           "deepseek-v3.2-sparse"})
        QVERIFY2(ids.contains(id), id);
    QVERIFY(std::is_sorted(ids.begin() + 1, ids.end()));
}

void TestPresets::namesCanBeTranslated() {
    for (const auto& scenario : presets())
        for (const auto& words : {scenario.name, scenario.description})
            QVERIFY2(std::find(preset_texts.begin(), preset_texts.end(), words) != preset_texts.end(),
                     words.c_str());
    QCOMPARE(preset_texts.size(), 2 * presets().size());
}

void TestPresets::files() {
    QTest::addColumn<QString>("path");
    for (const auto& entry : std::filesystem::directory_iterator(PLANNER_PRESETS "/scenarios"))
        QTest::newRow(entry.path().stem().c_str()) << text(entry.path().string());
}

void TestPresets::canonical() {
    QFETCH(QString, path);
    const auto content = read_file(path.toStdString());
    QVERIFY(content);
    const auto loaded = read_scenario(*content, path.toStdString());
    QVERIFY2(loaded, loaded ? "" : english(loaded.error()).c_str());
    QCOMPARE(text(write_scenario(loaded->scenario)), text(*content));
    QCOMPARE(text(loaded->scenario.id), QString(QTest::currentDataTag()));
}

void TestPresets::nothingUnknown() {
    QFETCH(QString, path);
    const auto loaded = load_scenario(path.toStdString());
    QVERIFY(loaded);
    QVERIFY(loaded->notices.empty());
    QVERIFY(!loaded->scenario.name.empty() && !loaded->scenario.description.empty());
}

void TestPresets::sources() {
    for (const auto& scenario : presets())
        for (std::size_t index = 0; index < parameter_count; ++index) {
            const auto parameter = static_cast<Parameter>(index);
            const auto source = english(source_of(scenario, parameter));
            QVERIFY2(!source.empty(), parameter_table[index].id.data());
        }
    // Sources name parameters that exist, or a catalog.
    for (const auto& scenario : presets())
        for (const auto& [id, source] : scenario.origin->sources) {
            QVERIFY2(find_parameter(id) || kind_of(id), id.c_str());
            QVERIFY2(!source.empty(), id.c_str());
        }
    for (const char* id : {"measured.decode_tokens_per_node_s", "measured.average_nodes", "decode.nodes",
                           "workload.input_tokens_per_day", "pricing.output_usd_per_million"})
        QVERIFY2(text(english(source_of(opening(), *find_parameter(id)))).contains("open-infra-index"), id);
}

void TestPresets::catalogTextsCanBeTranslated() {
    std::set<std::string> names;
    std::set<std::string> stated;
    std::set<std::string> said;
    for (const auto kind :
         {CatalogKind::model, CatalogKind::gpu, CatalogKind::efficiency, CatalogKind::prices})
        for (const auto& entry : catalog(kind)) {
            names.insert(entry.name);
            if (kind == CatalogKind::model || kind == CatalogKind::gpu)
                continue; // their names are proper names, and their sources are lists of files and pages
            QVERIFY2(std::find(catalog_names.begin(), catalog_names.end(), entry.name) != catalog_names.end(),
                     entry.name.c_str());
            stated.insert(entry.source);
            said.insert(entry.notes);
            for (const auto& [id, why] : entry.unverified)
                said.insert(why);
        }
    for (const auto& scenario : presets())
        for (const auto& [id, source] : scenario.origin->sources)
            if (source.find(": ") != std::string::npos || source.find('.') == std::string::npos)
                stated.insert(source); // others name a file
    std::set<std::string> known(stated_sources.begin(), stated_sources.end());
    known.insert(default_sources.begin(), default_sources.end());
    for (const auto& source : stated)
        QVERIFY2(known.count(source) == 1, source.c_str());
    QVERIFY(std::set<std::string>(entry_notes.begin(), entry_notes.end()) == said);
    std::set<std::string> notes;
    for (const auto& measurement : measurements())
        for (const auto& observation : measurement.observations)
            if (!observation.note.empty())
                notes.insert(observation.note);
    QVERIFY(std::set<std::string>(measurement_notes.begin(), measurement_notes.end()) == notes);
    // Nothing is left that no file says.
    for (const char* name : catalog_names)
        QVERIFY2(names.count(name) == 1, name);
    for (const char* source : default_sources)
        QVERIFY2(
            std::any_of(parameter_table.begin(), parameter_table.end(),
                        [source](const auto& entry) { return std::string_view(entry.source) == source; }),
            source);
    for (const auto& scenario : presets())
        for (const auto& [id, source] : scenario.origin->sources)
            stated.insert(source);
    for (const char* source : stated_sources)
        QVERIFY2(stated.count(source) == 1, source);
}

void TestPresets::catalogValuesAreTheCatalogs() {
    for (const auto& scenario : presets()) {
        auto filled = scenario.inputs;
        apply(*find_entry(CatalogKind::model, filled.model_id), CatalogKind::model, filled);
        apply(*find_entry(CatalogKind::gpu, filled.gpu_id), CatalogKind::gpu, filled);
        apply(*find_entry(CatalogKind::efficiency, filled.efficiency_id), CatalogKind::efficiency, filled);
        if (!filled.pricing_id.empty())
            apply(*find_entry(CatalogKind::prices, filled.pricing_id), CatalogKind::prices, filled);
        QVERIFY2(filled == scenario.inputs, scenario.id.c_str());
    }
}

void TestPresets::exerciseOneIsExact() {
    // Issue 2, point 5.
    const auto scenario = preset("exercise-gqa-qwen3-235b");
    QVERIFY(!is_following(scenario, "decode.requests_per_rank"_in));
    QCOMPARE(scenario.value("decode.requests_per_rank"_in), 88.0);
    QCOMPARE(scenario.value("decode.context_tokens"_in), 5000.0);
    QCOMPARE(scenario.value("decode.draft_tokens"_in), 0.0);
    QCOMPARE(scenario.value("decode.tokens_per_step"_in), 1.0);
    QCOMPARE(scenario.value("decode.redundant_experts"_in), 16.0);
    const auto plan = evaluate(scenario);
    QCOMPARE(plan["decode.ep"_in], 144.0);
    QCOMPARE(plan["model.shared_expert_params"_fig], 0.0);
    QCOMPARE(plan["chapter.expert_params"_in], 3.0 * 4096 * 1536); // exact constants
    QCOMPARE(plan["chapter.attention_params_per_layer"_in], plan["model.attention_params_per_layer"_fig]);
}

void TestPresets::openByIdOrPath() {
    QVERIFY(open_scenario("exercise-nic-800g"));
    QVERIFY(open_scenario(PLANNER_PRESETS "/scenarios/exercise-nic-800g.json"));
    const auto neither = open_scenario("exercise-nic");
    QVERIFY(!neither);
    QVERIFY(
        text(english(neither.error()))
            .startsWith("exercise-nic: is neither a file nor a preset; presets are deepseek-v3-online, "));
}

QTEST_APPLESS_MAIN(TestPresets)
#include "tst_presets.moc"
