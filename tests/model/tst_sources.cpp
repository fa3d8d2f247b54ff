// SPDX-License-Identifier: GPL-3.0-or-later
// Where a value comes from: nothing may claim a source that speaks of another value.
#include "model/catalog/catalog.h"
#include "model/scenario/scenario_json.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestSources : public QObject {
    Q_OBJECT
private slots:
    void said_data();
    void said();
    void fileWithoutSources();
};

namespace {

QString source(const Scenario& scenario, std::string_view id) {
    return text(english(source_of(scenario, *find_parameter(id))));
}

} // namespace

void TestSources::said_data() {
    QTest::addColumn<QStringList>("edits");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("contains");
    const auto row = [](const char* id, const QStringList& edits, const char* contains) {
        QTest::addRow("%s after %s", id, qPrintable(edits.join(' ')))
            << edits << QString(id) << QString(contains);
    };
    row("measured.peak_nodes", {}, "open-infra-index");
    row("prefill.prompt_tokens", {}, "a guess: not published"); // the table's own, which the preset leaves
    row("gpu.hbm_bandwidth", {}, "H800 SXM: deepseek-ai/FlashMLA");
    row("decode.ep", {}, "follows nodes × GPUs per node");
    row("decode.ep", {"decode.ep=72"}, "set in this plan");
    row("decode.nodes", {"decode.nodes=9"}, "set in this plan");
    row("decode.nodes", {"decode.nodes=9", "decode.nodes=18"}, "open-infra-index"); // as published again
    row("gpu.hbm_bandwidth", {"gpu.hbm_bandwidth=3TB/s"}, "set in this plan");
    // Values of another catalog entry are that entry's, also where they happen to be the same.
    // A profile is many fits and some guesses: each constant names its own source while it has the value of
    // that.
    row("efficiency.forward_pass", {}, "a guess, 0 to 6 ms");
    row("efficiency.mla_compute", {}, "fitted on InferSim mla-decode-h800");
    row("efficiency.mla_compute", {"efficiency.mla_compute=0.8"}, "set in this plan");
    row("efficiency.mla_compute", {"efficiency.profile=ideal"}, "definition: every kernel");
    row("efficiency.mla_compute", {"efficiency.profile=ideal", "efficiency.mla_compute=0.8"},
        "set in this plan");
    row("model.layers", {"model=qwen3-235b-a22b"}, "Qwen--Qwen3-235B-A22B_config.json");
    row("model.layers", {"model=kimi-k2"}, "moonshotai--Kimi-K2-Instruct_config.json"); // 61 as well
    row("model.layers", {"model=kimi-k2", "model.layers=60"}, "set in this plan");
}

void TestSources::said() {
    QFETCH(QStringList, edits);
    QFETCH(QString, id);
    QFETCH(QString, contains);
    auto scenario = opening();
    for (const auto& edit : edits)
        QVERIFY(assign(scenario, edit.toStdString()));
    const auto says = source(scenario, id.toStdString());
    QVERIFY2(says.contains(contains), qPrintable(says));
}

void TestSources::fileWithoutSources() {
    const auto loaded =
        read_scenario(R"({"format": "moe-planner-scenario", "version": 1, "gpu": {"id": "h200-sxm"},
                                          "decode": {"nodes": 2, "redundant_experts": 32}})",
                      "f");
    QVERIFY(loaded);
    QCOMPARE(source(loaded->scenario, "decode.nodes"), "stated without a source");
    QCOMPARE(source(loaded->scenario, "gpu.memory"), text(find_entry(CatalogKind::gpu, "h200-sxm")->source));
    QVERIFY(source(loaded->scenario, "decode.draft_tokens").contains("hand calculation")); // the default
}

QTEST_APPLESS_MAIN(TestSources)
#include "tst_sources.moc"
