// SPDX-License-Identifier: GPL-3.0-or-later
// Writing and reading scenarios: what is kept, and how it stands in the file. Random ones:
// tst_properties.cpp.
#include "model/files/json_text.h"
#include "tests/model/support.h"

using namespace planner;
using namespace planner::testing;

class TestScenarioFile : public QObject {
    Q_OBJECT
private slots:
    void roundTrip_data();
    void roundTrip();
    void keysCarryUnits();
    void numbersAreShort();
    void unknownKeysAreKeptAndReported();
    void changedFromPublished();
    void anotherModelThanPublished();
    void whatIsLeftOutIsNotGuessed();
    void byteOrderMarkIsAccepted();
    void orderOfKeysDoesNotMatter();
};

namespace {

constexpr const char* header = R"("format": "moe-planner-scenario", "version": 1)";

std::string file_with(const std::string& rest) { return std::string("{") + header + ", " + rest + "}"; }

} // namespace

void TestScenarioFile::roundTrip_data() {
    QTest::addColumn<QStringList>("edits");
    const auto row = [](const char* name, const QStringList& edits) { QTest::newRow(name) << edits; };
    row("as shipped", {});
    row("unlinked", {"decode.ep=72", "decode.requests_per_rank=12.5", "service.node_source=sized"});
    row("missing", {"pricing.gpu_hour_usd=none", "gpu.fp8_flop_per_s=none", "network.nic_bandwidth=none"});
    row("words", {"decode.overlap=none", "precision.weights=fp4", "model.attention_kind=gqa"});
    row("other catalog entries", {"model=kimi-k2", "gpu=b200-sxm"});
    row("no short decimal", {"prefill.cache_hit_rate=0.3333333333333333", "decode.context_tokens=1e-9"});
    row("large", {"workload.input_tokens_per_day=1e18", "prefill.comm_buffer=999999999999"});
}

void TestScenarioFile::roundTrip() {
    QFETCH(QStringList, edits);
    auto scenario = opening();
    for (const auto& edit : edits)
        QVERIFY2(assign(scenario, edit.toStdString()) || edit.contains("context_tokens"), qPrintable(edit));
    const auto read = read_scenario(write_scenario(scenario), "test");
    QVERIFY(read);
    QVERIFY(read->scenario == scenario);
    QVERIFY(read->notices.empty());
    QCOMPARE(text(write_scenario(read->scenario)), text(write_scenario(scenario)));
}

void TestScenarioFile::keysCarryUnits() {
    const auto written = text(write_scenario(edited(opening(), {"network.nic_bandwidth=400Gb/s"})));
    for (const char* line : {R"("nic_bandwidth_bytes_per_s": 50000000000)",
                             R"("fp8_flop_per_s": 1979000000000000)", R"("comm_buffer_bytes": 2000000000)",
                             R"("gpu_hour_usd": 2)", R"("input_hit_usd_per_million": 0.14)",
                             R"("overlap": "five-stage")", R"("ep": "linked")", R"("fp4_flop_per_s": null)"})
        QVERIFY2(written.contains(line), line);
    QVERIFY(written.startsWith("{\n  \"format\": \"moe-planner-scenario\",\n  \"version\": 1,\n"));
    QVERIFY(written.endsWith("}\n"));
}

void TestScenarioFile::numbersAreShort() {
    const auto written = text(write_scenario(edited(opening(), {"memory.usable_fraction=88 %"})));
    QVERIFY(written.contains("\"usable_fraction\": 0.88,\n"));
}

void TestScenarioFile::unknownKeysAreKeptAndReported() {
    const auto content = file_with(
        R"("reviewer": {"name": "梅", "tags": [1, 2.5, null]}, "decode": {"nodes": 4, "colour": "red"},
        "published": {"decode": {"shade": 7}, "later": true}, "a/b~c": 1)");
    const auto loaded = read_scenario(content, "f");
    QVERIFY(loaded);
    QStringList notices;
    for (const auto& notice : loaded->notices)
        notices << text(english(notice));
    notices.sort();
    const QString says = ": is not known to this version; it is kept as it is";
    QCOMPARE(notices,
             (QStringList{"f: a/b~c" + says, "f: decode.colour" + says, "f: published.decode.shade" + says,
                          "f: published.later" + says, "f: reviewer" + says}));
    const auto written = write_scenario(loaded->scenario);
    const auto json = *parse_json(written, "written");
    QCOMPARE(json["reviewer"]["name"].get<std::string>(), "梅");
    QCOMPARE(json["reviewer"]["tags"].dump(), "[1,2.5,null]");
    QCOMPARE(json["decode"]["colour"].get<std::string>(), "red");
    QCOMPARE(json["decode"]["nodes"].get<int>(), 4);
    QCOMPARE(json["published"]["decode"]["shade"].get<int>(), 7);
    QCOMPARE(json["published"]["later"].get<bool>(), true);
    QCOMPARE(json["a/b~c"].get<int>(), 1);
    QCOMPARE(text(write_scenario(read_scenario(written, "f")->scenario)), text(written));
}

void TestScenarioFile::changedFromPublished() {
    const auto scenario = edited(opening(), {"decode.nodes=36", "decode.requests_per_rank=50"});
    const auto json = *parse_json(write_scenario(scenario), "written");
    // Only what differs, as it was.
    QCOMPARE(json["published"].dump(), R"({"decode":{"nodes":18,"requests_per_rank":"linked"}})");
    const auto read = read_scenario(write_scenario(scenario), "f");
    QVERIFY(read);
    QVERIFY(is_changed(read->scenario, "decode.nodes"_in));
    QVERIFY(!evaluate(read->scenario).is_published);
    auto back = read->scenario;
    reset(back, "decode.nodes"_in);
    reset(back, "decode.requests_per_rank"_in);
    QVERIFY(back == opening());
    auto adopted = scenario;
    adopt_as_published(adopted);
    QVERIFY(!parse_json(write_scenario(adopted), "f")->contains("published"));
    QVERIFY(evaluate(adopted).is_published);
}

void TestScenarioFile::anotherModelThanPublished() {
    // The published plan changed a dimension of its model, and the plan now happens to have the same one.
    auto scenario = edited(opening(), {"model.layers=94"});
    adopt_as_published(scenario);
    scenario = edited(scenario, {"model=qwen3-235b-a22b"});
    QCOMPARE(scenario.value("model.layers"_in), 94.0);
    const auto read = read_scenario(write_scenario(scenario), "f");
    QVERIFY(read);
    QVERIFY(read->scenario == scenario);
}

void TestScenarioFile::whatIsLeftOutIsNotGuessed() {
    const auto loaded = read_scenario(file_with(R"("decode": {"nodes": 2})"), "f");
    QVERIFY(loaded);
    const auto plan = evaluate(loaded->scenario);
    QCOMPARE(plan["decode.ep"_in], 16.0); // links that nobody names are followed
    for (const char* id :
         {"service.cost_per_day_usd", "service.revenue_per_day_usd", "measured.decode.step_s",
          "decode.memory.kv_bytes"}) // requests follow a measurement that is not given
        QVERIFY2(is_missing(plan[figure(id)]), id);
}

void TestScenarioFile::byteOrderMarkIsAccepted() {
    const auto loaded = read_scenario("\xef\xbb\xbf" + write_scenario(opening()), "f");
    QVERIFY(loaded);
    QVERIFY(loaded->scenario == opening());
}

void TestScenarioFile::orderOfKeysDoesNotMatter() {
    const auto loaded = read_scenario(
        std::string(R"({"gpu": {"memory_bytes": 1e11, "id": "h200-sxm"}, )") + header + "}", "f");
    QVERIFY(loaded);
    QCOMPARE(loaded->scenario.value("gpu.memory"_in), 1e11); // stated beside the entry's name: counts
    QCOMPARE(loaded->scenario.value("gpu.hbm_bandwidth"_in), 4.8e12);
}

QTEST_APPLESS_MAIN(TestScenarioFile)
#include "tst_scenario_file.moc"
